import Foundation

/// The way a change is shown over time.
@_weakLinked
public struct Animation: Hashable, @unchecked Sendable {
    /// The custom animation on which this one is based.
    public let base: any CustomAnimation

    /// The same, where it is one of the framework's: each frame asks for that.
    let timed: (any TimedAnimation)?

    /// Creates an animation of a program's own.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
        timed = base as? any TimedAnimation
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// Returns the value of the animation at a time.
    public func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    /// Returns the velocity of the animation at a time.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns a Boolean value that indicates whether the animation takes the place of one that runs.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    /// The duration of the animation, if it is known beforehand.
    var duration: TimeInterval? { timed?.duration }
}

/// An animation with a known duration.
protocol TimedAnimation: CustomAnimation {
    var duration: TimeInterval? { get }

    /// See ``Animation/passage(at:)``.
    func passage(at time: TimeInterval) -> AnimationPassage?
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { String(describing: base) }
    public var debugDescription: String { String(reflecting: base) }
}

// MARK: - Curves

extension Animation {
    /// The duration of curves without an explicit one.
    private static let standardDuration = 0.35

    /// An animation at constant speed.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// Returns an animation at constant speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// An animation that starts slowly.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Returns an animation that starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Slow at the end.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// An animation that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
    /// Returns an animation that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation whose progress follows a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, length: duration))
    }

    /// Progress by a curve from (0, 0) to (1, 1) with two control points.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration
        )
    }
}

// MARK: - Springs

extension Animation {
    /// The animation of changes that name none: a spring without bounce.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    /// Returns the motion of a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: 0))
    }

    /// The motion of a spring without bounce.
    public static var spring: Animation { spring(Spring()) }

    /// Returns the motion of a spring.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - bounce: The amount of bounce.
    ///   - blendDuration: Not needed: motions that follow each other are added.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    /// Returns the motion of a spring.
    /// - Parameters:
    ///   - response: The time of one oscillation without damping, in seconds.
    ///   - dampingFraction: 0 for a motion that never ends, 1 for one without bounce.
    ///   - blendDuration: Not needed: motions that follow each other are added.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

    /// A spring for motions that follow the user's input.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a spring for motions that follow the user's input.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    /// Returns a spring for motions that follow the user's input.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - extraBounce: The bounce in addition to the 0.14 of such springs.
    ///   - blendDuration: Not needed: motions that follow each other are added.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

    /// A spring without bounce, whose motion is added to running ones.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// Returns a spring with a velocity at the start.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - bounce: The amount of bounce.
    ///   - initialVelocity: The speed at the start, in ways per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns a spring with a velocity at the start.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// Returns a spring with a velocity at the start.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity
        )
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// Returns a spring without bounce, or a little.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a small bounce.
    public static var snappy: Animation { snappy() }
    /// Returns a spring with a small bounce, or more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring that bounces.
    public static var bouncy: Animation { bouncy() }
    /// Returns a spring that bounces, or more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

// MARK: - Changes of an animation

extension Animation {
    /// Returns the animation after a delay.
    /// - Parameter delay: In seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }

    /// Returns the animation, faster or slower.
    /// - Parameter speed: 2 for twice as fast.
    public func speed(_ speed: Double) -> Animation { Animation(SpeededAnimation(base: self, speed: speed)) }

    /// Returns the animation several times in a row.
    /// - Parameters:
    ///   - repeatCount: The number of times.
    ///   - autoreverses: Whether each second time runs backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns the animation again and again, as long as the view is there.
    /// - Parameter autoreverses: Whether each second time runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation, considered complete at another time than its end.
    /// - Parameter duration: After how many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(CompletedAnimation(base: self, after: duration))
    }
}
