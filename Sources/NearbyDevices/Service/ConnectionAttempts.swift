/// The connections that are being made. Anyone in the network can ask for them as often as they want, with ever new identifiers.
struct ConnectionAttempts {
    /// The most connections that are being made at once.
    private static let most = 32
    /// The most devices whose last attempts are remembered.
    private static let mostTimes = 256

    /// The number of connections that are being made.
    private(set) var count = 0
    private var lastTimes: [String: ContinuousClock.Instant] = [:]

    /// A Boolean value that indicates whether another connection may be made.
    var hasRoom: Bool { count < Self.most }

    /// Returns whether a connection may be made with a device, and remembers that one was asked for.
    /// - Parameters:
    ///   - id: The identifier of the device.
    ///   - pause: The minimum time between connections to a device.
    mutating func mayAttempt(_ id: String, pause: Duration) -> Bool {
        let now = ContinuousClock.now
        lastTimes = lastTimes.filter { now - $0.value < pause }
        guard hasRoom, lastTimes.count < Self.mostTimes, lastTimes[id] == nil else { return false }
        lastTimes[id] = now
        return true
    }

    mutating func begin() { count += 1 }

    mutating func end() { count -= 1 }
}
