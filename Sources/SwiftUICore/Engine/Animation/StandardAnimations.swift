import Foundation

/// An animation whose progress follows a curve.
@_weakLinked
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let length: TimeInterval
    var duration: TimeInterval? { length }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < length ? value.scaled(by: curve.value(at: time / length)) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < length ? value.scaled(by: curve.velocity(at: time / length) / length) : .zero
    }
}

/// The motion of a spring.
@_weakLinked
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// The speed at the start, in ways per second.
    let initialVelocity: Double
    var duration: TimeInterval? { spring.settlingDuration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < spring.settlingDuration else { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }
}

/// The motion of changes that name none: a spring without bounce.
@_weakLinked
struct DefaultAnimation: TimedAnimation {
    private static let motion = SpringAnimation(
        spring: Spring(response: 0.55, dampingRatio: 1),
        initialVelocity: 0
    )
    var duration: TimeInterval? { Self.motion.duration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.motion.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.motion.velocity(value: value, time: time, context: context)
    }

    func progress(at time: TimeInterval) -> AnimationProgress? { Self.motion.progress(at: time) }
}

/// An animation that begins later.
@_weakLinked
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    let delay: TimeInterval
    var duration: TimeInterval? { base.duration.map { $0 + delay } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation that runs faster or slower.
@_weakLinked
struct SpeededAnimation: TimedAnimation {
    let base: Animation
    let speed: Double
    var duration: TimeInterval? { base.duration.map { speed > 0 ? $0 / speed : .infinity } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// An animation that counts as complete at another time than that of its end.
@_weakLinked
struct CompletedAnimation: TimedAnimation {
    let base: Animation
    let after: TimeInterval
    var duration: TimeInterval? { base.duration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        defer { context.isLogicallyComplete = time >= after }
        return base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}

/// An animation that runs several times, or again and again.
@_weakLinked
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// The number of repetitions; nil for no end.
    let count: Int?
    let autoreverses: Bool

    var duration: TimeInterval? {
        guard let count else { return .infinity }
        return base.duration.map { $0 * Double(count) }
    }

    /// The run that is under way at a time, if each takes as long as the others.
    /// - Returns: The time from which the run shows what the animation shows, whether it is the last, and whether all are over.
    func turn(
        at time: TimeInterval,
        lasting duration: TimeInterval
    ) -> (position: TimeInterval, isLast: Bool, isOver: Bool) {
        let run = Int(min(time / duration, 1e15))
        let passed = time - Double(run) * duration
        let isBackwards = autoreverses && run % 2 == 1
        return (isBackwards ? duration - passed : passed, count == run + 1, count.map { run >= $0 } ?? false)
    }

    /// The time that runs of an animation without a known duration took, and how many there were.
    private struct Runs<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: (start: TimeInterval, count: Int) { (0, 0) }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let duration = base.duration {
            guard duration > 0, duration.isFinite else {
                return base.animate(value: value, time: time, context: &context)
            }
            let turn = turn(at: time, lasting: duration)
            if turn.isOver { return nil }
            // A run is not complete before the last one is.
            defer { if !turn.isLast { context.isLogicallyComplete = false } }
            return base.animate(value: value, time: turn.position, context: &context) ?? value
        }
        var runs = context.state[Runs<V>.self]
        if let count, runs.count >= count { return nil }
        var position = base.animate(value: value, time: time - runs.start, context: &context)
        if position == nil {
            runs = (time, runs.count + 1)
            context.state = AnimationState()
            context.state[Runs<V>.self] = runs
            if let count, runs.count >= count { return nil }
            position = .zero
        }
        context.isLogicallyComplete = false
        return position.map { autoreverses && runs.count % 2 == 1 ? value - $0 : $0 }
    }
}
