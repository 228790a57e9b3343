/// A value whose animatable data approaches each new value over time.
@MainActor
class AnimatedValue<Value> {
    /// The value, with the animatable data of the animation's current state.
    var presented: Value { fatalError("\(Self.self) has no value") }

    var isRunning: Bool { false }

    /// Takes another value.
    func set(_ value: Value, _ transaction: Transaction) {}

    /// - Returns: Nil for a type of which nothing can be animated.
    static func make(
        _ value: Value,
        owner: ViewNode,
        didAdvance: @escaping () -> Void
    ) -> AnimatedValue<Value>? {
        func open<Animated: Animatable>(_ type: Animated.Type) -> AnimatedValue<Value>? {
            guard type.AnimatableData.self != EmptyAnimatableData.self, let value = value as? Animated else {
                return nil
            }
            return AnimatableValue<Animated, Value>(value, owner: owner, didAdvance: didAdvance)
        }
        // The type is tested, not the value: an optional would be tested as its wrapped value.
        return (Value.self as? any Animatable.Type).flatMap { open($0) }
    }
}

/// An animated value of a type that the type system knows to be animatable.
private final class AnimatableValue<Animated: Animatable, Value>: AnimatedValue<Value> {
    private var value: Animated
    private let animator: ValueAnimator<Animated.AnimatableData>

    init(_ value: Animated, owner: ViewNode, didAdvance: @escaping () -> Void) {
        precondition(Animated.self == Value.self, "\(Animated.self) is no \(Value.self)")
        self.value = value
        animator = ValueAnimator(value.animatableData, owner: owner, didAdvance: didAdvance)
    }

    override var presented: Value {
        var presented = value
        presented.animatableData = animator.presented
        // They are one type, of which the compiler knows different things; a cast would look that up in each frame.
        return unsafeBitCast(presented, to: Value.self)
    }

    override var isRunning: Bool { animator.isRunning }

    override func set(_ value: Value, _ transaction: Transaction) {
        guard let value = value as? Animated else { return }
        self.value = value
        animator.set(value.animatableData, transaction)
    }
}
