/// The root of a stack and the views above it, of which the uppermost is shown.
@_weakLinked
struct NavigationLevels<Root: View>: PrimitiveView {
    typealias Body = Never
    let path: Binding<[AnyHashable]>
    let root: Root
    let navigator: Navigator

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { NavigationLevelsNode(self, inputs) }
}

/// The actions of a stack's views on the stack.
@MainActor
final class Navigator {
    /// A closure that navigates to a value.
    fileprivate(set) var goTo: (AnyHashable) -> Void = { _ in }
    /// A closure that leaves the view that is shown.
    fileprivate(set) var goBack: () -> Void = {}

    nonisolated init() {}

    /// A Boolean value that indicates whether links lead to the next column.
    private(set) var isColumn = false

    /// Shows the destinations of some views' links in the next column.
    func lead(goTo: @escaping (AnyHashable) -> Void) { (self.goTo, isColumn) = (goTo, true) }
}

/// The node of a stack's levels. Those below the uppermost keep their state and are offstage.
final class NavigationLevelsNode<Root: View>: TypedNode<NavigationLevels<Root>>, ValueReader {
    /// A view above the root.
    @MainActor
    private final class Level {
        let identity: Identity
        let source: DestinationSource
        let dismissal: Dismissal
        var version: Int
        var node: TypedNode<DeferredView<AnyView>>!
        var derived = DerivedEnvironment()

        init(_ identity: Identity, _ source: DestinationSource, _ dismissal: Dismissal) {
            (self.identity, self.source, self.dismissal, version) = (identity, source, dismissal, source.version)
        }
    }

    /// The reason for a level.
    private enum Identity: Hashable {
        /// A value of the path.
        case value(AnyHashable, index: Int)
        /// A state of the view below.
        case state(ObjectIdentifier, AnyHashable)
    }

    private var root: TypedNode<Root>!
    private var levels: [Level] = []
    private var evaluator = Evaluator()
    private var derived = DerivedEnvironment()

    override init(_ view: NavigationLevels<Root>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        root = SwiftUICore.makeNode(view.root, self.inputs(environment: rootEnvironment()))
        connectNavigator()
        graph.commit(self)
    }

    private var shown: ViewNode { levels.last?.node ?? root }

    override func makeElements() -> [LayoutElement] { shown.elements }
    override var children: [ViewNode] { [root] + levels.map(\.node) }

    /// Returns the shown view's title and toolbar. What the views below present stays, and so do their actions for URLs, and the colour
    /// scheme that they prefer where the shown view prefers none.
    override func makePreferences() -> PreferenceValues {
        var preferences = shown.preferences
        preferences[PresentationsKey.self] = children.flatMap { $0.preferences[PresentationsKey.self] }
        preferences[OpenURLActionsKey.self] = children.flatMap { $0.preferences[OpenURLActionsKey.self] }
        preferences[PreferredColorSchemeKey.self] =
            children.reversed().lazy.compactMap { $0.preferences[PreferredColorSchemeKey.self] }.first
        preferences[NavigationDestinationsKey.self] = NavigationDestinations()
        let hidesBackButton = preferences[BackButtonHiddenKey.self]
        preferences[NavigationPlace.Key.self] = NavigationPlace(depth: levels.count, hidesBackButton: hidesBackButton)
        return preferences
    }

    override func viewDidChange() {
        root.set(view.root, environment: rootEnvironment())
        connectNavigator()
        graph.commit(self)
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        root.setEnvironment(rootEnvironment())
        for level in levels { level.node.setEnvironment(environment(of: level)) }
    }

    override func preferencesWillChange() { graph.commit(self) }
    override func refresh() { graph.commit(self) }
    func readValueDidChange() { graph.invalidate(self) }

    override func commit() {
        graph.perform {
            if follow() { outputsDidChange() }
        }
        // Asked for, so they are kept, and the next change is noticed.
        _ = preferences
    }

    // MARK: Levels

    /// Brings the levels in line with the path, and with the states that the views follow.
    /// - Returns: Whether another view is shown than before.
    private func follow() -> Bool {
        graph.forget(self)
        let path = evaluator.evaluate(for: self) { view.path.wrappedValue }
        let before = levels
        levels = []
        var sources: [ObjectIdentifier: DestinationSource] = [:]
        var next = 0
        while true {
            let destinations = shown.preferences[NavigationDestinationsKey.self]
            sources.merge(destinations.sources) { outer, _ in outer }
            let level: Level
            if let pushed = destinations.pushed.last {
                level = Level(.state(ObjectIdentifier(pushed.source), pushed.identity), pushed.source, pushed.dismissal)
            } else if next < path.count {
                let (value, index) = (path[next], next)
                next += 1
                level = Level(.value(value, index: index), source(for: value, in: sources), leaving(index))
            } else {
                break
            }
            levels.append(kept(level, at: levels.count, of: before))
        }
        let kept = Set(levels.map { ObjectIdentifier($0) })
        for level in before where !kept.contains(ObjectIdentifier(level)) { level.node.remove() }
        for level in levels { level.node.willStay() }
        for node in children { node.setOffstage(node !== shown) }
        return before.last !== levels.last
    }

    /// Returns the level that was there for the same thing, or a new one.
    private func kept(_ level: Level, at index: Int, of before: [Level]) -> Level {
        if index < before.count, before[index].identity == level.identity, before[index].source === level.source {
            let known = before[index]
            if known.version != level.version {
                known.version = level.version
                known.node.set(content(of: known), environment: environment(of: known))
            }
            return known
        }
        level.node =
            SwiftUICore.makeNode(content(of: level), inputs(environment: environment(of: level)))
            as TypedNode<DeferredView<AnyView>>
        level.node.isWanted = { [weak self, weak level] in
            guard let self, let level else { return false }
            let isWanted = isWanted(level)
            // The levels decide with the update, also where nothing else has told them of the change.
            if !isWanted { graph.commit(self) }
            return isWanted
        }
        return level
    }

    /// Returns whether the state still asks for a level and for all below it. The levels follow the state after the update, in which the
    /// views of one that goes would ask for what may have gone with it.
    private func isWanted(_ level: Level) -> Bool {
        let path = view.path.wrappedValue
        for other in levels {
            switch other.identity {
            case .value(let value, let index): guard index < path.count, path[index] == value else { return false }
            case .state(_, let value): guard other.source.pushedValue() == value else { return false }
            }
            if other === level { break }
        }
        return true
    }

    private func content(of level: Level) -> DeferredView<AnyView> {
        let (make, identity) = (level.source.make, level.identity)
        return DeferredView {
            switch identity {
            case .value(let value, _), .state(_, let value): make(value)
            }
        }
    }

    private func source(for value: AnyHashable, in sources: [ObjectIdentifier: DestinationSource]) -> DestinationSource
    {
        let type = type(of: value.base)
        if let source = sources[ObjectIdentifier(type)] { return source }
        if ReportedOnce.first("navigation", of: type) {
            transferLogger.warning(
                "A link leads to a value of type \(type), for which the NavigationStack has no destination. Add navigationDestination(for: \(type).self) to the root of the stack, outside of lists and lazy containers."
            )
        }
        return .missing
    }

    private func leaving(_ index: Int) -> Dismissal {
        Dismissal { [weak self] in
            guard let self, view.path.wrappedValue.count > index else { return }
            view.path.wrappedValue.removeSubrange(index...)
        }
    }

    private func connectNavigator() {
        view.navigator.goTo = { [weak self] in self?.view.path.wrappedValue.append($0) }
        view.navigator.goBack = { [weak self] in self?.levels.last?.dismissal.run() }
    }

    private func rootEnvironment() -> EnvironmentValues {
        var values = environment
        values.navigator = view.navigator
        return derived(values)
    }

    private func environment(of level: Level) -> EnvironmentValues {
        var values = environment
        values.navigator = view.navigator
        values.dismiss = DismissAction(level.dismissal)
        values.isPresented = true
        return level.derived(values)
    }
}
