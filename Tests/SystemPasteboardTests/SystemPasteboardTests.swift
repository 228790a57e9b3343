import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferTestSupport

@testable import SystemPasteboard

@Suite("The desktop's clipboard", .timeLimit(.minutes(20)))
struct SystemPasteboardTests {
    @Test(
        "is that of the window system that the environment tells, else files",
        arguments: [
            (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ClipboardLocation.wayland()),
            (["DISPLAY": ":0"], .x11()),
            (["DISPLAY": "", "WAYLAND_DISPLAY": ""], .embedded()),
            ([:], .embedded()),
            (["DISPLAY": ":0", "TRANSFERABLE_PASTEBOARD": "embedded"], .embedded()),
            (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "TRANSFERABLE_PASTEBOARD": "x11"], .x11()),
        ]
    )
    func choice(environment: [String: String], location: ClipboardLocation) throws {
        #expect(try ClipboardLocation.current { environment[$0] } == location)
    }

    @Test("says what the environment may say")
    func wrongChoice() throws {
        let error = #expect(throws: TransferWireError.self) { try ClipboardLocation.current { _ in "mir" } }
        #expect(error?.description.contains("set it to wayland, x11 or embedded") == true)
    }

    @Test("exchanges values with an X server's programs")
    func x11() async throws {
        try await XServer.run { desktop in
            let display = try #require(desktop.environment["DISPLAY"])
            let pasteboard = Pasteboard(SystemClipboard(.clipboard) { .x11(display: display) })
            try await exchange(pasteboard, with: desktop.clipboard)
            // Not all Wayland compositors let go of what they have: weston offers a copy of its own.
            try await pasteboard.clear()
            #expect(try await pasteboard.items().isEmpty)
        }
    }

    @Test("exchanges values with a Wayland compositor's programs")
    func wayland() async throws {
        try await WaylandServer.run { desktop in
            let directory = try #require(desktop.environment["XDG_RUNTIME_DIR"])
            let name = try #require(desktop.environment["WAYLAND_DISPLAY"])
            let display = name.hasPrefix("/") ? name : "\(directory)/\(name)"
            let pasteboard = Pasteboard(SystemClipboard(.clipboard) { .wayland(display: display) })
            try await exchange(pasteboard, with: desktop.clipboard)
        }
    }

    @Test("says at the end of a program that what it wrote is lost, unless it was handed on")
    func lostContents() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "PasteboardProbe")
            let careless = try desktop.launch(probe, ["write", "a"])
            _ = try await careless.waitForExit()
            #expect(careless.standardError.text.components(separatedBy: "Call storeForOthers()").count == 2)
            let careful = try desktop.launch(probe, ["write", "a", "store"])
            _ = try await careful.waitForExit()
            #expect(!careful.standardError.text.contains("storeForOthers"))
        }
    }

    private func exchange(_ pasteboard: Pasteboard, with clipboard: any ClipboardPeer) async throws {
        try await pasteboard.write("from here")
        #expect(try await clipboard.text() == "from here")
        try await clipboard.setText("from there")
        try await waitUntil("the other program's text") {
            try await pasteboard.value(of: String.self) == "from there"
        }
    }

    @Test("that cannot be reached is an error each time, and is there once it can be")
    func unreachable() async throws {
        let pasteboard = Pasteboard(SystemClipboard(.clipboard) { .x11(display: ":4711") })
        for _ in 0..<2 {
            await #expect(throws: TransferWireError.self) { try await pasteboard.write("text") }
        }
    }

    @Test("is connected with again when its X server went away and another is there")
    func newServer() async throws {
        let (pasteboard, location) = movingPasteboard()
        for round in 1...2 {
            try await XServer.run(managesWindows: false) { desktop in
                location.withLock { $0 = .x11(display: desktop.display) }
                try await write(round, to: pasteboard, on: desktop.clipboard)
            }
        }
    }

    @Test("is connected with again when its Wayland compositor went away and another is there")
    func newCompositor() async throws {
        let (pasteboard, location) = movingPasteboard()
        for round in 1...2 {
            try await WaylandServer.run { desktop in
                let directory = try #require(desktop.environment["XDG_RUNTIME_DIR"])
                let name = try #require(desktop.environment["WAYLAND_DISPLAY"])
                location.withLock { $0 = .wayland(display: name.hasPrefix("/") ? name : "\(directory)/\(name)") }
                try await write(round, to: pasteboard, on: desktop.clipboard)
            }
        }
    }

    /// Returns a pasteboard whose place can be changed.
    private func movingPasteboard() -> (Pasteboard, Location) {
        let location = Location()
        return (Pasteboard(SystemClipboard(.clipboard) { location.withLock { $0 } }), location)
    }

    private func write(_ round: Int, to pasteboard: Pasteboard, on clipboard: any ClipboardPeer) async throws {
        if round > 1 {
            // That the display is gone is known as soon as it is used.
            await #expect(throws: (any Error).self) { try await pasteboard.write("lost") }
        }
        try await pasteboard.write("round \(round)")
        #expect(try await clipboard.text() == "round \(round)")
    }

    @Test("does not keep who is cancelled waiting for a connection, nor others from their work")
    func slowDisplay() async throws {
        let mayConnect = DispatchSemaphore(value: 0)
        let pasteboard = Pasteboard(
            SystemClipboard(.clipboard) {
                mayConnect.wait()
                return .x11(display: ":4711")
            }
        )
        // More than there are threads for tasks, so that not all would begin if those that wait kept their threads.
        let begun = Record()
        let tasks = (0..<64).map { _ in
            Task {
                begun.add("begun")
                return try await pasteboard.changeCount
            }
        }
        try await waitUntil("all to begin") { begun.all.count == tasks.count }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        mayConnect.signal()
    }
}

/// A place that can become another.
private final class Location: Sendable {
    private let value = Mutex(ClipboardLocation.embedded())

    func withLock<Result: Sendable>(_ body: (inout sending ClipboardLocation) -> sending Result) -> Result {
        value.withLock(body)
    }
}
