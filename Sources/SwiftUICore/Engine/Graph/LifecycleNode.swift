/// A modifier that runs closures when a view appears and disappears.
@_weakLinked
struct LifecycleModifier {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var task: LifecycleTask?
    var onChange: LifecycleChange?
    /// A Boolean value that indicates whether the place appears as a whole, whatever views it shows, even if it shows none.
    var isOfPlace = false
}

/// Work that starts with the view, and again when the identity changes; it is cancelled when the view disappears.
struct LifecycleTask {
    var id: AnyHashable
    var name: () -> String
    var priority: TaskPriority
    var action: @MainActor @Sendable () async -> Void
}

/// An action that runs when the value differs from that of the previous evaluation.
struct LifecycleChange {
    var value: Any
    var isInitial: Bool
    var areEqual: (Any, Any) -> Bool
    var action: (_ old: Any, _ new: Any) -> Void
}

extension LifecycleChange {
    init<Value: Equatable>(_ value: Value, isInitial: Bool, _ action: @escaping (_ old: Value, _ new: Value) -> Void) {
        self.value = value
        self.isInitial = isInitial
        areEqual = { ($0 as? Value) == ($1 as? Value) }
        self.action = { old, new in
            if let old = old as? Value, let new = new as? Value { action(old, new) }
        }
    }
}

extension LifecycleModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        LifecycleNode(view, inputs)
    }
}

/// The node of a lifecycle modifier. Like any modifier, it applies to each view of its content: each appears, has its
/// task and disappears separately. Without views it has no effect, except where an `AnyView` stands for none. A view with its own identity
/// stays when another identity has it begin anew.
final class LifecycleNode<Content: View>: ModifiedNode<Content, LifecycleModifier> {
    /// One for each element of the content that has appeared, in their order; or one for the place.
    private var appearances: [Appearance] = []
    private var shownValue: Any?
    private var turns = TurnLimit()

    /// One view, or the place, from when it appears until it disappears.
    private final class Appearance {
        /// The element of the view, or the node of its place.
        let owner: AnyObject
        var taskIdentity: AnyHashable?
        var task: Task<Void, Never>?
        var isOver = false

        init(of owner: AnyObject) { self.owner = owner }
    }

    override init(_ view: ModifiedContent<Content, LifecycleModifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        if let change = view.modifier.onChange {
            shownValue = change.value
            if change.isInitial { graph.afterUpdate { change.action(change.value, change.value) } }
        }
        graph.commit(self)
    }

    override var passesRows: Bool { false }
    override func elementsWillChange() { graph.commit(self) }

    override func stageDidChange() {
        super.stageDidChange()
        graph.commit(self)
    }

    override func commit() {
        guard !graph.followers.waits(self, around: content.elements) else { return }
        var owners: [AnyObject] = []
        if isOnstage { owners = view.modifier.isOfPlace ? [content] : ownersOfViews }
        if !owners.elementsEqual(appearances, by: { $0 === $1.owner }) { updateAppearances(owners) }
    }

    /// The elements of the views, or the nodes of their places, each once.
    private var ownersOfViews: [AnyObject] {
        var owners: [AnyObject] = []
        for element in content.elements where !element.isLeftOut {
            let owner: AnyObject = element.traits[PlaceOfIdentityTrait.self] ?? element
            if owner === element || !owners.contains(where: { $0 === owner }) { owners.append(owner) }
        }
        return owners.isEmpty && content.elements.isEmpty && content.standsForNoView ? [content] : owners
    }

    override func viewDidChange() {
        super.viewDidChange()
        if let change = view.modifier.onChange {
            if let before = shownValue, !change.areEqual(before, change.value) {
                if turns.allows(graph.turn) {
                    graph.afterUpdate { change.action(before, change.value) }
                } else if ReportedOnce.first("onChange", of: type(of: change.value)) {
                    transferLogger.warning(
                        "The action of onChange of a value of type \(type(of: change.value)) changes that value each time that it runs, so it is not run any more. Have it write a value only where that differs from the one before."
                    )
                }
            }
            shownValue = change.value
        }
        for appearance in appearances { startTask(of: appearance) }
    }

    override func didRemove() {
        for appearance in appearances { end(appearance) }
        appearances = []
    }

    private func updateAppearances(_ owners: [AnyObject]) {
        let before = appearances
        var known = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.owner), $0) })
        appearances = owners.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? begin(of: $0) }
        for appearance in before where known[ObjectIdentifier(appearance.owner)] != nil { end(appearance) }
    }

    private func begin(of owner: AnyObject) -> Appearance {
        let appearance = Appearance(of: owner)
        if let onAppear = view.modifier.onAppear { graph.beforeDisappearing(onAppear) }
        startTask(of: appearance)
        return appearance
    }

    private func end(_ appearance: Appearance) {
        appearance.isOver = true
        appearance.task?.cancel()
        if let onDisappear = view.modifier.onDisappear { graph.afterAppearing(onDisappear) }
    }

    private func startTask(of appearance: Appearance) {
        guard let request = view.modifier.task, request.id != appearance.taskIdentity else { return }
        appearance.taskIdentity = request.id
        graph.afterUpdate {
            guard !appearance.isOver else { return }
            appearance.task?.cancel()
            appearance.task = Task(name: request.name(), priority: request.priority) {
                // A view that disappears before its task begins starts none.
                if !Task.isCancelled { await request.action() }
            }
        }
    }
}
