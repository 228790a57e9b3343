/// The persistent counterpart of a view value.
///
/// View values live for one evaluation of a body. The node for a place in the tree stays, owns the state and
/// the layout elements of that place, and takes each new value that is computed for it.
///
/// The contribution of a node to the container around it is cached until a node below reports a change: see
/// ``outputs``. Reading it has no effect. The effects of a change (views that appear and disappear, tasks, actions of
/// preferences) happen in the graph's commit step: see ``ViewGraph/commit(_:)``.
@MainActor
package class ViewNode {
    let graph: ViewGraph
    final var parent: ViewNode? { parentLink?.node }
    let depth: Int
    /// A number that increases with each node of the graph: nodes of one depth are evaluated in the order in which they were made.
    let serial: Int
    private(set) var environment: EnvironmentValues {
        didSet {
            if !environment.hasSameDirection(as: oldValue) { directionDidChange() }
        }
    }
    private(set) var isRemoved = false
    /// A Boolean value that indicates whether a list is around the node that makes rows when it shows them, with nothing between
    /// that needs them all.
    let rowsOnDemand: Bool

    /// The container of this node's elements, if it has one. It receives changes instead of the nodes around.
    final var container: (any OutputContainer)? { containerLink?.container }
    final var containerLink: ElementLink?
    private var keptElements: [LayoutElement]?
    private var keptPreferences: PreferenceValues?

    init(_ inputs: NodeInputs) {
        graph = inputs.graph
        parentLink = inputs.parent?.linkFromChildren
        depth = (inputs.parent?.depth ?? -1) + 1
        serial = inputs.graph.nextSerial()
        environment = inputs.environment
        rowsOnDemand = inputs.rowsOnDemand
    }

    private let parentLink: ParentLink?
    /// The link by which the nodes below know this one, if there are any.
    nonisolated(unsafe) private var ownLink: ParentLink?

    /// A reference to a node that does not keep it, shared by the nodes below. An object to which Swift's own weak references lead
    /// counts all its references more slowly from then on.
    private final class ParentLink: @unchecked Sendable {
        /// The node, until it ends.
        unowned(unsafe) var node: ViewNode?

        init(_ node: ViewNode) { self.node = node }
    }

    private var linkFromChildren: ParentLink {
        if let ownLink { return ownLink }
        let link = ParentLink(self)
        ownLink = link
        return link
    }

    deinit { ownLink?.node = nil }

    /// The type that messages name: that of the view, where the program has declared it.
    var describedType: Any.Type { type(of: self) }

    /// The nodes directly below this one.
    var children: [ViewNode] { [] }

    /// Computes the node's content again after something that it read has changed.
    func refresh() {}

    /// Called once when the place leaves the tree.
    func didRemove() {}

    /// Performs the work of the commit step that the node requested.
    func commit() {}

    /// Takes the node and all below it out of the tree.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        // It can hold this node.
        ownDisappearance = nil
        for child in children { child.remove() }
        didRemove()
        graph.forget(self)
    }

    /// Returns the inputs of a node directly below this one.
    /// - Parameters:
    ///   - environment: The environment, if it differs from this node's.
    ///   - rowsOnDemand: Whether rows may be made when they are shown. Nodes that pass on ``rows`` pass their own
    ///     value.
    final func inputs(environment: EnvironmentValues? = nil, rowsOnDemand: Bool = false) -> NodeInputs {
        NodeInputs(graph: graph, parent: self, environment: environment ?? self.environment, rowsOnDemand: rowsOnDemand)
    }

    /// A Boolean value that indicates whether something would be lost with the node that its views have written to their state.
    final var holdsState: Bool { ownsWrittenState || children.contains(where: \.holdsState) }

    /// A Boolean value that indicates whether state of this node itself was written to.
    var ownsWrittenState: Bool { false }

    /// A Boolean value that indicates whether the views of the node can show another element in place of theirs: they keep no state
    /// of the element, and have begun no work that ends when they disappear.
    final var canShowAnotherElement: Bool { keepsNothing && !isAnimated && canContentShowAnotherElement }

    /// A Boolean value that indicates whether the views of all nodes below can show another element. Nodes with one node below override
    /// it, since an array of that would be made with each row.
    var canContentShowAnotherElement: Bool {
        for child in children where !child.canShowAnotherElement { return false }
        return true
    }

    /// A Boolean value that indicates whether this node itself is made of its view alone, so a node that is set to another view is
    /// as one made for it.
    var keepsNothing: Bool { false }

    /// A Boolean value that indicates whether the node stands for one view although it may have no elements, as an `AnyView` does.
    var standsForNoView: Bool { false }

    /// A Boolean value that indicates whether the node's view is on its way to another value.
    var isAnimated: Bool { false }

    // MARK: Stage

    /// A Boolean value that indicates whether the node's views keep their state without being shown, for example after navigation
    /// to others.
    private var isOffstage = false
    /// A Boolean value that indicates whether the node passes on that elements have changed.
    private var isPassingOnChange = false

    /// Makes the node's views disappear while they keep their state, or appear again.
    final func setOffstage(_ isOffstage: Bool) {
        guard isOffstage != self.isOffstage else { return }
        self.isOffstage = isOffstage
        stageDidChange()
    }

    /// A Boolean value that indicates whether the node's views are shown where they have a place.
    final var isOnstage: Bool { !isOffstage && (parent?.isOnstage ?? true) }

    /// Called when ``isOnstage`` may be another.
    func stageDidChange() { for child in children { child.stageDidChange() } }

    // MARK: Disappearance

    /// Set from the removal of the node's views until the end of their transition.
    private var ownDisappearance: Disappearance?
    /// Returns whether the program's state still asks for the node, in those that are removed after an update.
    final var isWanted: (() -> Bool)?

    /// The disappearance of this node or of one around it, if it is on its way.
    final var disappearance: Disappearance? {
        if ownDisappearance == nil, let isWanted, !isWanted() { ownDisappearance = Disappearance(isAtOnce: true) }
        return ownDisappearance ?? parent?.disappearance
    }

    /// Follows that the node's views disappear, which are shown until the end of their transition.
    final func willDisappear() { ownDisappearance = ownDisappearance ?? Disappearance(isAtOnce: false) }

    /// Follows that the node's views are no longer on their way out.
    final func willStay() {
        let before = ownDisappearance
        ownDisappearance = nil
        before?.followMissedChanges()
    }

    // MARK: Environment

    /// Takes another environment for a view that stays the same.
    final func setEnvironment(_ environment: EnvironmentValues) {
        guard !environment.isSame(as: self.environment) else { return }
        let before = self.environment
        self.environment = environment
        environmentDidChange(from: before)
    }

    /// Updates the node's state for its new environment, and passes that to the nodes below.
    func environmentDidChange(from before: EnvironmentValues) {}

    fileprivate final func replaceEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

    // MARK: Outputs

    /// A Boolean value that indicates whether the elements are the same as when they were last asked for.
    final var keepsElements: Bool { keptElements != nil }

    /// The elements of this place for the container around it, in order.
    final var elements: [LayoutElement] {
        if let keptElements { return keptElements }
        let elements = makeElements()
        for element in elements { element.followDirection(of: self) }
        keptElements = elements
        return elements
    }

    /// Updates the elements of this node for another direction of the layout.
    func directionDidChange() {
        for element in keptElements ?? [] { element.followDirection(of: self) }
    }

    /// The rows of this place for a list around it.
    final var rows: [RowRun] { rowsOnDemand ? makeRows() : elements.map(RowRun.element) }

    /// The preferences of all views at this place.
    final var preferences: PreferenceValues {
        if let keptPreferences { return keptPreferences }
        let preferences = makePreferences()
        keptPreferences = preferences
        return preferences
    }

    /// Works out ``elements``.
    func makeElements() -> [LayoutElement] { [] }

    /// Works out ``rows`` where they may be made on demand.
    func makeRows() -> [RowRun] { elements.map(RowRun.element) }

    /// Works out ``preferences``: those of the nodes below, in order.
    func makePreferences() -> PreferenceValues {
        var preferences = PreferenceValues()
        for child in children { preferences.append(child.preferences) }
        return preferences
    }

    /// Called when the elements of nodes below change.
    func elementsWillChange() {}

    /// Called when preferences of nodes below may be others.
    func preferencesWillChange() {}

    /// Reports that the node's elements have changed, and that its preferences may have changed with them.
    final func outputsDidChange() {
        preferencesDidChange()
        var next: ViewNode? = self
        while let node = next {
            node.keptElements = nil
            // A node tells the transitions of its contents, which tell the node in turn.
            guard !node.isPassingOnChange else { return }
            node.isPassingOnChange = true
            node.elementsWillChange()
            node.isPassingOnChange = false
            if let container = node.container { return graph.outputsDidChange(in: container) }
            next = node.parent
        }
    }

    /// Marks the node's preferences as possibly changed.
    final func preferencesDidChange() {
        var next: ViewNode? = self
        while let node = next {
            // The preferences of the nodes around have not been read since the last change.
            if node !== self, node.keptPreferences == nil { return }
            node.keptPreferences = nil
            node.preferencesWillChange()
            next = node.parent
        }
    }
}

/// Something that arranges the elements of a node, or shows them in rows.
@MainActor
protocol OutputContainer: AnyObject {
    /// Takes over which elements there are now.
    func takeOutputs()
}

/// The inputs for creating a node.
package struct NodeInputs {
    let graph: ViewGraph
    let parent: ViewNode?
    let environment: EnvironmentValues
    var rowsOnDemand = false
}

/// A node for views of one type.
///
/// Neither this class nor those that others inherit from say that their parameters are views. They are made by their names, and for
/// each requirement the runtime would look through all conformances of the program.
package class TypedNode<Content>: ViewNode {
    /// The value of the place, as the program made it.
    final var view: Content

    init(_ view: Content, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes the value that a new evaluation gave for this place.
    final func set(_ view: Content, environment: EnvironmentValues) {
        graph.with(graph.transaction(for: self)) {
            let (viewBefore, environmentBefore) = (self.view, self.environment)
            self.view = view
            replaceEnvironment(environment)
            if animated != nil || graph.transaction.isAnimated { animate(from: viewBefore) }
            if needsUpdate(from: viewBefore) {
                viewDidChange()
            } else if !environment.isSame(as: environmentBefore) {
                environmentDidChange(from: environmentBefore)
            }
        }
    }

    /// The value of the place, with the animatable data of an animation's current state.
    final var shownView: Content {
        // An optional of a view would be made in each frame.
        if let animated { animated.presented } else { view }
    }

    /// Set while an animation runs.
    private final var animated: AnimatedValue<Content>?
    final override var isAnimated: Bool { animated != nil }

    private func animate(from before: Content) {
        let animated =
            animated
            ?? AnimatedValue.make(before, owner: self) { [unowned self] in
                self.animationDidAdvance()
                if self.animated?.isRunning == false { self.animated = nil }
            }
        animated?.set(view, graph.transaction)
        self.animated = animated?.isRunning == true ? animated : nil
    }

    /// Updates the node's state for ``shownView``.
    func animationDidAdvance() { viewDidChange() }

    /// Returns whether a new value of the view is to be followed. Nodes that only pass views on follow each.
    func needsUpdate(from before: Content) -> Bool { true }

    /// Updates the node's state for its new view and environment.
    func viewDidChange() {}

    /// Nodes that pass views on pass them with the new environment: below, equal values are found to be equal.
    override func environmentDidChange(from before: EnvironmentValues) { viewDidChange() }
}

/// A node with an evaluation, which is repeated only if the view or a read value changes.
class EvaluatingNode<Content>: TypedNode<Content>, ValueReader {
    final var evaluator = Evaluator()

    override func needsUpdate(from before: Content) -> Bool { !areEqual(before, view) }

    final override func environmentDidChange(from before: EnvironmentValues) {
        if evaluator.isAffected(by: environment, replacing: before), mayFollowChange() {
            viewDidChange()
        } else {
            environmentDidChangeUnread()
        }
    }

    /// A Boolean value that indicates whether the evaluation calls a closure that belongs to the body of a view around.
    var callsClosure: Bool { false }

    /// Returns whether to follow a change of something that the evaluation read.
    ///
    /// The closure of a view that disappears may ask for what is no longer there, such as the last of the elements, by its index. The view
    /// shows what it showed, as in SwiftUI, and follows the change if it stays after all.
    final func mayFollowChange() -> Bool {
        guard let disappearance, callsClosure || disappearance.isAtOnce else { return true }
        disappearance.missChange(of: self) { self.graph.invalidate(self) }
        return false
    }

    /// Hands an environment that makes no difference here to the nodes below.
    func environmentDidChangeUnread() {
        for child in children { child.setEnvironment(environment) }
    }

    final override var ownsWrittenState: Bool { evaluator.ownsWrittenState }
    final override func refresh() { if mayFollowChange() { viewDidChange() } }
    final func readValueDidChange() { graph.invalidate(self) }
}

/// A node that changes the transaction of the nodes below, whatever they follow.
@MainActor
protocol TransactionChangingNode: ViewNode {
    func change(_ transaction: inout Transaction)
}

/// An environment that a node derives for the nodes below. It stays the same while its values do.
struct DerivedEnvironment {
    private var last: EnvironmentValues?
    /// The environment of which the last one was made by itself.
    private var source: EnvironmentValues?

    /// Returns the environment that a change makes of another, which is the last one as long as that is the same.
    /// - Parameter change: A change that depends on the environment alone.
    mutating func callAsFunction(
        of source: EnvironmentValues,
        _ change: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let last, let known = self.source, known.isSame(as: source) { return last }
        var values = source
        change(&values)
        let environment = self(values)
        self.source = source
        return environment
    }

    mutating func callAsFunction(_ environment: EnvironmentValues) -> EnvironmentValues {
        source = nil
        if let last, last.hasSameValues(as: environment) { return last }
        last = environment
        return environment
    }
}
