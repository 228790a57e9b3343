import Foundation

/// A transition of any type.
@_weakLinked
public struct AnyTransition: @unchecked Sendable {
    let insertion: AnyTransitionBox
    let removal: AnyTransitionBox
    /// The animation of the transition, if it has its own.
    let animation: Animation?

    /// Wraps a transition.
    nonisolated public init<T: Transition>(_ transition: T) {
        let box = TransitionBox(transition)
        self.init(insertion: box, removal: box, animation: nil)
    }

    private init(insertion: AnyTransitionBox, removal: AnyTransitionBox, animation: Animation?) {
        (self.insertion, self.removal, self.animation) = (insertion, removal, animation)
    }

    /// The view appears and disappears without an effect.
    public static let identity = AnyTransition(IdentityTransition())
    /// A transition that fades the view in and out.
    public static let opacity = AnyTransition(OpacityTransition())
    /// The view grows and shrinks.
    public static let scale = AnyTransition(ScaleTransition(0))
    /// The view moves in from the leading edge, and out to the trailing one.
    public static let slide = AnyTransition(SlideTransition())

    /// Returns the view grows from a point, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Returns a transition that moves the view in from an offset, and back out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Returns a transition that moves the view in from an offset, and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns a transition that moves the view in from an edge, and back out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Returns a transition that moves the view in from an edge, and out to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Returns a transition that applies one modifier while the view is shown, and another before and after.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition with one way to appear and another to disappear.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion,
            removal: removal.removal,
            animation: insertion.animation ?? removal.animation
        )
    }

    /// Returns the transition together with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal),
            animation: animation ?? other.animation
        )
    }

    /// Returns the transition with its own animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(insertion: insertion, removal: removal, animation: animation)
    }
}

extension AnyTransition: PresentedTransition {
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
