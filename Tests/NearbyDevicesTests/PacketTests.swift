import Foundation
import Testing

@testable import NearbyDevices

@Suite("Packets")
struct PacketTests {
    static let packets: [Packet] = [
        .identity(DeviceIdentity(id: DeviceIdentity.newID(), name: "Desk", kind: .laptop, port: 1716)),
        .pair(PairingPacket(wantsPair: true, time: 1_700_000_000)), .pair(PairingPacket(wantsPair: false)), .ping,
        .pair(PairingPacket(wantsPair: true, time: 1_700_000_000, commitment: Data((0..<32).map { $0 &* 9 }))),
        .nonce(NoncePacket(commitment: Data(count: 32), nonce: PairingNonce())),
        .clipboard(text: "two\nlines “and” \u{1F600}"), .clipboardOnConnect(text: "old", time: 1_700_000_000_123),
        .share(.text("text")), .share(.link("https://swift.org/?a=b")), .share(.emptyFile(name: "empty")),
        .share(.file(name: "a picture.png", PacketPayload(size: 5_000_000_000, port: 1739))),
        .offer(OfferPacket(id: 7, names: ["image/png", "text/plain;charset=utf-8"])),
        .offer(OfferPacket(id: 1_795_000_000_000, names: ["text/plain"], time: 1_795_000_000_123)),
        .fetch(FetchPacket(request: 3, offer: 7, name: "image/png")),
        .delivery(DeliveryPacket(request: 3, payload: PacketPayload(size: nil, port: 1740))),
        .delivery(DeliveryPacket(request: 3, failure: "gone")),
        .folder(FolderPacket(name: "Été 2026", payload: PacketPayload(size: nil, port: 1740))),
        .other("kdeconnect.battery"),
    ]

    @Test("A packet is one line, and is read back as it was written", arguments: packets)
    func roundTrip(_ packet: Packet) throws {
        let line = packet.encoded()
        #expect(line.last == UInt8(ascii: "\n"))
        #expect(line.dropLast().firstIndex(of: UInt8(ascii: "\n")) == nil)
        #expect(Packet(line) == packet)
    }

    @Test("Members as KDE Connect 22.12 writes them are read")
    func foreign() {
        let line =
            #"{"id":"1700000000000","type":"kdeconnect.share.request","payloadSize":5,"payloadTransferInfo":"#
            + #"{"port":1739},"body":{"filename":"a/../b.txt","creationTime":1,"open":false,"numberOfFiles":1}}"#
        #expect(
            Packet(Data(line.utf8)) == .share(.file(name: "b.txt", PacketPayload(size: 5, port: 1739)))
        )
    }

    @Test(
        "What is no packet is none",
        arguments: [
            "", "{}", "[]", "null", "{\"type\":5}", #"{"type":"kdeconnect.pair","body":{}}"#,
            #"{"type":"kdeconnect.pair","body":{"pair":"yes"}}"#, #"{"type":"kdeconnect.clipboard","body":[]}"#,
            #"{"type":"kdeconnect.identity","body":{"deviceId":"../../etc/passwd"}}"#,
            #"{"type":"kdeconnect.identity","body":{"deviceId":"short"}}"#,
            #"{"type":"org.swift_transferable.folder","body":{"name":"without bytes"}}"#,
            #"{"type":"org.swift_transferable.offer","body":{"offer":1e300,"names":[]}}"#,
            #"{"type":"org.swift_transferable.fetch","body":{"offer":1,"request":2,"name":"a\u0000b"}}"#,
            String(repeating: "[", count: 100_000),
        ]
    )
    func garbage(_ line: String) { #expect(Packet(Data(line.utf8)) == nil) }

    @Test("Numbers that are none, and ports that cannot be, count as absent")
    func numbers() {
        let line =
            #"{"type":"kdeconnect.share.request","payloadSize":1e999,"payloadTransferInfo":{"port":-1},"#
            + #""body":{"filename":"x"}}"#
        // The line is either no JSON or a packet without a payload.
        #expect([nil, .share(.emptyFile(name: "x"))].contains(Packet(Data(line.utf8))))
        let identity =
            #"{"type":"kdeconnect.identity","body":{"deviceId":"\#(DeviceIdentity.newID())","tcpPort":70000,"#
            + #""protocolVersion":8.5,"incomingCapabilities":[1,"a",null,{"b":2}]}}"#
        guard case .identity(let device) = Packet(Data(identity.utf8)) else {
            Issue.record("it is an identity")
            return
        }
        #expect(device.port == nil)
        #expect(device.protocolVersion == 8)
        #expect(device.incoming == ["a"])
    }

    @Test("A device's name is short, and neither controls a terminal nor pretends to be a sentence")
    func names() {
        #expect(DeviceIdentity.cleanName("My phone (1)") == "My phone 1")
        #expect(DeviceIdentity.cleanName("\u{1B}[31mred\u{202E}\n") == "31mred")
        #expect(DeviceIdentity.cleanName("  ?!  ") == "Unnamed device")
        #expect(DeviceIdentity.cleanName(String(repeating: "é", count: 100)).count == 32)
        #expect(DeviceIdentity.cleanName("a" + String(repeating: "\u{301}", count: 5000)).utf8.count <= 128)
    }

    @Test("Lines are found in parts of any size")
    func lines() {
        let text = Data("one\n\ntwo\nthree".utf8)
        for size in 1...text.count {
            var buffer = LineBuffer()
            var lines: [String] = []
            var rest = text
            while !rest.isEmpty {
                buffer.append(rest.prefix(size))
                rest = rest.dropFirst(size)
                while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
            }
            #expect(lines == ["one", "", "two"])
            #expect(buffer.count == 5)
        }
    }
}
