import Glibc

/// How much serving other programs' requests may take up; see ``RequestSchedule``.
package struct RequestLimits: Sendable {
    /// What each payload on its way takes at least, in bytes: a part that its receiver has not taken yet.
    package static let partByteCount = OutgoingBytes.partSize

    /// How many payloads are made at once, from the request until something of them is there.
    package var makingCount: Int
    /// How many of these are one requestor's.
    package var makingCountOfOne: Int
    /// How many payloads are made or on their way.
    package var count: Int
    /// How much memory they take up, in bytes, before no other is started.
    package var byteCount: Int
    /// How long a receiver pauses, in seconds, before it may be given up for one that waits.
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

    /// How many files the process may have open. A payload on its way has two at most, a file and a pipe.
    package static var openFileCount: Int {
        let limit = sysconf(CInt(_SC_OPEN_MAX))
        return limit < 0 ? .max : max(limit, 64)
    }
}
