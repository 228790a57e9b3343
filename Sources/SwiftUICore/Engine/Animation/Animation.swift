import Foundation

/// The way in which a change is animated over time.
@_weakLinked
public struct Animation: Hashable, @unchecked Sendable {
    /// The underlying custom animation.
    public let base: any CustomAnimation

    /// The same, where it is one of the framework's: each frame asks for that.
    let timed: (any TimedAnimation)?

    /// Creates an animation from a custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
        timed = base as? any TimedAnimation
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// Returns the animated value at a time.
    public func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    /// Returns the velocity of the animation at a time.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns a Boolean value that indicates whether the animation replaces one that is in progress.
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

    /// See ``Animation/progress(at:)``.
    func progress(at time: TimeInterval) -> AnimationProgress?
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { String(describing: base) }

    /// A description of the underlying animation with public names, such as `AnyAnimator(SwiftUI.DefaultAnimation())`.
    public var debugDescription: String {
        let base = String(reflecting: base)
        let prefix = "SwiftUICore."
        return "AnyAnimator(\(base.hasPrefix(prefix) ? "SwiftUI." + base.dropFirst(prefix.count) : base))"
    }
}

extension Animation: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
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
    /// An animation that ends slowly.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// An animation that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// An animation that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
    /// Returns an animation that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation whose progress follows a timing curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, length: duration))
    }

    /// Returns an animation whose progress follows a cubic curve from (0, 0) to (1, 1) with two control points.
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
    /// The default animation, which is a spring without bounce.
    public static let `default` = Animation(DefaultAnimation())

    /// Returns a spring animation.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: 0))
    }

    /// A spring animation without bounce.
    public static var spring: Animation { spring(Spring()) }

    /// Returns a spring animation.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - bounce: The amount of bounce.
    ///   - blendDuration: Not needed: motions that follow each other are added.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    /// Returns a spring animation.
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

    /// A spring animation for movement that follows the user's input.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a spring animation for movement that follows the user's input.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    /// Returns a spring animation for movement that follows the user's input.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - extraBounce: The bounce in addition to the 0.14 of such springs.
    ///   - blendDuration: Not needed: motions that follow each other are added.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

    /// A spring animation without bounce that is added to running animations.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// Returns a spring animation with an initial velocity.
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

    /// Returns a spring animation with an initial velocity.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// Returns a spring animation with an initial velocity.
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

    /// A spring animation without bounce.
    public static var smooth: Animation { smooth() }
    /// Returns a spring animation with no bounce or a specified one.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring animation with a small bounce.
    public static var snappy: Animation { snappy() }
    /// Returns a spring animation with a small bounce that can be increased.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring animation with a pronounced bounce.
    public static var bouncy: Animation { bouncy() }
    /// Returns a spring animation with a pronounced bounce that can be increased.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

// MARK: - Changes of an animation

extension Animation {
    /// Returns the animation with a delay before it starts.
    /// - Parameter delay: In seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }

    /// Returns the animation at a different speed.
    /// - Parameter speed: 2 for twice as fast.
    public func speed(_ speed: Double) -> Animation { Animation(SpeededAnimation(base: self, speed: speed)) }

    /// Returns an animation that repeats this one a number of times.
    /// - Parameters:
    ///   - repeatCount: The number of times.
    ///   - autoreverses: Whether each second time runs backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns an animation that repeats this one for as long as the view exists.
    /// - Parameter autoreverses: Whether each second time runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation with a different time at which it is considered complete.
    /// - Parameter duration: After how many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(CompletedAnimation(base: self, after: duration))
    }
}
