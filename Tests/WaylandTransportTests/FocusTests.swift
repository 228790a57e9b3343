import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport

@testable import WaylandTransport

/// The clipboard of a compositor that shows it only to the window with the keyboard.
@Suite("The clipboard with the keyboard", .timeLimit(.minutes(20)))
struct FocusTests {
    private func display(_ server: WaylandServer) throws -> WaylandDisplay {
        try WaylandDisplay(name: "\(server.environment["XDG_RUNTIME_DIR"]!)/\(server.environment["WAYLAND_DISPLAY"]!)")
    }

    @Test("Items go both ways, and no window stays")
    func bothWays() async throws {
        try await WaylandServer.run { server in
            let display = try display(server)
            #expect(display.primary == nil)
            let publication = try await display.clipboard.publish(TransferOffer([.text("Grüße")]))
            #expect(try await server.clipboard.text() == "Grüße")
            guard case .own = try await display.clipboard.contents() else {
                throw TestSupportError("not this process's")
            }

            let data = samples(8 << 20)
            try await server.clipboard.set(data, as: "image/png")
            try await within { await publication.end() }
            #expect(try await display.clipboard.changeCount() == 2)
            let offer = try #require(try await display.clipboard.incoming())
            #expect(offer.names == ["image/png"])
            async let first = offer.data("image/png")
            async let second = offer.data("image/png")
            #expect(try await [first, second] == [data, data])
            await #expect(throws: TransferWireError.notOffered("a/b")) { try await offer.data("a/b") }
            #expect(try await server.windows().isEmpty)
        }
    }

    @Test("What this process put there it takes away without the keyboard")
    func clears() async throws {
        try await WaylandServer.run { server in
            let display = try display(server)
            let publication = try await display.clipboard.publish(
                TransferOffer([NSItemProvider().with(.png, Data([1]))])
            )
            try await display.clipboard.clear()
            try await within { await publication.end() }
            #expect(try await display.clipboard.changeCount() == 2)
            // weston has made a copy, which it offers from then on.
            if case .own = try await display.clipboard.contents() { throw TestSupportError("still this process's") }
        }
    }

    @Test("A program that reads once gets the names and a payload on its own thread")
    func blockingReader() async throws {
        try await WaylandServer.run { server in
            let data = samples(1 << 20)
            try await server.clipboard.set(data, as: "image/png")
            let path = "\(server.environment["XDG_RUNTIME_DIR"]!)/\(server.environment["WAYLAND_DISPLAY"]!)"
            let reader = try WaylandClipboardReader(name: path)
            #expect(try reader.names() == ["image/png"])
            var received = Data()
            try reader.receive("image/png", limits: TransferLimits()) { received.append(contentsOf: $0) }
            #expect(received == data)
        }
    }

    @Test("Where no keyboard comes, that is said in time")
    func noKeyboard() async throws {
        // sway has no keyboard here.
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display, usesDataControl: false)
            #expect(display.primary != nil)
            let error = WaylandError.noFocus(seconds: FocusSurface.patience)
            await #expect(throws: error) { try await display.clipboard.contents() }
            await #expect(throws: error) { try await display.clipboard.publish(TransferOffer([.text("text")])) }
            await #expect(throws: error) { try await display.primary?.clear() }
            #expect(throws: error) { try WaylandClipboardReader(name: server.display, usesDataControl: false).names() }
        }
    }
}
