import CoreTransferable
import Foundation
import Testing
import TransferTestSupport

@testable import NearbyDevices

/// Devices that connect to each other again, at the same time, while something is under way.
@Suite("Several links between two devices", .stoppedDevices)
struct LinkTests {
    @Test("Links that both devices make at the same time disturb nothing, and one of them stays")
    func crossing() async throws {
        let (first, second) = try await TestDevice.paired { $0.pauseBetweenAttempts = .zero }
        let contents = Data((0..<40_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
        let path = try first.directory.write(contents, to: "film.bin")
        async let file: [String] = first.service.send(.file(URL(filePath: path)), to: second.id)
        for round in 0..<40 {
            async let one: Void = Self.introduce(first, to: second)
            async let other: Void = Self.introduce(second, to: first)
            _ = try await (one, other)
            let (sender, receiver) = round.isMultiple(of: 2) ? (first, second) : (second, first)
            sender.pasteboard.copy([NSItemProvider(of: "text \(round)")])
            try await waitUntil("text \(round)") { await Self.text(on: receiver) == "text \(round)" }
        }
        _ = try await file
        #expect(try Data(contentsOf: second.downloads.appending(path: "film.bin")) == contents)
        for (device, other) in [(first, second), (second, first)] {
            try await waitUntil("one link") {
                let state = await device.service.devices[other.id]
                return await device.service.attempts == 0 && state?.links.count == 1
            }
            let connections = device.events.all.count { if case .connected = $0 { true } else { false } }
            #expect(connections == 1)
            #expect(!device.events.all.contains(.disconnected(id: other.id)))
        }
    }

    @Test("A device that is not paired has two links, however often it connects, and can still be paired")
    func strangers() async throws {
        let first = try await TestDevice.started("First") { $0.pauseBetweenAttempts = .zero }
        let second = try await TestDevice.started("Second") { $0.pauseBetweenAttempts = .zero }
        try await TestDevice.connect(first, second)
        for _ in 0..<30 {
            try await Self.introduce(first, to: second)
            try await waitUntil("the connection") { await second.service.attempts == 0 }
        }
        for (device, other) in [(first, second), (second, first)] {
            try await waitUntil("the end of the attempts") { await device.service.attempts == 0 }
            let state = try #require(await device.service.devices[other.id])
            #expect((1...2).contains(state.links.count))
            #expect(state.endedLinks.count <= 2)
        }
        try await TestDevice.pair(first, second)
    }

    @Test("A request that is sent again over each new link is answered once, and the devices stay paired")
    func repeatedRequests() async throws {
        for _ in 0..<5 {
            let first = try await TestDevice.started("First") { $0.pauseBetweenAttempts = .zero }
            let second = try await TestDevice.started("Second") { $0.pauseBetweenAttempts = .zero }
            try await TestDevice.connect(first, second)
            let number = try await first.service.pair(second.id).description
            for _ in 0..<3 {
                try await Self.introduce(first, to: second)
                try await Self.introduce(second, to: first)
            }
            try await second.events.wait("a request") { if case .wantsToPair = $0 { true } else { nil } }
            try await second.service.consent(first.id, to: number)
            try await first.service.consent(second.id, to: number)
            for (device, other) in [(first, second), (second, first)] {
                try await device.events.wait(for: .paired(id: other.id))
                try await waitUntil("the end of the attempts") { await device.service.attempts == 0 }
            }
            // What follows shows that all packets of pairing were taken.
            for (sender, receiver) in [(first, second), (second, first)] {
                try await sender.service.send(.text("to \(receiver.id)"), to: receiver.id)
                try await waitUntil("the text") { await Self.text(on: receiver) == "to \(receiver.id)" }
                #expect(!sender.events.all.contains(.unpaired(id: receiver.id)))
            }
        }
    }

    @Test("What was copied last is on both pasteboards when two devices meet again", arguments: [true, false])
    func meetingAgain(firstIsLast: Bool) async throws {
        let (first, second) = try await TestDevice.paired { $0.pauseBetweenLinks = .milliseconds(50) }
        for device in [first, second] { device.events.forget() }
        try await first.service.pairedLink(second.id).close()
        try await first.events.wait(for: .disconnected(id: second.id))
        try await second.events.wait(for: .disconnected(id: first.id))
        let (last, other) = firstIsLast ? (first, second) : (second, first)
        other.pasteboard.copy([NSItemProvider(of: "older")])
        try await waitUntil("the copy") { await other.service.localOffer.offer != nil }
        last.pasteboard.copy([NSItemProvider(of: "newer")])
        try await waitUntil("the copy") { await last.service.localOffer.offer != nil }
        try await TestDevice.connect(first, second)
        try await waitUntil("the newer text") { await Self.text(on: other) == "newer" }
        // The older one can be pasted by the name of its device, and takes no place.
        try await waitUntil("the older text") {
            try await !last.service.contents(of: other.id).items().isEmpty
        }
        #expect(await Self.text(on: last) == "newer")
    }

    private static func introduce(_ device: TestDevice, to other: TestDevice) async throws {
        await device.service.announce(to: .loopback(port: await other.service.discoveryPort ?? 0))
    }

    private static func text(on device: TestDevice) async -> String? {
        guard let data = try? await device.pasteboard.pasted()?.data(for: "text/plain;charset=utf-8") else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }
}
