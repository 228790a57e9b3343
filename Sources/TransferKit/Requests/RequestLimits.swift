import SystemSupport

/// The limits on the resources that serve other programs' requests; see ``RequestSchedule``.
package struct RequestLimits: Sendable {
    /// The minimum size of each payload in transit, in bytes: one part that its receiver has not taken.
    package static let partByteCount = OutgoingBytes.partSize

    /// The number of payloads that can be in preparation at once, from the request until the first bytes are available.
    package var makingCount: Int
    /// The number of payloads that can be in preparation at once for a single requestor.
    package var makingCountOfOne: Int
    /// The number of payloads that can be in preparation or in transit at once.
    package var count: Int
    /// The amount of memory, in bytes, that payloads may take before no other is started.
    package var byteCount: Int
    /// The pause, in seconds, after which a receiver may be given up in favor of a waiting one.
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
