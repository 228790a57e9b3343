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
