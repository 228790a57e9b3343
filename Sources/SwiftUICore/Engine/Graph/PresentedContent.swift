/// The content of a structural node at one place, from its insertion until the end of its transition.
@MainActor
final class PresentedContent {
    let node: ViewNode
    private unowned let owner: ViewNode
    private var effect: TransitionEffect?
    /// The half of the transition to which ``effect`` belongs.
    private var effectMaker: TransitionEffectMaker?
    /// A number that increases with each removal and its reversal, so the end of one that was reversed does nothing.
    private var removals = 0
    private var isLeaving = false

    /// - Parameters:
    ///   - node: The node, just made in the update under way.
    ///   - owner: The structural node.
    init(_ node: ViewNode, in owner: ViewNode, isInsertion: Bool) {
        (self.node, self.owner) = (node, owner)
        if isInsertion { appear() }
    }

    /// A Boolean value that indicates whether no transition was begun.
    var isSettled: Bool { effect == nil }

    var elements: [LayoutElement] { effect?.node.elements ?? node.elements }
    var nodes: [ViewNode] { if let effect { [node, effect.node] } else { [node] } }

    /// Passes on a change of the node's elements. The effect passes that on in turn, to the structural node.
    func elementsWillChange() {
        if let effect, !node.keepsElements { effect.contentDidChange() }
    }

    func setEnvironment(_ environment: EnvironmentValues) { effect?.node.setEnvironment(environment) }

    /// Returns the transaction of the transition; nil if the view appears or disappears at once.
    private func transaction(for transition: any PresentedTransition) -> Transaction? {
        var transaction = owner.graph.transaction
        if let animation = transition.animation, !transaction.disablesAnimations { transaction.animation = animation }
        return transaction.animation == nil || owner.rowsOnDemand ? nil : transaction
    }

    private var transition: (any PresentedTransition)? {
        node.elements.first.flatMap { owner.graph.rooms.transition(of: $0) }
    }

    /// A Boolean value that indicates whether the content disappears before another appears in its place: its transition is the identity.
    var disappearsFirst: Bool { transition?.isIdentity == true }

    private func appear() {
        guard let transition, let transaction = transaction(for: transition) else { return }
        setEffect(transition.insertionMaker, .willAppear)
        owner.graph.with(transaction) { effect?.show(.identity) }
    }

    /// Makes the content disappear.
    /// - Parameter isGone: Called in an update when its transition is over.
    /// - Returns: Whether there is a transition. Otherwise the node is removed immediately.
    func leave(_ isGone: @escaping () -> Void) -> Bool {
        guard let transition, var transaction = transaction(for: transition) else { return false }
        isLeaving = true
        node.willDisappear()
        removals += 1
        let removal = removals
        var (hasBegun, isOver) = (false, false)
        let completion = AnimationCompletion(.removed) { [weak self, weak owner] in
            isOver = true
            guard hasBegun, let owner, !owner.isRemoved else { return }
            owner.graph.performTogether { [weak self, weak owner] in
                guard let self, let owner, !owner.isRemoved, self.removals == removal else { return }
                isGone()
            }
        }
        transaction.add(completion)
        // Held until it is known whether anything is animated.
        completion.hold()
        if effectMaker !== transition.removalMaker { setEffect(transition.removalMaker, .identity) }
        owner.graph.with(transaction) { effect?.show(.didDisappear) }
        completion.release()
        hasBegun = true
        return !isOver
    }

    /// Makes content whose removal has begun appear again.
    func comeBack() {
        guard isLeaving else { return }
        isLeaving = false
        node.willStay()
        removals += 1
        effect?.show(.identity)
    }

    private func setEffect(_ maker: TransitionEffectMaker, _ phase: TransitionPhase) {
        effect?.node.remove()
        effect = maker.makeEffect(around: node, in: owner, phase)
        effectMaker = maker
        owner.outputsDidChange()
    }

    /// Takes the node out of the tree.
    func remove() {
        effect?.node.remove()
        node.remove()
    }
}
