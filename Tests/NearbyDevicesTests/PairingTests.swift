import Foundation
import Testing
import TransferTestSupport

@testable import NearbyDevices

@Suite("Pairing", .stoppedDevices)
struct PairingTests {
    @Test("Two devices find each other, show one number, and know each other after a restart")
    func pairing() async throws {
        let (first, second) = try await TestDevice.paired()
        for (device, other) in [(first, second), (second, first)] {
            let known = try #require(await device.service.list.first { $0.id == other.id })
            #expect(known.isPaired && known.isConnected && known.takesOffers && known.number == nil)
        }
        let directory = first.directory
        await first.service.stop()
        try await second.events.wait(for: .disconnected(id: first.id))
        let again = try await TestDevice.started("First again", in: directory)
        #expect(again.id == first.id)
        try await TestDevice.connect(again, second)
        let known = try #require(await second.service.list.first { $0.id == again.id })
        #expect(known.isPaired && known.name == "First again")
    }

    @Test("Two devices that ask each other at once show one number, and are paired when both users have compared it")
    func bothAsk() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        try await TestDevice.connect(first, second)
        async let one = first.service.pair(second.id)
        async let other = second.service.pair(first.id)
        _ = try await (one, other)
        let number = try await waitUntil("one number on both") { () -> String? in
            let numbers = [
                await first.service.list.first { $0.id == second.id }?.number,
                await second.service.list.first { $0.id == first.id }?.number,
            ]
            return numbers[0] == numbers[1] ? numbers[0] : nil
        }
        try await first.service.consent(second.id, to: number)
        try await second.service.consent(first.id, to: number)
        try await first.events.wait(for: .paired(id: second.id))
        try await second.events.wait(for: .paired(id: first.id))
    }

    @Test("A device that consents at once is not paired before the user of this one has compared the number")
    func bothCompare() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        try await TestDevice.connect(first, second)
        let number = try await first.service.pair(second.id).description
        try await second.events.wait("a request") { if case .wantsToPair(first.id, _, _) = $0 { true } else { nil } }
        try await second.service.consent(first.id, to: number)
        try await waitUntil("the answer") { await first.service.devices[second.id]?.request?.isAnswered == true }
        for (device, other) in [(first, second), (second, first)] {
            #expect(await device.service.trusted[other.id] == nil)
            await #expect(throws: NearbyError.self) { try await device.service.send(.text("too early"), to: other.id) }
        }
        await #expect(throws: NearbyError.declined("its number is not 00000000")) {
            try await first.service.consent(second.id, to: "00000000")
        }
        try await first.service.consent(second.id, to: number)
        try await first.events.wait(for: .paired(id: second.id))
        try await second.events.wait(for: .paired(id: first.id))
    }

    @Test("A declined request leaves no pairing, and neither does one that nobody answers")
    func declined() async throws {
        let first = try await TestDevice.started("First") { $0.pairingPatience = .milliseconds(300) }
        let second = try await TestDevice.started("Second")
        try await TestDevice.connect(first, second)
        // The time may be over before there is a number.
        _ = try? await first.service.pair(second.id)
        try await first.events.wait(for: .notPaired(id: second.id, reason: "nobody consented in time"))
        try await second.events.wait(for: .notPaired(id: first.id, reason: "the device declined"))
        for device in [first, second] { #expect(await device.service.list.allSatisfy { !$0.isPaired }) }
        let third = try await TestDevice.started("Third")
        try await TestDevice.connect(third, second)
        try await second.service.pair(third.id)
        try await third.events.wait("a request") { if case .wantsToPair(second.id, _, _) = $0 { true } else { nil } }
        try await third.service.unpair(second.id)
        try await second.events.wait(for: .notPaired(id: third.id, reason: "the device declined"))
        for device in [third, second] { #expect(await device.service.list.allSatisfy { !$0.isPaired }) }
    }

    @Test("A device that goes away while it is being paired is not paired, on either side")
    func goesAway() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        try await TestDevice.connect(first, second)
        let number = try await first.service.pair(second.id)
        try await second.events.wait("a request") { if case .wantsToPair(first.id, _, _) = $0 { true } else { nil } }
        await first.service.stop()
        try await second.events.wait(for: .disconnected(id: first.id))
        await #expect(throws: NearbyError.declined("it no longer asks to be paired")) {
            try await second.service.consent(first.id, to: number.description)
        }
        let again = try await TestDevice.started("First", in: first.directory)
        try await TestDevice.connect(again, second)
        for device in [again, second] {
            #expect(await device.service.list.allSatisfy { !$0.isPaired && $0.number == nil && !$0.waitsForConsent })
        }
    }

    @Test("A device that was unpaired is told so, and forgets this one")
    func unpaired() async throws {
        let (first, second) = try await TestDevice.paired()
        try await first.service.unpair(second.id)
        try await second.events.wait(for: .unpaired(id: first.id))
        for device in [first, second] { #expect(await device.service.list.allSatisfy { !$0.isPaired }) }
        await #expect(throws: NearbyError.notPaired("First")) {
            try await second.service.send(.text("no"), to: first.id)
        }
    }

    @Test("A device with another key is not taken for the paired one of its identifier")
    func otherKey() async throws {
        let (first, second) = try await TestDevice.paired()
        await second.service.stop()
        try await first.events.wait(for: .disconnected(id: second.id))
        first.events.forget()
        let directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: directory.file("trust"),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let impostor = try DeviceCredentials.new(deviceID: second.id)
        try directory.write(impostor.encoded, to: "trust/identity.pem")
        let other = try await TestDevice.started("Second", in: directory)
        await other.service.announce(to: .loopback(port: await first.service.discoveryPort ?? 0))
        let reason = NearbyError.otherCertificate("Second").description
        try await first.events.wait(for: .failed(id: second.id, reason: reason))
        #expect(await first.service.list.first { $0.id == second.id }?.isConnected == false)
    }

    @Test("A device that is not paired gets nothing through, and is told that it is not paired")
    func strangers() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        try await TestDevice.connect(first, second)
        let link = try #require(await first.service.devices[second.id]?.link)
        let ofPairing = [Packet.Kind.pair, .nonce].map(\.rawValue)
        for packet in PacketTests.packets { if !ofPairing.contains(packet.type) { link.send(packet) } }
        // What was sent is answered by the end of requests, so this one comes after the answer.
        try await waitUntil("the answer") { await second.service.devices[first.id]?.isRefused == true }
        try await waitUntil("a request that counts") {
            _ = try? await first.service.pair(second.id)
            return await first.service.devices[second.id]?.request?.number != nil
        }
        let number = try #require(await first.service.devices[second.id]?.request?.number)
        try await second.events.wait("a request") {
            if case .wantsToPair(first.id, _, number) = $0 { true } else { nil }
        }
        #expect(second.pasteboard.changeCountNow == 0)
        #expect(!FileManager.default.fileExists(atPath: second.downloads.path))
        try await second.service.consent(first.id, to: number.description)
        try await first.service.consent(second.id, to: number.description)
        try await first.events.wait(for: .paired(id: second.id))
    }
}

extension SharedPasteboard {
    /// The number of changes so far.
    var changeCountNow: Int { memory.changeCount() }
}
