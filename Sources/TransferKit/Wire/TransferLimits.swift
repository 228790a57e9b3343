/// How much a transfer from another program may bring, and how long other programs are waited for.
public struct TransferLimits: Sendable {
    /// The most bytes that are taken for one payload.
    public var maximumByteCount: Int
    /// The longest wait for another program's next bytes, in seconds; infinity for one without end.
    public var stallTimeout: Double
    /// The longest wait for another program to take the next bytes, in seconds. It may be one in front of which a person
    /// sits, such as a pager. While others wait for their turn, ``stallTimeout`` is the longest.
    /// Infinity stands for a wait without end here too.
    public var receiverTimeout: Double

    /// Creates limits.
    public init(maximumByteCount: Int = 4 << 30, stallTimeout: Double = 10, receiverTimeout: Double = 3600) {
        self.maximumByteCount = maximumByteCount
        self.stallTimeout = stallTimeout
        self.receiverTimeout = receiverTimeout
    }
}
