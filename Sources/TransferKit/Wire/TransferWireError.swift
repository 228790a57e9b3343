/// Why bytes could not be sent to another program or taken from it.
public enum TransferWireError: Error, Equatable, CustomStringConvertible {
    /// Nothing of the name is offered.
    case notOffered(String)
    /// What arrived is not in the form that its name promises.
    case malformed(String)
    /// More arrived than is allowed.
    case tooLarge(limit: Int)
    /// The other program did not go on within the time.
    case timedOut(seconds: Double)
    /// The window system or the other program broke the transfer off.
    case broken(String)

    public var description: String {
        switch self {
        case .notOffered(let name): "Nothing is offered as \(name)."
        case .malformed(let what): "The data that arrived is malformed: \(what)."
        case .tooLarge(let limit): "More than \(limit) bytes arrived; raise TransferLimits.maximumByteCount to take more."
        case .timedOut(let seconds): "The other program sent nothing for \(seconds) seconds. Try again, or restart it."
        case .broken(let reason): "The transfer was broken off: \(reason)."
        }
    }
}

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
