/// A transition around the elements of a node, which stays as it is meanwhile.
@MainActor
class TransitionEffect {
    /// The node of the transition's body.
    var node: ViewNode { fatalError("\(Self.self) has no node") }

    /// Shows another phase: in the transaction of the update.
    func show(_ phase: TransitionPhase) {}

    /// Called when the elements of the node inside have changed.
    func contentDidChange() {}
}

/// An object that applies one half of a transition to the elements of a node: the one for views that appear or disappear.
class TransitionEffectMaker {
    @MainActor
    func makeEffect(around content: ViewNode, in owner: ViewNode, _ phase: TransitionPhase) -> TransitionEffect {
        fatalError("\(Self.self) is no transition")
    }
}

/// A transition as the node follows it whose content appears and disappears.
protocol PresentedTransition {
    var insertionMaker: TransitionEffectMaker { get }
    var removalMaker: TransitionEffectMaker { get }
    /// The animation of the transition, if it has its own.
    var animation: Animation? { get }
    /// A Boolean value that indicates whether the transition changes nothing.
    var isIdentity: Bool { get }
}
