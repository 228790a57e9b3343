import CoreTransferable
import Foundation
import Testing
import TransferTestSupport

@testable import NearbyDevices

/// A program that speaks the protocol, and does not keep to it, against a device in this process.
@Suite("A hostile peer", .stoppedDevices, .timeLimit(.minutes(10)))
struct HostilePeerTests {
    private func peer(_ scenario: String, of device: TestDevice, _ arguments: String...) async throws -> RunningProgram
    {
        let port = try #require(await device.service.port)
        return try RunningProgram(
            "python3",
            [HostilePeer.script, scenario, "127.0.0.1", "\(port)"] + arguments,
            environment: ProcessInfo.processInfo.environment
        )
    }

    private func connected(_ name: String, _ device: TestDevice) async throws -> String {
        try await device.events.wait("\(name)") { event in
            if case .connected(let identity) = event, identity.name == name { identity.id } else { nil }
        }
    }

    @Test(
        "A device whose number can be forged is paired when the user asks for that, and not before",
        arguments: [6, 7, 8]
    )
    func weakNumber(version: Int) async throws {
        let device = try await TestDevice.started("Device")
        let peer = try await peer("old", of: device, "\(version)")
        let id = try await connected("Old phone", device)
        let number = try await device.events.wait("its request") { event in
            if case .wantsToPair(id, _, let number) = event { number } else { nil }
        }
        #expect(number.isWeak)
        #expect(await device.service.list.first?.numberIsWeak == true)
        let error = NearbyError.weakNumber("Old phone", version: version)
        await #expect(throws: error) { try await device.service.consent(id, to: number.description) }
        #expect(error.description.contains(version < 8 ? "any computer" : "fast computer"))
        #expect(await device.service.trusted[id] == nil)
        try await device.service.unpair(id)
        await #expect(throws: error) { try await device.service.pair(id) }
        let own = try await device.service.pair(id, acceptsWeakNumber: true)
        try await device.service.consent(id, to: own.description)
        try await device.events.wait(for: .paired(id: id))
        await peer.terminate()
    }

    @Test("A device stays paired that consents once more, as over another link", arguments: [7, 8])
    func repeatedConsent(version: Int) async throws {
        let device = try await TestDevice.started("Device")
        let peer = try await peer("repeating", of: device, "\(version)")
        let id = try await connected("Repeating", device)
        let number = try await device.service.pair(id, acceptsWeakNumber: true)
        try await device.service.consent(id, to: number.description)
        try await device.events.wait(for: .paired(id: id))
        peer.signal(SIGUSR1)
        try await device.events.wait(for: .receivedText(id: id))
        #expect(!device.events.all.contains(.unpaired(id: id)))
        await peer.terminate()
    }

    @Test("A device that consents by itself is not paired, and its text does not arrive")
    func consentsByItself() async throws {
        let device = try await TestDevice.started("Device")
        let peer = try await peer("agreeable", of: device)
        let id = try await connected("Agreeable", device)
        let number = try await device.service.pair(id)
        #expect(!number.isWeak)
        try await peer.waitForLine(containing: "done")
        try await waitUntil("the answer") { await device.service.devices[id]?.request?.isAnswered == true }
        #expect(await device.service.trusted[id] == nil)
        #expect(await device.service.list.first?.waitsForConsent == true)
        // What comes after the text shows that it was taken.
        peer.signal(SIGUSR1)
        try await device.events.wait(for: .notPaired(id: id, reason: "the device declined"))
        #expect(device.pasteboard.changeCountNow == 0)
        #expect(!device.events.all.contains(.receivedText(id: id)))
        await peer.terminate()
    }

    @Test("A device that has asked learns nothing of the number before the other one has sent its own value")
    func impatient() async throws {
        let device = try await TestDevice.started("Device")
        let peer = try await peer("impatient", of: device)
        let id = try await connected("Impatient", device)
        _ = try await device.service.pair(id)
        try await peer.waitForLine(containing: "heard")
        #expect(peer.standardOutput.lines == ["connected", "silence", "heard org.swift_transferable.pairing"])
        #expect(await device.service.devices[id]?.request?.isAnswered == false)
        await peer.terminate()
    }

    @Test("A device that shows another value than it has committed to gets no number")
    func changeable() async throws {
        let device = try await TestDevice.started("Device")
        let peer = try await peer("changeable", of: device)
        let id = try await connected("Changeable", device)
        try await peer.waitForLine(containing: "answer False")
        try await device.events.wait("the end of the request") { event in
            if case .notPaired(id, let reason) = event { reason.contains("another value") ? true : nil } else { nil }
        }
        #expect(!device.events.all.contains { if case .wantsToPair = $0 { true } else { false } })
        await peer.terminate()
    }

    @Test("Two devices with someone between them show different numbers, and are not paired")
    func between() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        let otherPort = try #require(await second.service.port)
        let peer = try await peer("between", of: first, first.id, "\(otherPort)", second.id)
        try await peer.waitForLine(containing: "connected")
        #expect(try await connected("Second", first) == second.id)
        let number = try await first.service.pair(second.id)
        let other = try await second.events.wait("the request") { event in
            if case .wantsToPair(first.id, _, let number) = event { number } else { nil }
        }
        #expect(number.description != other.description && !number.isWeak && !other.isWeak)
        await #expect(throws: NearbyError.declined("its number is not \(number)")) {
            try await second.service.consent(first.id, to: number.description)
        }
        await peer.terminate()
    }

    @Test("A request ends with the certificate of the device, whoever comes in its place")
    func takesOver() async throws {
        let device = try await TestDevice.started("Device") { $0.pauseBetweenLinks = .seconds(60) }
        let peer = try await peer("take-over", of: device)
        let id = try await connected("Phone", device)
        let number = try await device.service.pair(id)
        peer.signal(SIGUSR1)
        try await peer.waitForLine(containing: "done")
        try await device.events.wait(for: .notPaired(id: id, reason: "another device has taken its place"))
        try await waitUntil("the text") { await device.service.devices[id]?.isRefused == true }
        await #expect(throws: NearbyError.declined("it no longer asks to be paired")) {
            try await device.service.consent(id, to: number.description)
        }
        #expect(await device.service.trusted[id] == nil)
        #expect(device.pasteboard.changeCountNow == 0)
        await peer.terminate()
    }

    @Test("A device that asks and refuses as fast as it can is heard a few times")
    func flood() async throws {
        let device = try await TestDevice.started("Device")
        let start = ContinuousClock.now
        let peer = try await peer("flood", of: device, "5")
        try await peer.waitForLine(containing: "done")
        try await device.events.wait("the end of the flood") { if case .disconnected = $0 { true } else { nil } }
        let seconds = Int(start.duration(to: .now) / .seconds(1)) + 1
        let requests = device.events.all.count { if case .wantsToPair = $0 { true } else { false } }
        #expect((1...(3 + seconds / 10 + 1)).contains(requests))
        #expect(device.events.all.count <= 2 * requests + 5, "\(device.events.all)")
        #expect(device.events.all.contains(.leftOutStrangers))
        #expect(await device.service.devices.isEmpty)
        // Someone else can still be paired.
        let other = try await TestDevice.started("Other")
        try await TestDevice.connect(other, device)
        try await TestDevice.pair(device, other)
    }

    @Test("A crowd of devices that come, ask and go is told of in part")
    func crowd() async throws {
        let device = try await TestDevice.started("Device")
        let start = ContinuousClock.now
        let peer = try await peer("crowd", of: device, "100")
        try await peer.waitForLine(containing: "done")
        try await waitUntil("the end of the crowd") { await device.service.devices.isEmpty }
        let seconds = Int(start.duration(to: .now) / .seconds(1)) + 1
        func count(_ isIt: (NearbyEvent) -> Bool) -> Int { device.events.all.count(where: isIt) }
        #expect(count { if case .wantsToPair = $0 { true } else { false } } <= 6 + seconds / 10)
        let connections = count { if case .connected = $0 { true } else { false } }
        #expect(connections <= 32 + seconds / 2)
        #expect(count { if case .disconnected = $0 { true } else { false } } == connections)
        #expect((1...(1 + seconds / 60)).contains(count { $0 == .leftOutStrangers }))
    }
}

/// The program `hostile-device.py`.
enum HostilePeer {
    static var script: String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/hostile-device.py").path
    }
}

@Suite("An allowance")
struct AllowanceTests {
    @Test("lets so many things happen at once, and one more with each interval")
    func takes() {
        let start = ContinuousClock.now
        var allowance = Allowance(3, every: .seconds(10))
        func taken(_ count: Int, after seconds: Int) -> [Bool] {
            (0..<count).map { _ in allowance.take(at: start + .seconds(seconds)) }
        }
        let first = taken(5, after: 1)
        #expect(first == [true, true, true, false, false])
        #expect(allowance.wait(at: start + .seconds(1)) == .seconds(10))
        let second = taken(2, after: 10) + taken(2, after: 12)
        #expect(second == [false, false, true, false])
        // What was not used is not saved beyond the number.
        let third = taken(5, after: 1000)
        #expect(third == first)
    }
}
