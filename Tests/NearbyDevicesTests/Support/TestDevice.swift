import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import Testing
import TransferKit
import TransferTestSupport

@testable import NearbyDevices

/// A device with a key, a pasteboard and a folder for files of its own, in the process of the tests.
final class TestDevice: Sendable {
    /// The ports of devices in tests, apart from those of a real service on the machine.
    static let ports = 41_000...41_999
    static let payloadPorts = 42_000...42_999

    let service: NearbyService
    let pasteboard: SharedPasteboard
    let directory: TemporaryDirectory
    let events = EventRecord()

    var id: String { service.credentials.deviceID }
    var downloads: URL { URL(filePath: directory.file("Downloads"), directoryHint: .isDirectory) }

    private init(_ service: NearbyService, _ directory: TemporaryDirectory, _ pasteboard: SharedPasteboard) {
        (self.service, self.directory, self.pasteboard) = (service, directory, pasteboard)
    }

    /// Starts a device, which is stopped at the end of the test.
    /// - Parameter configure: Changes its settings.
    static func started(
        _ name: String,
        in directory: TemporaryDirectory? = nil,
        configure: (inout NearbyService.Configuration) -> Void = { _ in }
    ) async throws -> TestDevice {
        let directory = try directory ?? TemporaryDirectory(prefix: "nearby")
        var configuration = NearbyService.Configuration(
            name: name,
            downloads: URL(filePath: directory.file("Downloads"), directoryHint: .isDirectory)
        )
        configuration.discoveryPort = 0
        (configuration.ports, configuration.payloadPorts) = (ports, payloadPorts)
        configuration.broadcasts = false
        configure(&configuration)
        let pasteboard = SharedPasteboard()
        if configuration.pasteboard == nil { configuration.pasteboard = pasteboard }
        let store = try TrustStore(directory: directory.file("trust"))
        let service = try NearbyService(configuration, store: store, loop: try .background())
        try StoppedDevices.add(service)
        let device = TestDevice(service, directory, pasteboard)
        let events = await service.events()
        Task.detached { [record = device.events] in for await event in events { record.add(event) } }
        try await service.start()
        return device
    }

    /// Makes two devices know each other.
    /// - Parameter host: The address of both.
    static func connect(_ first: TestDevice, _ second: TestDevice, at host: String = "127.0.0.1") async throws {
        guard let address = InternetAddress(host, port: await second.service.discoveryPort ?? 0) else {
            throw TestSupportError("\(host) is no address")
        }
        // Each introduction makes a connection, which takes its time where much else runs.
        for _ in 0..<30 {
            await first.service.announce(to: address)
            let connection: Void? = try? await waitUntil("a connection", timeout: .seconds(6)) {
                let isConnected = await first.service.list.contains { $0.id == second.id && $0.isConnected }
                return await second.service.list.contains { $0.id == first.id && $0.isConnected } && isConnected
            }
            if connection != nil { return }
        }
        throw TestSupportError("waited for a connection, after 30 introductions")
    }

    /// Pairs two devices that know each other.
    static func pair(_ first: TestDevice, _ second: TestDevice) async throws {
        let number = try await first.service.pair(second.id)
        #expect(!number.isWeak)
        try await second.events.wait("a request") {
            if case .wantsToPair(first.id, _, number) = $0 { true } else { nil }
        }
        for (device, other) in [(second, first), (first, second)] {
            try await device.service.consent(other.id, to: number.description)
        }
        try await first.events.wait(for: .paired(id: second.id))
        try await second.events.wait(for: .paired(id: first.id))
    }

    /// Starts two devices that are paired.
    /// - Parameters:
    ///   - host: The address of both.
    ///   - configure: Changes the settings of both.
    static func paired(
        at host: String = "127.0.0.1",
        configure: (inout NearbyService.Configuration) -> Void = { _ in }
    ) async throws -> (TestDevice, TestDevice) {
        let (first, second) = (
            try await started("First", configure: configure), try await started("Second", configure: configure)
        )
        try await connect(first, second, at: host)
        try await pair(first, second)
        return (first, second)
    }
}

/// The events of a device.
final class EventRecord: Sendable {
    private let events = Mutex<[NearbyEvent]>([])

    func add(_ event: NearbyEvent) { events.withLock { $0.append(event) } }

    /// Waits for an event, which may have happened.
    @discardableResult
    func wait<Value>(_ what: String, for find: @escaping (NearbyEvent) -> Value?) async throws -> Value {
        try await waitUntil(what + ", after \(all)") { all.lazy.compactMap(find).first }
    }

    /// Waits for an event, which may have happened.
    func wait(for event: NearbyEvent) async throws { try await wait("\(event)") { $0 == event ? true : nil } }

    var all: [NearbyEvent] { events.withLock { $0 } }

    /// Forgets what has happened.
    func forget() { events.withLock { $0 = [] } }
}
