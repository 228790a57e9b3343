/// The limits on what devices that are not paired bring about: anyone in the network can connect and ask as often as they want, with ever
/// new identifiers.
struct StrangerLimits {
    private var reports = Allowance(32, every: .seconds(2))
    private var requests = Allowance(6, every: .seconds(10))
    private var hints = Allowance(1, every: .seconds(60))

    /// Returns whether one more event may be reported.
    mutating func mayReport() -> Bool { reports.take() }

    /// Returns whether the user may be asked once more.
    mutating func mayRequestPairing() -> Bool { requests.take() }

    /// Returns whether the user may be told once more that something is left out.
    mutating func mayHint() -> Bool { hints.take() }
}

/// The pace at which the packets of a device that is not paired are read.
struct StrangerPace {
    /// The packets, and the parts of packets, that are read at once, and then one after another.
    private static var ofEach: Allowance { Allowance(30, every: .milliseconds(100)) }
    /// The most waits for a device, after which its link ends: what is on its way may take hours at that pace.
    private static let mostWaits = 100

    private var (reads, packets) = (Self.ofEach, Self.ofEach)
    private var waits = 0

    /// Waits before a part of a packet is read where the device says much at once.
    /// - Throws: ``NearbyError`` where it says too much.
    mutating func keepBeforeRead() async throws { try await Self.keep(&reads, &waits) }

    /// Waits after a packet.
    /// - Throws: ``NearbyError`` where the device says too much.
    mutating func keepAfterPacket() async throws { try await Self.keep(&packets, &waits) }

    private static func keep(_ pace: inout Allowance, _ waits: inout Int) async throws {
        let wait = pace.wait()
        if wait > .zero {
            waits += 1
            guard waits <= mostWaits else { throw NearbyError.notDevice("it says too much") }
            try await Task.sleep(for: wait)
        }
        _ = pace.take()
    }
}
