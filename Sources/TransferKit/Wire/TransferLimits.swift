/// How much and how long a transfer from another program may take.
public struct TransferLimits: Sendable {
    /// The most bytes that are taken for one payload.
    public var maximumByteCount: Int
    /// The longest wait for the next bytes, in seconds.
    public var stallTimeout: Double

    /// Creates limits.
    public init(maximumByteCount: Int = 4 << 30, stallTimeout: Double = 10) {
        self.maximumByteCount = maximumByteCount
        self.stallTimeout = stallTimeout
    }
}
