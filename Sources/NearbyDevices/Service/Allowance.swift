/// A number of things that may happen at once, and one more with each interval.
struct Allowance {
    private let most: Int
    private let interval: Duration
    /// The time at which all of them may happen at once again.
    private var fullAt: ContinuousClock.Instant

    /// - Parameters:
    ///   - most: The number of things that may happen at once.
    ///   - interval: The time after which there may be one more.
    init(_ most: Int, every interval: Duration) {
        (self.most, self.interval) = (most, interval)
        fullAt = .now
    }

    /// Counts something, if it may happen.
    /// - Returns: Whether it may.
    mutating func take(at now: ContinuousClock.Instant = .now) -> Bool {
        guard wait(at: now) == .zero else { return false }
        fullAt = max(fullAt, now) + interval
        return true
    }

    /// Returns the time after which something more may happen.
    func wait(at now: ContinuousClock.Instant = .now) -> Duration {
        max(.zero, now.duration(to: fullAt) - interval * (most - 1))
    }
}
