import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport

@testable import WaylandTransport

/// The clipboard of a compositor that needs no keyboard for it, with wl-clipboard on the other side.
@Suite("The clipboard with data-control", .timeLimit(.minutes(20)))
struct ClipboardTests {
    @Test("Text that is published arrives in wl-paste")
    func publishes() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            try await display.clipboard.publish(TransferOffer([.text("Grüße")]))
            #expect(try await server.clipboard.text() == "Grüße")
            #expect(try await server.clipboard.text(as: "STRING").utf8.count == 5 + 4)
            #expect(try await server.clipboard.types().first == "text/plain;charset=utf-8")
        }
    }

    @Test("Text of wl-copy's is received")
    func receives() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            guard case .empty = try await display.clipboard.contents() else { throw TestSupportError("not empty") }
            try await server.clipboard.setText("Grüße")
            #expect(try await display.clipboard.text() == "Grüße")
            let items = try await display.clipboard.contents().items()
            #expect(try await items.first?.loadTransferable(type: String.self) == "Grüße")
        }
    }

    @Test("Large payloads arrive whole in both directions")
    func large() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let data = samples(64 << 20)
            let publication = try await display.clipboard.publish(TransferOffer([NSItemProvider().with(.png, data)]))
            let received = try await server.clipboard.data(as: "image/png", timeout: .patience)
            #expect(received == data)
            var deliveries = publication.deliveries.makeAsyncIterator()
            #expect(await deliveries.next() == "image/png")

            try await server.clipboard.set(data, as: "image/tiff")
            let offer = try #require(try await display.clipboard.incoming())
            #expect(try await offer.data("image/tiff") == data)
        }
    }

    @Test("Each of several types arrives, and a payload of no bytes is one")
    func severalTypes() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider.text("text").with(.png, Data("png".utf8)).with(.json, Data())
            try await display.clipboard.publish(TransferOffer([item]))
            #expect(try await server.clipboard.data(as: "image/png") == Data("png".utf8))
            #expect(try await server.clipboard.text() == "text")
            #expect(try await server.clipboard.data(as: "application/json") == Data())

            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            #expect(try await offer.data("application/json") == Data())
            #expect(try await offer.data("image/png") == Data("png".utf8))
            await #expect(throws: TransferWireError.notOffered("image/gif")) { try await offer.data("image/gif") }
        }
    }

    @Test("The primary selection is apart from the clipboard")
    func primary() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let primary = try #require(display.primary)
            try await primary.publish(TransferOffer([.text("selected")]))
            let pasted = try await run("wl-paste", ["--primary", "--no-newline"], environment: server.environment)
            #expect(pasted.standardOutput.text == "selected")
            #expect(try await server.clipboard.types() == [])
            try server.launch("wl-copy", ["--foreground", "--primary", "other"])
            try await waitUntil("the other program's text") { try await primary.changeCount() == 2 }
            #expect(try await primary.text() == "other")
            #expect(try await display.clipboard.changeCount() == 0)
        }
    }

    @Test("What is cleared is gone, whoever put it there")
    func clears() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let publication = try await display.clipboard.publish(TransferOffer([.text("own")]))
            try await display.clipboard.clear()
            try await within { await publication.end() }
            #expect(try await server.clipboard.types() == [])
            try await server.clipboard.setText("other")
            try await display.clipboard.clear()
            #expect(try await server.clipboard.types() == [])
            guard case .empty = try await display.clipboard.contents() else { throw TestSupportError("not empty") }
        }
    }

    @Test("Changes are counted from 0 and told, whoever makes them")
    func changes() async throws {
        try await SwayServer.run { server in
            try await server.clipboard.setText("before")
            let display = try WaylandDisplay(name: server.display)
            #expect(try await display.clipboard.changeCount() == 0)
            let seen = Seen(try await display.clipboard.changes())
            let publication = try await display.clipboard.publish(TransferOffer([.text("own")]))
            try await seen.wait(for: 1)
            try server.launch("wl-copy", ["--foreground", "other"])
            try await within { await publication.end() }
            try await seen.wait(for: 2)
            #expect(try await display.clipboard.changeCount() == 2)
            try await display.clipboard.clear()
            try await seen.wait(for: 3)
        }
    }

    @Test("This process gets its own items back; others do not see what only this process may")
    func ownProcess() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider.text("public").with(.png, Data("own".utf8), visibility: .ownProcess)
            let offer = TransferOffer([item])
            try await display.clipboard.publish(offer)
            guard case .own(let found) = try await display.clipboard.contents() else {
                throw TestSupportError("not this process's")
            }
            #expect(found === offer)
            #expect(try await !server.clipboard.types().contains("image/png"))
            try await server.clipboard.set(Data("other".utf8), as: "text/plain;charset=utf-8;x=y")
            guard case .other = try await display.clipboard.contents() else { throw TestSupportError("not another's") }
        }
    }

    @Test("A program that reads once gets the names and a payload on its own thread")
    func blockingReader() async throws {
        try await SwayServer.run { server in
            #expect(try WaylandClipboardReader(name: server.display).names() == [])
            let data = samples(3 << 20)
            try await server.clipboard.set(data, as: "image/png")
            let reader = try WaylandClipboardReader(name: server.display)
            #expect(try reader.names() == ["image/png"])
            var received = Data()
            try reader.receive("image/png", limits: TransferLimits()) { received.append(contentsOf: $0) }
            #expect(received == data)
            #expect(throws: TransferWireError.notOffered("a/b")) {
                try reader.receive("a/b", limits: TransferLimits()) { _ in }
            }
            #expect(throws: TransferWireError.tooLarge(limit: 1 << 20)) {
                try reader.receive("image/png", limits: TransferLimits(maximumByteCount: 1 << 20)) { _ in }
            }
            #expect(try WaylandClipboardReader(name: server.display, isPrimary: true).names() == [])
        }
    }
}
