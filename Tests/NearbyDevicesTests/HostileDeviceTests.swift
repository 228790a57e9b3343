import CoreTransferable
import Foundation
import SystemSupport
import Testing
import TransferKit
import TransferTestSupport

@testable import NearbyDevices

@Suite("Hostile devices", .stoppedDevices)
struct HostileDeviceTests {
    @Test("A thousand connections that say nothing, garbage or half of it leave nothing open", .timeLimit(.minutes(5)))
    func connections() async throws {
        let device = try await TestDevice.started("Device")
        let port = await device.service.port ?? 0
        let greetings: [Data] = [
            Data(), Data("GET / HTTP/1.1\r\n\r\n".utf8), Data(repeating: 0x7B, count: 9000),
            Data([0x16, 3, 1, 0xFF, 0xFF]),
            Packet.identity(DeviceIdentity(id: DeviceIdentity.newID(), name: "Liar", kind: .phone)).encoded(),
            Packet.identity(DeviceIdentity(id: device.id, name: "Mirror", kind: .phone)).encoded(),
            Packet.identity(DeviceIdentity(id: DeviceIdentity.newID(), name: "Old", kind: .phone, protocolVersion: 5))
                .encoded() + Data("no TLS".utf8),
        ]
        // What is made once and kept, such as tables, is there after some.
        for position in 0..<50 { try await Self.visit(port, greetings[position % greetings.count]) }
        try await waitUntil("the end of all attempts") { await device.service.attempts == 0 }
        let before = try Self.openConnections(of: port)
        for position in 0..<1000 { try await Self.visit(port, greetings[position % greetings.count]) }
        try await waitUntil("the end of all attempts") { await device.service.attempts == 0 }
        try await waitUntil("the end of all connections") { try Self.openConnections(of: port) <= before }
        // The device is still there for others.
        let other = try await TestDevice.started("Other")
        try await TestDevice.connect(other, device)
    }

    @Test("Garbage of a paired device is left out, and what follows it counts")
    func garbage() async throws {
        let (first, second) = try await TestDevice.paired()
        let link = try #require(await first.service.devices[second.id]?.link)
        for line in ["", "[]", "{\"type\":1}", "\u{0}\u{1}", #"{"type":"kdeconnect.clipboard","body":{"content":5}}"#] {
            link.sendLine(Data((line + "\n").utf8))
        }
        link.send(.fetch(FetchPacket(request: 1, offer: 99, name: "text/plain")))
        link.send(.delivery(DeliveryPacket(request: 12_345, payload: PacketPayload(size: 5, port: 1024))))
        try await first.service.send(.text("after"), to: second.id)
        try await second.events.wait(for: .receivedText(id: first.id))
    }

    @Test("A line without end ends the connection, and memory does not grow with it")
    func endless() async throws {
        let (first, second) = (try await TestDevice.started("First"), try await TestDevice.started("Second"))
        try await TestDevice.connect(first, second)
        let link = try #require(await first.service.devices[second.id]?.link)
        link.sendLine(Data(repeating: 0x20, count: 100_000))
        try await second.events.wait(for: .disconnected(id: first.id))
    }

    @Test("Lists of files and links to files are not taken from a device")
    func files() async throws {
        #expect(
            RemotePayload.acceptedNames([
                "text/uri-list", "TEXT/URI-LIST;charset=utf-8", "x-special/gnome-copied-files", "image/png",
                "application/x-kde4-urilist", "application/x.public.file-url", "application/x-transferable-private",
                "application/vnd.portal.filetransfer", "x-kde-passwordManagerHint", "XdndDirectSave0", "text/html",
            ]) == ["image/png", "text/html"]
        )
        for text in ["file:///etc/passwd\nx", "FILE:///etc/passwd"] {
            for data in [Data(text.utf8), Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), 0] })] {
                let sink = BufferSink()
                let payload = RemotePayload(name: "text/x-moz-url", sink: sink)
                try await payload.write(data)
                await #expect(throws: TransferWireError.self) { try await payload.end() }
                #expect(try sink.data().isEmpty)
            }
        }
        let sink = BufferSink()
        let payload = RemotePayload(name: "text/x-moz-url", sink: sink)
        try await payload.write(Data("https://swift.org/\nSwift".utf8))
        try await payload.end()
        #expect(try sink.data() == Data("https://swift.org/\nSwift".utf8))
    }

    @Test("An answer counts where it comes from the device that was asked")
    func foreignDelivery() async throws {
        let (first, second) = try await TestDevice.paired()
        let third = try await TestDevice.started("Third")
        try await TestDevice.connect(third, second)
        try await TestDevice.pair(third, second)
        let asking = Task { () -> DeliveryPacket in
            try await withCheckedThrowingContinuation { continuation in
                Task {
                    await second.service.expectDelivery(7, PendingFetch(device: first.id, continuation: continuation))
                }
            }
        }
        try await waitUntil("the question") { await second.service.awaited.fetches[7] != nil }
        let impostor = try #require(await third.service.devices[second.id]?.link)
        impostor.send(.delivery(DeliveryPacket(request: 7, failure: "of the third")))
        impostor.send(.ping)
        try await second.events.wait(for: .pinged(id: third.id))
        let link = try #require(await first.service.devices[second.id]?.link)
        link.send(.delivery(DeliveryPacket(request: 7, failure: "of the first")))
        #expect(try await asking.value.failure == "of the first")
    }

    @Test(
        "A packet that contradicts itself is an error, and makes no file",
        arguments: [
            #""payloadSize":9007199254740993,"payloadTransferInfo":{"port":50000}"#,
            #""payloadSize":-5,"payloadTransferInfo":{"port":50000}"#,
            #""payloadSize":"many","payloadTransferInfo":{"port":50000}"#, #""payloadSize":5"#,
            #""payloadSize":5,"payloadTransferInfo":{"port":80}"#,
        ]
    )
    func contradictions(_ payload: String) async throws {
        let (first, second) = try await TestDevice.paired()
        let link = try #require(await first.service.devices[second.id]?.link)
        link.sendLine(Data((#"{"type":"kdeconnect.share.request","body":{"filename":"trap"},"# + payload + "}\n").utf8))
        try await second.events.wait("the error") { if case .failed(first.id, _) = $0 { true } else { nil } }
        link.send(.ping)
        try await second.events.wait(for: .pinged(id: first.id))
        #expect(!FileManager.default.fileExists(atPath: second.downloads.path + "/trap"))
    }

    @Test("Fewer bytes than a device has claimed are an error, and leave no file")
    func fewerBytes() async throws {
        let (first, second) = try await TestDevice.paired()
        let link = try #require(await first.service.devices[second.id]?.link)
        let stream = try await first.service.stream(to: second.id) { port in
            .share(.file(name: "short", PacketPayload(size: 100, port: port)))
        }
        try await stream.write(Data(count: 60))
        try await stream.end()
        try await second.events.wait("the error") { event in
            if case .failed(first.id, let reason) = event {
                reason.contains("60 of 100 bytes") ? true : nil
            } else {
                nil
            }
        }
        stream.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: second.downloads.path).isEmpty)
        withExtendedLifetime(link) {}
    }

    @Test("The sender of a file reads why it was not saved", arguments: [false, true])
    func refusal(isFolder: Bool) async throws {
        let (first, second) = try await TestDevice.paired()
        // A file is where the folder for files would be.
        try second.directory.write("in the way", to: "Downloads")
        let path = try first.directory.write(Data(count: 1_000_000), to: "folder/film.bin")
        let sent = URL(filePath: isFolder ? first.directory.file("folder") : path)
        await #expect(throws: NearbyError.declined("it cannot be saved there")) {
            try await first.service.send(.file(sent), to: second.id)
        }
        #expect(await first.service.awaited.sendings.isEmpty)
    }

    @Test("The sender of a file for a full disk reads that it is full", .enabled { await FullDisk.isAvailable })
    func fullDisk() async throws {
        let (first, second) = try await TestDevice.paired()
        try FileManager.default.createDirectory(at: second.downloads, withIntermediateDirectories: true)
        let disk = try await FullDisk(at: second.downloads.path)
        let path = try first.directory.write(Data(count: 5_000_000), to: "film.bin")
        await #expect(throws: NearbyError.declined("No space left on device")) {
            try await first.service.send(.file(URL(filePath: path)), to: second.id)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: second.downloads.path).isEmpty)
        await disk.end()
    }

    @Test("An offer whose payloads nobody delivers does not keep later contents from the pasteboard")
    func silentOffer() async throws {
        let (first, second) = try await TestDevice.paired { $0.answerPatience = .milliseconds(300) }
        let third = try await TestDevice.started("Third")
        try await TestDevice.connect(third, second)
        try await TestDevice.pair(third, second)
        // The device stays connected, and answers nothing.
        let link = try #require(await first.service.devices[second.id]?.link)
        let names = (0..<1000).map { "text/x-moz-url;number=\($0)" }
        for offer in 0..<50 { link.send(.offer(OfferPacket(id: 1 << 50 + offer, names: names))) }
        link.send(.ping)
        try await second.events.wait(for: .pinged(id: first.id))
        try await third.service.send(.text("of the third"), to: second.id)
        try await waitUntil("the later text") {
            let data = try? await second.pasteboard.pasted()?.data(for: "text/plain;charset=utf-8")
            return data.map { String(decoding: $0, as: UTF8.self) } == "of the third"
        }
    }

    @Test("A payload that another machine's certificate offers is not taken")
    func otherSender() async throws {
        let (first, second) = try await TestDevice.paired()
        let stranger = try await TestDevice.started("Stranger")
        let link = try #require(await first.service.devices[second.id]?.link)
        // The stranger waits with its own certificate on the port that the packet names.
        let loop = stranger.service.loop
        let listener = try ConnectionListener(on: TestDevice.payloadPorts, loop: loop)
        let serving = Task {
            let socket = try await listener.next(within: 60)
            return try await TLSStream.opening(
                socket,
                as: .server,
                with: stranger.service.credentials,
                until: .now + .seconds(60)
            )
        }
        link.send(.share(.file(name: "trap", PacketPayload(size: 5, port: listener.port))))
        try await second.events.wait("the refusal") { if case .failed(first.id, _) = $0 { true } else { nil } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: second.downloads.path).isEmpty)
        (try? await serving.value)?.close()
    }

    /// Returns the number of sockets of this process that have a port: a device's own, and its ends of connections.
    private static func openConnections(of port: Int) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
            guard let number = CInt(name) else { return false }
            return InternetAddress.taken { getsockname(number, $0, &$1) == 0 }?.port == port
        }
    }

    /// Connects, sends something, and goes away.
    private static func visit(_ port: Int, _ greeting: Data) async throws {
        let socket = try await NetworkSocket.connect(
            to: .loopback(port: port),
            within: 60,
            loop: try .background()
        )
        defer { socket.close() }
        // The device may have closed the connection before.
        try? await socket.write(greeting, until: .now + .seconds(60))
    }
}

extension NearbyService {
    /// Waits for an answer as if the device was asked.
    func expectDelivery(_ request: Int, _ fetch: PendingFetch) { awaited.fetches[request] = fetch }
}
