import Foundation
import UniformTypeIdentifiers

/// The tree of nodes of one window, with the schedule for its updates.
///
/// An update has five steps, each of which ends before the next begins: invalidated nodes are evaluated, containers
/// receive their elements, hosts pass these to assistive technologies, widgets receive their child widgets, and views
/// that appeared, disappeared or changed are committed. The host performs the layout, which it requests when it draws.
///
/// The graph, its nodes and their elements reference each other until the graph's owner calls ``remove()``, when the
/// window closes.
@MainActor
package final class ViewGraph {
    package let host: any ViewHost
    /// The link by which the graph is known without being kept.
    nonisolated let link = GraphLink()
    /// The services that the rooms above provide to the engine.
    let rooms: any RoomsAbove
    private var services: [ObjectIdentifier: any GraphService] = [:]
    /// The number of bodies that have been evaluated. Used by tests.
    package private(set) var bodyEvaluations = 0
    /// A number that is incremented when all sizes may have changed, for example with the font. Sizes cached under another number are
    /// stale.
    package private(set) var layoutGeneration = 0

    /// A number that increases with each update.
    private(set) var turn = 0

    /// The transaction of the current change.
    private(set) var transaction = Transaction()
    /// A Boolean value that indicates whether a view changes the transaction of those inside.
    var hasTransactionChanges = false
    /// A Boolean value that indicates whether a view has kept room free at its edges; else none has to look for it.
    var hasSafeAreas = false
    /// The element that is placing those inside.
    var arrangement: Arrangement?
    private(set) lazy var animations = AnimationSchedule { [link] in link.graph?.perform($0) }

    /// The turns in which an evaluation has changed a value that another has read.
    private var changingEvaluations = TurnLimit()
    private var lastSerial = 0
    /// The followers of the window's layout.
    var followers = LayoutFollowers()
    private var guides: Set<AlignmentKey> = [.firstTextBaseline, .lastTextBaseline]
    private(set) var root: ViewNode?
    private var invalid = InvalidNodes()
    private var pending = PendingChanges()
    private var isScheduled = false
    private var isUpdating = false
    private var ending = WorkAfterUpdate()
    private var stateChanges = StateChanges()

    /// The contents of the window; nil after the graph has been removed.
    package private(set) var content: ViewRoot!
    /// The root of the layout; nil after the graph has been removed.
    package var rootElement: LayoutElement! { content?.element }

    /// Builds the tree for a view.
    /// - Parameters:
    ///   - view: The content of the window.
    ///   - environment: The environment of the root.
    ///   - host: The host of the tree.
    ///   - rooms: The services that the rooms above provide to the engine.
    init<Content: View>(
        _ view: Content,
        environment: EnvironmentValues,
        host: any ViewHost,
        rooms: any RoomsAbove
    ) {
        (self.host, self.rooms) = (host, rooms)
        link.graph = self
        perform {
            let inputs = NodeInputs(graph: self, parent: nil, environment: environment)
            let node = rooms.makeRoot(RootView(content: view), inputs)
            root = node
            content = node.root
        }
    }

    deinit { link.graph = nil }

    /// The object of a type that belongs to the graph.
    func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
        if let known = services[ObjectIdentifier(type)] as? Service { return known }
        let service = Service()
        services[ObjectIdentifier(type)] = service
        return service
    }

    /// Removes the tree. All views disappear, and everything that the graph keeps is released.
    package func remove() {
        guard let root else { return }
        root.remove()
        animations.removeAll()
        for service in services.values { service.updateDidEnd() }
        self.root = nil
        content = nil
        // What ends with these may look at the graph, which has none of it by then.
        let ended = (followers, invalid, pending)
        (followers, invalid, pending) = (LayoutFollowers(), InvalidNodes(), PendingChanges())
        withExtendedLifetime(ended) {}
        while makeNextChanges() {}
        stateChanges.close()
        runAfterUpdate()
    }

    /// Records that a view sets an alignment guide.
    func addGuide(_ key: AlignmentKey) { guides.insert(key) }

    /// Returns whether some view may set a guide. Most are set by none, and then nothing inside needs to be asked.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool { guides.contains(key) }

    /// Returns the number of a new node.
    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    // MARK: Invalidation

    /// Reports that a value that a node has read has changed.
    func invalidate(_ node: ViewNode) {
        guard !node.isRemoved, !Evaluation.isRunning || takesChangeByEvaluation(of: node) else { return }
        let transaction = Transaction.current
        invalid.insert(node, with: transaction)
        hold(transaction)
        schedule()
    }

    /// Logs once that an evaluation changes a value that a node has read, and returns whether the change is followed,
    /// which ends for endless changes.
    private func takesChangeByEvaluation(of node: ViewNode) -> Bool {
        if ReportedOnce.first("evaluation", of: node.describedType) {
            BackgroundLogger(label: "SwiftUI.State").warning(
                "The state of a view is written while a body is evaluated, which has the body evaluated again: \(node.describedType). After a hundred times in a row it is not. Write state in the actions of controls and gestures, in onAppear, onChange or task."
            )
        }
        return changingEvaluations.allows(turn)
    }

    /// Notes that a node was evaluated, or will never be.
    func forget(_ node: ViewNode) { invalid.remove(node) }

    // MARK: Transactions

    /// Makes a change of state now, or in an update of its own where changes with another transaction are to be evaluated before it.
    /// - Parameters:
    ///   - transaction: The transaction of the change.
    ///   - change: Tells the readers of the state, and returns whether there are some.
    ///   - wait: Called where the change waits; returns what makes it.
    func change(with transaction: Transaction, _ change: () -> Bool, orWait wait: () -> (() -> Void)) {
        // A change that an evaluation makes is a mistake, and belongs to what is evaluated.
        guard !Evaluation.isRunning, root != nil, !stateChanges.isOpen(for: transaction) else {
            guard transaction.perform(change), !Evaluation.isRunning, root != nil else { return }
            stateChanges.didChange(with: transaction)
            return schedule()
        }
        stateChanges.add(wait(), with: transaction)
        schedule()
    }

    /// Makes the changes of the next transaction that waits.
    /// - Returns: Whether there were some.
    private func makeNextChanges() -> Bool {
        guard let next = stateChanges.takeNext() else { return false }
        stateChanges.didChange(with: next.transaction)
        next.transaction.perform { for change in next.changes { change() } }
        return true
    }

    /// Makes the completions of animations wait until the animations of a change are known.
    private func hold(_ transaction: Transaction) {
        guard !transaction.completions.isEmpty else { return }
        for completion in transaction.completions { completion.hold() }
        afterUpdate { for completion in transaction.completions { completion.release() } }
    }

    /// Follows a change with its transaction.
    func with<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// Returns the transaction of the change that a node follows, which views around may have changed.
    private func transaction(_ transaction: Transaction, for node: ViewNode) -> Transaction {
        guard hasTransactionChanges else { return transaction }
        var changes: [any TransactionChangingNode] = []
        var next = node.parent
        while let node = next {
            if let change = node as? any TransactionChangingNode { changes.append(change) }
            next = node.parent
        }
        return changes.reversed().reduce(into: transaction) { $1.change(&$0) }
    }

    /// Returns the transaction of the change that a node follows: that of the running update, with the changes for the
    /// node itself.
    func transaction(for node: ViewNode) -> Transaction {
        guard let own = invalid.transaction(of: node), !own.isEmpty else { return transaction }
        return transaction.merging(own)
    }

    /// A Boolean value that indicates whether any animation is in progress.
    package var isAnimating: Bool { animations.isRunning }

    /// Sets the clock of the window, which drives animations.
    package func setFrameClock(_ clock: any FrameClock) { animations.clock = clock }

    /// Reports that a node is about to evaluate a body.
    func willEvaluateBody(of node: ViewNode) {
        forget(node)
        bodyEvaluations += 1
    }

    /// Notes that the elements of a container may have changed.
    func outputsDidChange(in container: any OutputContainer) {
        pending.containers.insert(container, ObjectIdentifier(container))
        schedule()
    }

    /// Notes that the accessibility elements of a window or a row may have changed.
    func accessibilityDidChange(in element: LayoutElement) {
        pending.accessibility.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Reports that the widgets inside an element have changed, which has a widget itself or is laid out by a host.
    func widgetsDidChange(in element: LayoutElement) {
        pending.widgets.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Reports that the size of an element that a host lays out may have changed.
    func sizeDidChange(in element: LayoutElement) {
        pending.sizes.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Schedules a move of an element's content at the end of the update, without a layout.
    func move(_ element: DisplacedElement) {
        guard !element.isMoving else { return }
        element.isMoving = true
        pending.moving.append(element)
        schedule()
    }

    /// Schedules a call of a node's ``ViewNode/commit()`` for the time when all widgets of this update are in place.
    func commit(_ node: ViewNode) {
        pending.uncommitted.insert(node, ObjectIdentifier(node))
        schedule()
    }

    /// Notes that a geometry reader knows its size, or no longer exists.
    func didPlace(_ reader: LayoutElement) {
        guard followers.didPlace(reader) else { return }
        while let node = followers.popWaiting() { commit(node) }
    }

    /// A Boolean value that indicates whether anything in the window follows the positions of views.
    package var followsFrames: Bool { !followers.isEmpty }

    /// Reports that widgets were laid out or moved, for example by scrolling.
    /// - Parameter isLaidOut: Whether a layout has placed them, for which other work waits.
    package func framesDidChange(isLaidOut: Bool = true) {
        for element in followers.elements { element.framesMayHaveChanged() }
        guard isLaidOut else { return }
        for item in followers.takeWork() { item() }
    }

    /// Modifies the environment of the root, for example after a change of the desktop's theme.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        guard let root else { return }
        var environment = root.environment
        change(&environment)
        perform { root.setEnvironment(environment) }
    }

    /// Reports that all sizes may have changed even though no view has.
    package func allSizesDidChange() { layoutGeneration += 1 }

    /// Runs work once the update under way has ended, when widgets are in place.
    func afterUpdate(_ work: @escaping () -> Void) {
        ending.add(work)
        schedule()
    }

    /// Runs the action of a view that has disappeared once the actions of those that appear in the same update have run.
    ///
    /// Apple's framework keeps a view until the one in its place has appeared, except where its transition is the identity: the tests of
    /// OpenSwiftUI, which run on Apple's systems, have both orders (`AppearanceActionModifierCompatibilityTests`).
    func afterAppearing(_ work: @escaping () -> Void) {
        ending.addDisappearance(work)
        schedule()
    }

    /// Runs the action of a view that has appeared, before those of views that have disappeared in the same update.
    func beforeDisappearing(_ work: @escaping () -> Void) {
        ending.addAppearance(work)
        schedule()
    }

    /// Takes views out of the tree, which disappear before others appear.
    func disappearFirst(_ body: () -> Void) {
        let outer = ending.disappearsFirst
        ending.disappearsFirst = true
        body()
        ending.disappearsFirst = outer
    }

    private func schedule() {
        guard !isScheduled, !isUpdating else { return }
        isScheduled = true
        host.schedule { [link] in
            guard let graph = link.graph else { return }
            graph.isScheduled = false
            graph.update()
        }
    }

    // MARK: Update

    /// Evaluates the invalidated nodes, outer views first so that no view is evaluated twice.
    ///
    /// A node that the evaluation itself invalidates waits for the next turn, so a body that changes its own state does
    /// not keep the update from ending.
    package func update() {
        // Those that wait for their own update by now; actions of these updates may bring about further ones.
        let count = stateChanges.count
        evaluateChanges()
        for _ in 0..<count where makeNextChanges() { evaluateChanges() }
        if !stateChanges.isEmpty { schedule() }
    }

    /// Follows the changes that views bring about when they are first evaluated, such as those of preferences, before the window is shown:
    /// it opens with the size of all that it shows. Views that change without end are followed in later updates.
    package func settle() {
        for _ in 0..<8 where !invalid.isEmpty || !pending.containers.isEmpty || !stateChanges.isEmpty { update() }
    }

    private func evaluateChanges() {
        guard root != nil else { return }
        stateChanges.close()
        perform {
            for (node, transaction) in invalid.sorted where invalid.contains(node) {
                forget(node)
                with(self.transaction(transaction, for: node)) { node.refresh() }
            }
        }
    }

    /// Builds or changes views outside of an update, as for the preview of a drag, so their widgets are there when this
    /// returns.
    func perform<Result>(_ change: () -> Result) -> Result {
        guard !isUpdating else { return change() }
        isUpdating = true
        turn += 1
        let result = change()
        while let container = pending.containers.popFirst() { container.takeOutputs() }
        // GTK accepts a role only for widgets that are not shown yet, so this precedes placing them.
        while let element = pending.accessibility.popFirst() { element.layoutHost?.accessibilityDidChange?() }
        while let element = pending.widgets.popFirst() { element.updateWidgets() }
        let moved = pending.takeMoving()
        DisplacedElement.moveContents(of: moved)
        while let element = pending.sizes.popFirst() { element.layoutHost?.sizeDidChange() }
        isUpdating = false
        if !moved.isEmpty { host.widgetsDidMove() }
        commitChanges()
        for service in services.values { service.updateDidEnd() }
        runAfterUpdate()
        if !invalid.isEmpty || pending.needsUpdate { schedule() }
        return result
    }

    /// Makes a change in an update, in the same as others that follow the update that has just ended: views that have disappeared
    /// together are taken out in one layout.
    func performTogether(_ change: @escaping () -> Void) {
        guard ending.isRunning else { return perform(change) }
        ending.join(change)
    }

    private func commitChanges() {
        for node in pending.takeUncommitted() where !node.isRemoved { node.commit() }
    }

    private func runAfterUpdate() {
        guard let (work, isInside) = ending.begin() else { return }
        for item in work { item() }
        let changes = ending.end(isInside: isInside)
        guard !changes.isEmpty, root != nil else { return }
        perform { for change in changes { change() } }
    }
}

/// A reference to a graph that does not keep it. An object to which Swift's own weak references lead counts all its references more
/// slowly from then on, and each node and each element uses its graph.
final class GraphLink: @unchecked Sendable {
    /// The graph, until it ends.
    unowned(unsafe) fileprivate(set) var graph: ViewGraph?
}
