/// The limits on a transfer with another program: its size and the time to wait.
public struct TransferLimits: Sendable {
    /// The minimum average number of bytes per second that another program has to send. Even slow networks carry many times that.
    ///
    /// Only the time in which the receiver waits for the other program counts, without the first part of it: three times the
    /// ``stallTimeout``.
    public static let leastByteRate = 1024

    /// The number of times that one transfer may wait the ``stallTimeout``, beyond the time that its received bytes
    /// earn.
    static let stallsAllowed = 3.0

    /// The maximum number of bytes in one payload.
    public var maximumByteCount: Int
    /// The maximum time, in seconds, to wait for another program's next bytes; infinity for no limit. A program that sends small parts also
    /// has to reach the ``leastByteRate``.
    ///
    /// The limit is 10 for pasteboards, and 4 for drops and pastes in a window: see ``interactive``. When several forms are
    /// asked for one after another, it is the time for all of them in which nothing arrives.
    public var stallTimeout: Double
    /// The maximum time, in seconds, to wait for another program to take the next bytes; infinity for no limit. The program may be one in
    /// which a user reads, such as a pager.
    ///
    /// A receiver that pauses does not delay others. If memory or descriptors run short, the receiver that has paused longest
    /// is given up early.
    public var receiverTimeout: Double
    /// The maximum time, in seconds, to wait for another program's first bytes if there is an alternative.
    package var answerTimeout = Double.infinity

    /// The limits for drops and pastes in a window. A program that sends no bytes for 4 seconds is given up, so that an error is reported
    /// within 5 seconds regardless of what the program offers. A program that keeps sending has as long as it needs.
    public static let interactive = TransferLimits(stallTimeout: 4)

    /// Creates limits.
    public init(maximumByteCount: Int = 4 << 30, stallTimeout: Double = 10, receiverTimeout: Double = 3600) {
        self.maximumByteCount = maximumByteCount
        self.stallTimeout = stallTimeout
        self.receiverTimeout = receiverTimeout
    }
}
