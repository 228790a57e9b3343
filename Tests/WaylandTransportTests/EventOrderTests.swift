import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import Testing
import TransferKit
import TransferTestSupport

@testable import WaylandTransport

/// Events that cross with this process's requests, or come when nobody expects them.
@Suite("The order of events", .timeLimit(.minutes(20)))
struct EventOrderTests {
    private static let dataControl = ["wl_seat", "ext_data_control_manager_v1"]
    private static let device = "ext_data_control_device_v1"
    private static let source = "ext_data_control_source_v1"
    private static let text = "text/plain;charset=utf-8"

    @Test("A seat that is removed ends the connection; requests that come with that get no payload")
    func seatRemoved() async throws {
        let compositor = try ScriptedCompositor(globals: Self.dataControl) { _, _ in }
        let display = try WaylandDisplay(name: compositor.display)
        let publication = try await display.clipboard.publish(TransferOffer([.text("text")]))
        let seen = Seen(try await display.clipboard.changes())
        let pipe = try WaylandTransport.Pipe()
        let source = try #require(compositor.objects(Self.source).last)
        compositor.send(
            .init(object: try #require(compositor.objects(Self.device).last), number: 2),  // finished
            .init(object: source, number: 0, words: ScriptedCompositor.string(Self.text)),  // send
            .init(object: source, number: 1),  // cancelled
            descriptor: pipe.writing
        )
        pipe.writing.close()
        try await within {
            await publication.end()
            try await seen.waitForEnd()
            try await waitUntil("the end of the pipe") { try Self.read(pipe.reading) == Data() }
            try await waitUntil("the end of the connection") { compositor.isClosed }
            let error = WaylandError.disconnected(reason: "its seat was removed")
            await #expect(throws: error) { try await display.clipboard.contents() }
            await #expect(throws: error) { try await display.clipboard.publish(TransferOffer([.text("text")])) }
        }
    }

    @Test("Requests whose payloads are in the making, and those that wait, end with the connection")
    func requestsEnd() async throws {
        let compositor = try ScriptedCompositor(globals: Self.dataControl) { _, _ in }
        let display = try WaylandDisplay(name: compositor.display)
        let item = NSItemProvider()
        let asked = Mutex(0)
        item.registerDataRepresentation(for: .png, visibility: .all) { _ in
            asked.withLock { $0 += 1 }
            return nil
        }
        let publication = try await display.clipboard.publish(TransferOffer([item]))
        let source = try #require(compositor.objects(Self.source).last)
        var ends: [Descriptor] = []
        for _ in 0..<50 {
            let pipe = try WaylandTransport.Pipe()
            let words = ScriptedCompositor.string("image/png")
            compositor.send(.init(object: source, number: 0, words: words), descriptor: pipe.writing)
            pipe.writing.close()
            ends.append(pipe.reading)
        }
        // An answer that comes after the requests: they have all been read.
        try await waitUntil("the first payload to be asked for") { asked.withLock { $0 } > 0 }
        _ = try await display.clipboard.contents()
        for end in ends { #expect(try Self.read(end) != Data()) }
        compositor.send(.init(object: try #require(compositor.objects(Self.device).last), number: 2))
        try await within { [ends] in
            await publication.end()
            for end in ends { try await waitUntil("the end of a pipe") { try Self.read(end) == Data() } }
        }
    }

    @Test("What was asked for before the compositor knew of other contents is sent")
    func replacedMeanwhile() async throws {
        let pipe = try WaylandTransport.Pipe()
        let writing = pipe.writing
        let compositor = try ScriptedCompositor(globals: Self.dataControl) { compositor, request in
            let sources = compositor.objects(Self.source)
            // Somebody asks for the first offer, and with the second that one is over.
            guard request.interface == Self.device, request.number == 0, sources.count == 2 else { return }
            compositor.send(
                .init(object: sources[0], number: 0, words: ScriptedCompositor.string(Self.text)),
                .init(object: sources[0], number: 1),
                descriptor: writing
            )
            writing.close()
        }
        let display = try WaylandDisplay(name: compositor.display)
        let publication = try await display.clipboard.publish(TransferOffer([.text("first")]))
        try await display.clipboard.publish(TransferOffer([.text("second")]))
        try await within {
            await publication.end()
            #expect(try Self.read(pipe.reading) == Data("first".utf8))
            guard case .own(let offer) = try await display.clipboard.contents() else { throw TestSupportError("other") }
            #expect(try await offer.data(for: Self.text) == Data("second".utf8))
        }
    }

    @Test("A keyboard that is taken away at once is not used, and the next one is")
    func keyboardTakenAway() async throws {
        let globals = ["wl_seat", "wl_compositor", "wl_shm", "xdg_wm_base", "wl_data_device_manager"]
        let state = Mutex<(commits: Int, answers: Int?, serials: [UInt32])>((0, nil, []))
        let compositor = try ScriptedCompositor(globals: globals) { compositor, request in
            func object(_ interface: String) -> UInt32 { compositor.objects(interface).last ?? 0 }
            let (surface, keyboard) = (object("wl_surface"), object("wl_keyboard"))
            switch (request.interface, request.number) {
            case ("wl_registry", 0) where object("wl_seat") == request.words.last:
                compositor.send(.init(object: object("wl_seat"), number: 0, words: [2]))  // It has a keyboard.
            case ("wl_surface", 6):  // commit
                let count = state.withLock { state in
                    state.commits += 1
                    if state.commits == 2 { state.answers = 0 }
                    return state.commits
                }
                if count == 1 {
                    compositor.send(.init(object: object("xdg_surface"), number: 0, words: [1]))  // configure
                } else if count == 2 {
                    compositor.send(
                        .init(object: keyboard, number: 1, words: [7, surface, 0]),  // enter
                        .init(object: keyboard, number: 2, words: [8, surface])  // leave
                    )
                }
            case ("wl_display", 0):  // sync
                let isFirst = state.withLock { state in
                    state.answers? += 1
                    return state.answers == 1
                }
                guard isFirst else { return }
                letPass(.milliseconds(200), because: "the compositor has no keyboard for a while")
                compositor.send(.init(object: keyboard, number: 1, words: [9, surface, 0]))
            case ("wl_data_device", 1): state.withLock { $0.serials.append(request.words[1]) }  // set_selection
            default: break
            }
        }
        let display = try WaylandDisplay(name: compositor.display)
        try await display.clipboard.publish(TransferOffer([.text("text")]))
        #expect(state.withLock { $0.serials } == [9])
    }

    /// Returns the contents of a pipe.
    private static func read(_ pipe: Descriptor) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: 1000)
        let count = pipe.withNumber { Glibc.read($0, &bytes, bytes.count) }
        guard count >= 0 || errno == EAGAIN else { throw TestSupportError("cannot read") }
        return count < 0 ? Data("nothing yet".utf8) : Data(bytes[..<count])
    }
}
