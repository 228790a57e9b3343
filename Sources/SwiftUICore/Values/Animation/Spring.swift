import Foundation

/// The movement over time of a mass on a spring.
@_weakLinked
public struct Spring: Hashable, Sendable {
    /// The mass of the object that moves.
    public let mass: Double
    /// The stiffness of the spring.
    public let stiffness: Double
    /// The damping of the movement.
    public let damping: Double

    /// Creates a spring from its physical properties.
    /// - Parameters:
    ///   - mass: The moving mass.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping of the motion.
    ///   - allowOverDamping: Whether the damping may exceed the amount for a motion without bounce.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, 1e-6)
        let stiffness = max(stiffness, 1e-6)
        self.mass = mass
        self.stiffness = stiffness
        let critical = 2 * (stiffness * mass).squareRoot()
        self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
    }

    /// Creates a spring from its response and damping ratio.
    /// - Parameters:
    ///   - response: The time of one oscillation without damping, in seconds.
    ///   - dampingRatio: 0 for a motion that never ends, 1 for one without bounce.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / max(response, 1e-3)
        self.init(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 2 * max(dampingRatio, 0) * frequency,
            allowOverDamping: true
        )
    }

    /// Creates a spring from its perceived duration and bounce.
    /// - Parameters:
    ///   - duration: The perceived duration of the motion, in seconds.
    ///   - bounce: The amount of bounce, from -1 for a slower motion without bounce, over 0 for none, to 1 for endless
    ///     bouncing.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.99), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The duration of one undamped oscillation, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The damping ratio, which is 0 for a movement that never ends and 1 for one without bounce.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The perceived duration of the movement, in seconds.
    public var duration: TimeInterval { response }
    /// The amount of bounce.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// Returns a spring with no bounce or a specified one.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a small bounce that can be increased.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a pronounced bounce.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with a pronounced bounce that can be increased.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Motion

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Returns the remainder of a distance of 1, and the effect of a speed of 1, after a time.
    private func response(at time: TimeInterval) -> (distance: Double, velocity: Double) {
        let (frequency, ratio) = (frequency, dampingRatio)
        let time = max(time, 0)
        if abs(ratio - 1) < 1e-6 {
            let decay = exp(-frequency * time)
            return ((1 + frequency * time) * decay, time * decay)
        }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            let (sine, cosine) = (sin(damped * time), cos(damped * time))
            return (decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
        return (
            (slow * fastDecay - fast * slowDecay) / (slow - fast), (slowDecay - fastDecay) / (slow - fast)
        )
    }

    /// Returns the position of a movement from zero to a target at a time.
    /// - Parameters:
    ///   - target: The end of the motion.
    ///   - initialVelocity: The speed at the start, in a second.
    ///   - time: The time, in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (distance, velocity) = response(at: time)
        return target.scaled(by: 1 - distance) + initialVelocity.scaled(by: velocity)
    }

    /// Returns the velocity of a movement from zero to a target at a time.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-5
        let start = max(time - step, 0)
        let before = value(target: target, initialVelocity: initialVelocity, time: start)
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / (time + step - start))
    }

    /// The time after which the remaining movement is invisible, because it is within a thousandth of the distance.
    public var settlingDuration: TimeInterval {
        let least = 0.001
        let (frequency, ratio) = (frequency, dampingRatio)
        guard ratio > 0 else { return .infinity }
        if ratio < 1 - 1e-6 { return -log(least * (1 - ratio * ratio).squareRoot()) / (ratio * frequency) }
        // The rest only shrinks, so the time is found by bisection.
        var (low, high) = (0.0, 1 / frequency)
        while response(at: high).distance > least { high *= 2 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if response(at: middle).distance > least { low = middle } else { high = middle }
        }
        return high
    }
}
