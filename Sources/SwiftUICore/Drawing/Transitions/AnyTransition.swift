import Foundation

/// A type-erased transition.
@_weakLinked
public struct AnyTransition: @unchecked Sendable {
    let insertion: AnyTransitionBox
    let removal: AnyTransitionBox
    /// The animation of the transition, if it has its own.
    let animation: Animation?

    /// Creates a type-erased transition from another transition.
    nonisolated public init<T: Transition>(_ transition: T) {
        let box = TransitionBox(transition)
        self.init(insertion: box, removal: box, animation: nil)
    }

    private init(insertion: AnyTransitionBox, removal: AnyTransitionBox, animation: Animation?) {
        (self.insertion, self.removal, self.animation) = (insertion, removal, animation)
    }

    /// A transition without an effect.
    public static let identity = AnyTransition(IdentityTransition())
    /// A transition that fades the view in and out.
    public static let opacity = AnyTransition(OpacityTransition())
    /// A transition that scales the view up and down.
    public static let scale = AnyTransition(ScaleTransition(0))
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static let slide = AnyTransition(SlideTransition())

    /// Returns a transition that scales the view up from a point and down to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Returns a transition that moves the view in from an offset and back out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Returns a transition that moves the view in from an offset and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns a transition that moves the view in from an edge and back out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Returns a transition that moves the view in from an edge and out to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Returns a transition that applies one modifier while the view is visible, and another before and after.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition with different effects for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion,
            removal: removal.removal,
            animation: insertion.animation ?? removal.animation
        )
    }

    /// Returns a combination of this transition with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal),
            animation: animation ?? other.animation
        )
    }

    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(insertion: insertion, removal: removal, animation: animation)
    }
}

extension AnyTransition: PresentedTransition {
    var isIdentity: Bool { removal is TransitionBox<IdentityTransition> }
    var insertionMaker: TransitionEffectMaker { insertion }
    var removalMaker: TransitionEffectMaker { removal }
}

/// A transition with an erased type.
class AnyTransitionBox: TransitionEffectMaker {
    func combined(with other: AnyTransitionBox) -> AnyTransitionBox { self }
    func combined<First: Transition>(after first: First) -> AnyTransitionBox { self }
}

/// A transition of a type.
private final class TransitionBox<T: Transition>: AnyTransitionBox {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    override func makeEffect(
        around content: ViewNode,
        in owner: ViewNode,
        _ phase: TransitionPhase
    ) -> TransitionEffect { TypedTransitionEffect(transition, around: content, in: owner, phase) }

    override func combined(with other: AnyTransitionBox) -> AnyTransitionBox { other.combined(after: transition) }

    override func combined<First: Transition>(after first: First) -> AnyTransitionBox {
        TransitionBox<CombinedTransition<First, T>>(CombinedTransition(first: first, second: transition))
    }
}
