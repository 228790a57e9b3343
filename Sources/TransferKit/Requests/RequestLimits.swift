import SystemSupport

/// The limits of the resources that serve other programs' requests; see ``RequestSchedule``.
package struct RequestLimits: Sendable {
    /// The least size of each payload in transit, in bytes: a part that its receiver has not taken.
    package static let partByteCount = OutgoingBytes.partSize

    /// The number of payloads that are made at once, from the request until the first bytes are available.
    package var makingCount: Int
    /// The number of these that belong to one requestor.
    package var makingCountOfOne: Int
    /// The number of payloads that are made or in transit.
    package var count: Int
    /// The amount of memory that they may take before no other is started, in bytes.
    package var byteCount: Int
    /// The pause of a receiver, in seconds, after which it may be given up in favor of a waiting one.
    package var patience: Double

    package init(
        makingCount: Int = 16,
        makingCountOfOne: Int = 8,
        count: Int = min(256, Self.openFileCount / 4),
        byteCount: Int = 1 << 30,
        patience: Double = 1
    ) {
        self.makingCount = makingCount
        self.makingCountOfOne = makingCountOfOne
        self.count = count
        self.byteCount = byteCount
        self.patience = patience
    }

    /// The number of files that the process may open. A payload in transit has at most two, a file and a pipe.
    package static var openFileCount: Int {
        max(OpenFileLimit.current, 64)
    }
}
