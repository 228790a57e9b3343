import Foundation
import UniformTypeIdentifiers

/// One window's tree of nodes, and the schedule by which it follows state.
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
    @exclusivity(unchecked) private var services: [ObjectIdentifier: any GraphService] = [:]
    /// The number of evaluated bodies, for tests.
    package private(set) var bodyEvaluations = 0
    /// Grows when all sizes may be others, as with another font; sizes kept under another number are stale.
    @exclusivity(unchecked) package private(set) var layoutGeneration = 0

    /// Grows with each update.
    @exclusivity(unchecked) private(set) var turn = 0

    /// The transaction of the change under way.
    @exclusivity(unchecked) private(set) var transaction = Transaction()
    /// A Boolean value that indicates whether a view changes the transaction of those inside.
    var hasTransactionChanges = false
    /// A Boolean value that indicates whether a view has kept room free at its edges; else none has to look for it.
    var hasSafeAreas = false
    /// The element that is placing those inside.
    @exclusivity(unchecked) var arrangement: Arrangement?
    private(set) lazy var animations = AnimationSchedule { [link] in link.graph?.perform($0) }

    /// The turns in which an evaluation has changed a value that another has read.
    private var changingEvaluations = TurnLimit()
    private var lastSerial = 0
    private var geometry: [ObjectIdentifier: any GeometryFollower] = [:]
    /// The geometry readers that have not been laid out, and so do not know their sizes.
    private var unplacedReaders: Set<ObjectIdentifier> = []
    /// The nodes inside of such readers that are committed when these know their sizes.
    private var waitingForPlace = OrderedObjects<ViewNode>()
    @exclusivity(unchecked) private var guides: Set<AlignmentKey> = [.firstTextBaseline, .lastTextBaseline]
    private(set) var root: ViewNode?
    // What changes is noted and taken over by calls that end before others begin, so checks of access would find nothing. A row that
    // comes near the screen would make some forty.
    @exclusivity(unchecked) private var dirty: [ObjectIdentifier: (node: ViewNode, transaction: Transaction)] = [:]
    @exclusivity(unchecked) private var changedContainers = OrderedObjects<any OutputContainer>()
    @exclusivity(unchecked) private var changedAccessibility = OrderedObjects<LayoutElement>()
    @exclusivity(unchecked) private var changedWidgets = OrderedObjects<LayoutElement>()
    @exclusivity(unchecked) private var changedSizes = OrderedObjects<LayoutElement>()
    /// The elements whose content is elsewhere than before.
    @exclusivity(unchecked) private var moving: [DisplacedElement] = []
    @exclusivity(unchecked) private var uncommitted = OrderedObjects<ViewNode>()
    @exclusivity(unchecked) private var isScheduled = false
    @exclusivity(unchecked) private var isUpdating = false
    @exclusivity(unchecked) private var afterUpdate: [() -> Void] = []
    /// Changes that the work after an update has asked for together.
    private var joinedChanges: [() -> Void] = []
    private var runsAfterUpdate = false
    private var afterLayout: [() -> Void] = []

    /// The contents of the window. It is nil after the graph is removed.
    package private(set) var content: ViewRoot!
    /// The root of the layout. It is nil once the graph was removed.
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

    /// Takes the tree down: every view disappears, and all that the graph held is let go.
    package func remove() {
        guard let root else { return }
        root.remove()
        animations.removeAll()
        for service in services.values { service.updateDidEnd() }
        self.root = nil
        content = nil
        geometry = [:]
        dirty = [:]
        changedContainers.removeAll()
        changedAccessibility.removeAll()
        changedWidgets.removeAll()
        changedSizes.removeAll()
        moving = []
        uncommitted.removeAll()
        waitingForPlace.removeAll()
        unplacedReaders = []
        afterLayout = []
        runAfterUpdate()
    }

    /// Says that some view sets a guide.
    func addGuide(_ key: AlignmentKey) { guides.insert(key) }

    /// Returns whether some view may set a guide. Most are set by none, and then nothing inside needs to be asked.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool { guides.contains(key) }

    /// Returns the number of a new node.
    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    // MARK: Invalidation

    /// Says that something changed that a node has read.
    func invalidate(_ node: ViewNode) {
        guard !node.isRemoved, !Evaluation.isRunning || takesChangeByEvaluation(of: node) else { return }
        let transaction = Transaction.current
        let known = dirty[ObjectIdentifier(node)]?.transaction
        dirty[ObjectIdentifier(node)] = (node, known?.merging(transaction) ?? transaction)
        hold(transaction)
        schedule()
    }

    /// Logs once that an evaluation changes a value that a node has read, and returns whether the change is followed,
    /// which ends for endless changes.
    private func takesChangeByEvaluation(of node: ViewNode) -> Bool {
        if ReportedOnce.first("evaluation \(type(of: node))") {
            BackgroundLogger(label: "SwiftUI.State").warning(
                "The state of a view is written while a body is evaluated, which has the body evaluated again: \(type(of: node)). After a hundred times in a row it is not. Write state in the actions of controls and gestures, in onAppear, onChange or task."
            )
        }
        return changingEvaluations.allows(turn)
    }

    /// Notes that a node was evaluated, or will never be.
    func forget(_ node: ViewNode) { if !dirty.isEmpty { dirty[ObjectIdentifier(node)] = nil } }

    // MARK: Transactions

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
        guard !dirty.isEmpty, let own = dirty[ObjectIdentifier(node)]?.transaction, !own.isEmpty else {
            return transaction
        }
        return transaction.merging(own)
    }

    /// A Boolean value that indicates whether something is animated.
    package var isAnimating: Bool { animations.isRunning }

    /// The clock of the window, by which views are animated.
    package func setFrameClock(_ clock: any FrameClock) { animations.clock = clock }

    /// Says that a node is about to evaluate a body.
    func willEvaluateBody(of node: ViewNode) {
        forget(node)
        bodyEvaluations += 1
    }

    /// Notes that the elements of a container may have changed.
    func outputsDidChange(in container: any OutputContainer) {
        changedContainers.insert(container, ObjectIdentifier(container))
        schedule()
    }

    /// Notes that the accessibility elements of a window or a row may have changed.
    func accessibilityDidChange(in element: LayoutElement) {
        changedAccessibility.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Says that an element with a widget, or one that a host lays out, contains other widgets than before.
    func widgetsDidChange(in element: LayoutElement) {
        changedWidgets.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Says that an element that a host lays out may take another size than before.
    func sizeDidChange(in element: LayoutElement) {
        changedSizes.insert(element, ObjectIdentifier(element))
        schedule()
    }

    /// Schedules a move of an element's content at the end of the update, without a layout.
    func move(_ element: DisplacedElement) {
        guard !element.isMoving else { return }
        element.isMoving = true
        moving.append(element)
        schedule()
    }

    /// Schedules a call of a node's ``ViewNode/commit()`` for the time when all widgets of this update are in place.
    func commit(_ node: ViewNode) {
        uncommitted.insert(node, ObjectIdentifier(node))
        schedule()
    }

    /// Notes that an element depends on its place in the window.
    func observeGeometry(_ element: any GeometryFollower) { geometry[ObjectIdentifier(element)] = element }

    /// Removes an element that no longer exists.
    func forgetGeometry(_ element: any GeometryFollower) { geometry[ObjectIdentifier(element)] = nil }

    /// Says that a new geometry reader is to be laid out.
    func willPlace(_ reader: LayoutElement) { unplacedReaders.insert(ObjectIdentifier(reader)) }

    /// Notes that a geometry reader knows its size, or no longer exists.
    func didPlace(_ reader: LayoutElement) {
        guard unplacedReaders.remove(ObjectIdentifier(reader)) != nil else { return }
        while let node = waitingForPlace.popFirst() { commit(node) }
    }

    /// Returns whether a node must be committed later, because its elements are in a geometry reader that does not know
    /// its size. Views that appear there receive the size after layout.
    func waitsForPlace(_ node: ViewNode, around elements: [LayoutElement]) -> Bool {
        guard !unplacedReaders.isEmpty else { return false }
        var next = elements.first?.parent
        while let element = next {
            if unplacedReaders.contains(ObjectIdentifier(element)) {
                waitingForPlace.insert(node, ObjectIdentifier(node))
                return true
            }
            next = element.parent
        }
        return false
    }

    /// A Boolean value that indicates whether something in the window follows where views are.
    package var followsFrames: Bool { !geometry.isEmpty }

    /// Says that widgets were placed, or moved as by scrolling.
    /// - Parameter isLaidOut: Whether a layout has placed them, for which other work waits.
    package func framesDidChange(isLaidOut: Bool = true) {
        for element in geometry.values { element.framesMayHaveChanged() }
        guard isLaidOut else { return }
        let work = afterLayout
        afterLayout = []
        for item in work { item() }
    }

    /// Runs work once widgets were placed.
    func afterLayout(_ work: @escaping () -> Void) { afterLayout.append(work) }

    /// Changes the environment of the root, as after a change of the desktop's theme.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        guard let root else { return }
        var environment = root.environment
        change(&environment)
        perform { root.setEnvironment(environment) }
    }

    /// Says that all sizes may be others, although no view has changed.
    package func allSizesDidChange() { layoutGeneration += 1 }

    /// Runs work once the update under way has ended, when widgets are in place.
    func afterUpdate(_ work: @escaping () -> Void) {
        afterUpdate.append(work)
        schedule()
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

    /// Evaluates the invalidated nodes, outer views first, so no view is evaluated twice.
    ///
    /// A node that the evaluation itself invalidates waits for the next turn, so a body that changes its own state does
    /// not keep the update from ending.
    package func update() {
        guard root != nil else { return }
        perform {
            let changed = dirty.values.sorted { ($0.node.depth, $0.node.serial) < ($1.node.depth, $1.node.serial) }
            for (node, transaction) in changed where isDirty(node) {
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
        while let container = changedContainers.popFirst() { container.takeOutputs() }
        // GTK accepts a role only for widgets that are not shown yet, so this precedes placing them.
        while let element = changedAccessibility.popFirst() { element.layoutHost?.accessibilityDidChange?() }
        while let element = changedWidgets.popFirst() { element.updateWidgets() }
        let hasMoved = moveContents()
        while let element = changedSizes.popFirst() { element.layoutHost?.sizeDidChange() }
        isUpdating = false
        if hasMoved { host.widgetsDidMove() }
        commitChanges()
        for service in services.values { service.updateDidEnd() }
        runAfterUpdate()
        if !dirty.isEmpty || !changedContainers.isEmpty || !changedSizes.isEmpty || !uncommitted.isEmpty
            || !moving.isEmpty
        {
            schedule()
        }
        return result
    }

    /// Makes a change in an update, in the same as others that follow the update that has just ended: views that have disappeared
    /// together are taken out in one layout.
    func performTogether(_ change: @escaping () -> Void) {
        guard runsAfterUpdate else { return perform(change) }
        joinedChanges.append(change)
    }

    /// Moves the contents that are elsewhere than before.
    /// - Returns: Whether there were some.
    private func moveContents() -> Bool {
        guard !moving.isEmpty else { return false }
        let elements = moving
        moving = []
        // Most that move together are in one container.
        var container: LayoutElement?
        var (moved, widgets): ([DisplacedElement], [any HostWidget]) = ([], [])
        func moveWidgets() {
            if container?.moveWidgets(widgets) != true { for element in moved { element.invalidateSize() } }
            moved.removeAll(keepingCapacity: true)
            widgets.removeAll(keepingCapacity: true)
        }
        for element in elements {
            element.moveContent()
            let next = element.mover
            if next !== container, !moved.isEmpty { moveWidgets() }
            container = next
            moved.append(element)
            element.collectWidgets(&widgets)
        }
        moveWidgets()
        return true
    }

    private func isDirty(_ node: ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }

    private func commitChanges() {
        // Changes that a commit causes are committed in the next turn.
        let nodes = uncommitted
        uncommitted.removeAll()
        for node in nodes where !node.isRemoved { node.commit() }
    }

    private func runAfterUpdate() {
        let work = afterUpdate
        afterUpdate = []
        guard !work.isEmpty else { return }
        let outer = runsAfterUpdate
        runsAfterUpdate = true
        for item in work { item() }
        runsAfterUpdate = outer
        guard !joinedChanges.isEmpty else { return }
        let changes = joinedChanges
        joinedChanges = []
        guard root != nil else { return }
        perform { for change in changes { change() } }
    }
}

/// An element of which something follows where it is in the window.
@MainActor
protocol GeometryFollower: LayoutElement {
    /// Called when widgets were placed or moved.
    func framesMayHaveChanged()
}

/// A reference to a graph that does not keep it. An object to which Swift's own weak references lead counts all its references more
/// slowly from then on, and each node and each element uses its graph.
final class GraphLink: @unchecked Sendable {
    /// The graph, until it ends.
    unowned(unsafe) fileprivate(set) var graph: ViewGraph?
}
