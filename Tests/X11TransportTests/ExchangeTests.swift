import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

/// Copying and pasting with programs that do as they should.
@Suite("Exchanging contents through an X server", .timeLimit(.minutes(20)))
struct ExchangeTests {
    private static let zip = "application/zip"

    // MARK: To other programs

    @Test func xclipAndXselPasteTextThatWasCopied() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "Grüße, 世界\n"))
            #expect(try await server.clipboard.text() == "Grüße, 世界\n")
            let xsel = try await run("xsel", ["--clipboard", "--output"], environment: server.environment)
            #expect(xsel.standardOutput.text == "Grüße, 世界\n")
        }
    }

    @Test func textIsGivenAsLatin1ToThoseWhoAskForThat() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "Grüße"))
            let latin1 = try await server.clipboard.data(as: "STRING")
            #expect(latin1 == "Grüße".data(using: .isoLatin1))
            let requestor = try await SelectionPeer.requestor(.get, ["STRING", "TEXT", "UTF8_STRING"], on: server)
            #expect(try await requestor.event("answer").type == "STRING")
            // TEXT is answered in an encoding of the owner's choice, which the type tells (ICCCM, section 2.6.2).
            #expect(try await requestor.event("answer", count: 2).type == "UTF8_STRING")
            #expect(try await requestor.event("answer", count: 3).type == "UTF8_STRING")
        }
    }

    @Test func severalTypesAreOfferedInTheirOrder() async throws {
        try await withDisplay { server, display in
            let offer = TransferOffer([.zip: bytes(1000), .json: Data("{}".utf8), .utf8PlainText: Data("text".utf8)])
            try await display.clipboard.publish(offer)
            let types = try await server.clipboard.types()
            #expect(types.filter(offer.names.contains) == offer.names)
            for name in ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"] { #expect(types.contains(name)) }
            #expect(try await server.clipboard.data(as: Self.zip) == bytes(1000))
            #expect(try await server.clipboard.text(as: "application/json") == "{}")
        }
    }

    @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 524_288, 3_000_001, 64 << 20])
    func xclipReceivesExactlyTheBytesThatWereCopied(count: Int) async throws {
        try await withDisplay { server, display in
            let data = bytes(count)
            let publication = try await display.clipboard.publish(TransferOffer([.zip: data]))
            #expect(try await server.clipboard.data(as: Self.zip, timeout: .patience) == data)
            let name = try await within(.patience, "the delivery") {
                await publication.deliveries.first { _ in true }
            }
            #expect(name == Self.zip)
        }
    }

    @Test func aFileIsSentWithoutBeingLoaded() async throws {
        try await withDisplay { server, display in
            let directory = try TemporaryDirectory()
            let data = bytes(5_000_000)
            let item = NSItemProvider()
            item.registerData(for: .zip, readFrom: URL(fileURLWithPath: try directory.write(data, to: "file")))
            try await display.clipboard.publish(TransferOffer([item]))
            #expect(try await server.clipboard.data(as: Self.zip) == data)
        }
    }

    @Test func whatIsForItsOwnProcessIsNotOnTheWire() async throws {
        try await withDisplay { server, display in
            let item = NSItemProvider()
            item.registerData(for: .zip, visibility: .ownProcess) { _ in bytes(10) }
            item.registerData(for: .json) { _ in Data("{}".utf8) }
            try await display.clipboard.publish(TransferOffer([item]))
            #expect(try await server.clipboard.types().contains(Self.zip) == false)
            let requestor = try await SelectionPeer.requestor(.get, [Self.zip], on: server)
            #expect(try await requestor.event("answer").refused == true)
        }
    }

    // MARK: From other programs

    @Test(arguments: [0, 1, 262_144, 262_145, 3_000_001, 64 << 20])
    func exactlyTheBytesThatXclipHasAreReceived(count: Int) async throws {
        try await withDisplay { server, display in
            let data = bytes(count)
            try await server.clipboard.set(data, as: Self.zip)
            let received = try await within(.patience, "the bytes") { try await display.clipboard.receive(Self.zip) }
            #expect(received == data)
        }
    }

    @Test func textThatXselHasIsPasted() async throws {
        try await withDisplay { server, display in
            let file = try server.clipboard.directory.write("Grüße, 世界", to: "text")
            _ = try server.launch("sh", ["-c", "exec xsel --clipboard --input --nodetach <'\(file)'"])
            try await waitUntil("xsel to own the clipboard") { try await display.clipboard.isEmpty() == false }
            let items = try await display.clipboard.contents().items()
            let text = try await items.first?.loadTransferable(type: String.self)
            #expect(text == "Grüße, 世界")
        }
    }

    @Test func aListOfTypesHasNoneThatAreAboutTheSelection() async throws {
        try await withDisplay { server, display in
            try await server.clipboard.set(bytes(10), as: Self.zip)
            #expect(try await display.clipboard.received().names == [Self.zip])
        }
    }

    @Test func anEmptyClipboardIsEmpty() async throws {
        try await withDisplay { _, display in
            for pasteboard in [display.clipboard, display.primary] {
                let isEmpty = try await pasteboard.isEmpty()
                #expect(isEmpty)
            }
        }
    }

    // MARK: Between two connections

    @Test func twoConnectionsExchangeLargeContents() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            let data = bytes(64 << 20)
            let publication = try await display.clipboard.publish(TransferOffer([.zip: data]))
            let received = try await within(.patience, "the bytes") { try await other.clipboard.receive(Self.zip) }
            #expect(received == data)
            #expect(await publication.deliveries.first { _ in true } == Self.zip)
        }
    }

    @Test func aBlockingReaderReadsTheSame() async throws {
        try await withDisplay { server, display in
            let data = bytes(3_000_001)
            try await display.clipboard.publish(TransferOffer([.zip: data]))
            let name = server.display
            let (names, received) = try await within(.patience, "the bytes") {
                let reader = try X11ClipboardReader(.clipboard, display: name)
                let names = try reader.names()
                var received = Data()
                try reader.receive(Self.zip, limits: TransferLimits()) { received.append(contentsOf: $0) }
                return (names, received)
            }
            #expect(names == WireType.names(for: .zip))
            #expect(received == data)
        }
    }

    @Test func clipboardAndPrimaryAreIndependent() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            try await display.clipboard.publish(TransferOffer(text: "copied"))
            try await display.primary.publish(TransferOffer(text: "selected"))
            #expect(try await other.clipboard.receive("UTF8_STRING") == Data("copied".utf8))
            #expect(try await other.primary.receive("UTF8_STRING") == Data("selected".utf8))
            #expect(try await server.primarySelection.text() == "selected")
            try await display.primary.clear()
            #expect(try await other.primary.isEmpty())
            #expect(try await other.clipboard.receive("UTF8_STRING") == Data("copied".utf8))
        }
    }

    @Test func whatThisProcessCopiedIsHandedOverAsItIs() async throws {
        try await withDisplay { _, display in
            let item = NSItemProvider()
            item.registerData(for: .zip, visibility: .ownProcess) { _ in bytes(10) }
            try await display.clipboard.publish(TransferOffer([item]))
            #expect(try await display.clipboard.contents().items().first === item)
        }
    }

    @Test func whatAnotherProgramCopiedSinceIsPastedAtOnce() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            for turn in 0..<50 {
                try await display.clipboard.publish(TransferOffer(text: "mine"))
                try await other.clipboard.publish(TransferOffer(text: "turn \(turn)"))
                #expect(try await display.clipboard.receive("UTF8_STRING") == Data("turn \(turn)".utf8))
            }
        }
    }
}
