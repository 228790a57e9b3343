import Foundation

// The functions of a spring for programs that move values themselves.

extension Spring {
    /// Creates a spring that settles after a duration.
    /// - Parameters:
    ///   - settlingDuration: The time, in seconds, until a motion over a distance of 1 is at rest.
    ///   - dampingRatio: The degree of damping: 1 for a motion without bounce. It must be greater than 0.
    ///   - epsilon: The distance from the end at which the motion counts as at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Springs of the same damping differ by how fast their time runs, so one is measured and scaled.
        let dampingRatio = max(dampingRatio, 1e-3)
        let measured = Spring(response: 1, dampingRatio: dampingRatio)
            .settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        self.init(response: measured > 0 ? settlingDuration / measured : settlingDuration, dampingRatio: dampingRatio)
    }

    /// Returns the time, in seconds, after which a movement from zero stays close to its target.
    /// - Parameters:
    ///   - target: The end of the motion.
    ///   - initialVelocity: The speed at the start, in a second.
    ///   - epsilon: The distance that counts as near.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        let (distance, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
        guard damping > 0, epsilon > 0 else { return distance + speed > 0 ? .infinity : 0 }
        let frequency = (stiffness / mass).squareRoot()
        if dampingRatio < 1 - 1e-6 {
            // The motion swings between two curves that fall steadily.
            let part = (1 - dampingRatio * dampingRatio).squareRoot()
            let bound = distance / part + speed / (frequency * part)
            return bound > epsilon ? log(bound / epsilon) / (dampingRatio * frequency) : 0
        }
        func bound(_ time: TimeInterval) -> Double {
            let left = 1 - value(target: 1.0, time: time)
            return distance * abs(left) + speed * abs(value(target: 0.0, initialVelocity: 1, time: time))
        }
        // The bound rises to one peak at most, which is before the time of one radian, and then falls.
        var low = 0.0
        var high = 1 / frequency
        if bound(high) <= epsilon, bound(0) <= epsilon { return 0 }
        while bound(high) > epsilon { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the force on a mass that moves toward a target.
    /// - Parameters:
    ///   - target: The rest position of the spring.
    ///   - position: The position of the mass.
    ///   - velocity: The velocity, in a second.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a value toward a target for a period of time.
    /// - Parameters:
    ///   - value: The value, which is changed.
    ///   - velocity: The velocity, in a second, which is updated.
    ///   - target: The rest position of the spring.
    ///   - deltaTime: The time, in seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let (way, speed) = (target - value, velocity)
        value += self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }
}

// MARK: - Between two values

extension Spring {
    /// Returns the position of a movement between two values at a time.
    /// - Parameters:
    ///   - fromValue: The start.
    ///   - toValue: The end.
    ///   - initialVelocity: The speed at the start, in a second.
    ///   - time: The time, in seconds.
    @MainActor @preconcurrency
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity of a movement between two values at a time.
    @MainActor @preconcurrency
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on a mass that moves from one value to another.
    @MainActor @preconcurrency
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData,
            position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// Returns the time, in seconds, after which a movement between two values stays close to its end.
    @MainActor @preconcurrency
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon
        )
    }
}
