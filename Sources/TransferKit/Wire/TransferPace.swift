/// The time that a transfer may wait for the other program, both for its next bytes and in total. A program that sends an occasional byte
/// cannot hold up its receiver indefinitely. ``TransferLimits`` defines the limits.
///
/// Only waits for the other program count, not the time in which the receiver processes the bytes.
///
/// ```swift
/// timer = loop.after(pace.beginWaiting()) { fail(pace.error) }
/// // The other program has sent something:
/// pace.endWaiting()
/// pace.count(bytes.count)
/// ```
package struct TransferPace: Sendable {
    private let limits: TransferLimits
    /// The time that may still be waited, in seconds.
    private var allowance: Double
    /// The time that the first bytes may still be waited for, in seconds; infinity once they have arrived.
    private var answerAllowance: Double
    private var waitingSince: ContinuousClock.Instant?

    /// Creates the pace of a transfer for which nothing has arrived yet.
    package init(limits: TransferLimits) {
        self.limits = limits
        allowance = limits.stallTimeout * TransferLimits.stallsAllowed
        answerAllowance = limits.answerTimeout
    }

    /// Begins a wait for the other program.
    /// - Returns: The longest that it may last, in seconds.
    package mutating func beginWaiting(now: ContinuousClock.Instant = .now) -> Double {
        waitingSince = now
        return max(0, min(limits.stallTimeout, allowance, answerAllowance))
    }

    /// Ends a wait because the other program has sent something.
    package mutating func endWaiting(now: ContinuousClock.Instant = .now) {
        guard let start = waitingSince else { return }
        waitingSince = nil
        let wait = start.duration(to: now) / .seconds(1)
        allowance -= wait
        answerAllowance -= wait
    }

    /// Adds to the number of bytes that have arrived.
    package mutating func count(_ byteCount: Int) {
        allowance += Double(byteCount) / Double(TransferLimits.leastByteRate)
        if byteCount > 0 { answerAllowance = .infinity }
    }

    /// The error for a transfer whose wait exceeds its limit.
    package var error: TransferWireError {
        if answerAllowance < min(limits.stallTimeout, allowance) { return .timedOut(seconds: limits.answerTimeout) }
        return allowance < limits.stallTimeout
            ? .tooSlow(leastByteRate: TransferLimits.leastByteRate) : .timedOut(seconds: limits.stallTimeout)
    }
}
