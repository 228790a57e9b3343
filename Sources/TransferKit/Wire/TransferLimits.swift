/// How much a transfer from another program may bring, and how long other programs are waited for.
public struct TransferLimits: Sendable {
    /// The least number of bytes a second that another program has to send on average, of which slow networks carry many
    /// times as many. Only the time counts in which the receiver waits for the other program, and the first of it does not:
    /// as much as three times the ``stallTimeout``.
    public static let leastByteRate = 1024

    /// How many times the ``stallTimeout`` may be waited in one transfer beyond what the bytes that arrive are worth.
    static let stallsAllowed = 3.0

    /// The most bytes that are taken for one payload.
    public var maximumByteCount: Int
    /// The longest wait for another program's next bytes, in seconds; infinity for one without end. A program that sends
    /// some now and then has to keep up the ``leastByteRate``.
    ///
    /// It is 10 for pasteboards and 4 where a person has dropped or pasted something in a window: see ``interactive``. Where
    /// several forms are asked for one after another, it is the time for all of them in which nothing arrives.
    public var stallTimeout: Double
    /// The longest wait for another program to take the next bytes, in seconds; infinity for one without end. It may be one
    /// in front of which a person sits, such as a pager.
    ///
    /// Receivers that pause do not keep others waiting. Where there are so many of them that memory or descriptors run
    /// short, the one that has paused longest is given up before its time.
    public var receiverTimeout: Double
    /// The longest wait for another program's first bytes, in seconds, where something else can be had instead.
    package var answerTimeout = Double.infinity

    /// The limits for what a person drops or pastes in a window. A program that sends nothing for 4 seconds is given up, so
    /// that whatever it offers, an error is told within 5. One that goes on sending is waited for as everywhere.
    public static let interactive = TransferLimits(stallTimeout: 4)

    /// Creates limits.
    public init(maximumByteCount: Int = 4 << 30, stallTimeout: Double = 10, receiverTimeout: Double = 3600) {
        self.maximumByteCount = maximumByteCount
        self.stallTimeout = stallTimeout
        self.receiverTimeout = receiverTimeout
    }
}
