import Foundation
import Testing
import TransferTestSupport

/// The example without SwiftUI, beside programs that share no code with it.
@Suite("A plain window of GTK", .timeLimit(.minutes(20)))
struct PlainWindowTests {
    /// The example, with the places of its labels on the screen.
    private struct Example {
        let program: RunningProgram
        let window: DesktopWindow
        var note: Point { Point(window.frame.center.x, window.frame.center.y - 50) }
        var place: Point { Point(window.frame.center.x, window.frame.center.y + 90) }

        static func start(on desktop: some Desktop) async throws -> Example {
            let program = try desktop.launch(try BuiltProduct.path(of: "PlainWindow"))
            let window = try await desktop.window(titled: "Plain window", of: program, movedTo: Point(40, 60))
            return Example(program: program, window: window)
        }

        func expectGoodHealth() {
            #expect(program.isRunning, "\(program.transcript)")
            program.reportComplaints()
        }
    }

    @Test func aNoteIsDraggedOutAndInOnX() async throws {
        try await XServer.run { try await checkDrags(on: $0) }
    }

    @Test func aNoteIsDraggedOutAndInOnWayland() async throws {
        try await WaylandServer.run { try await checkDrags(on: $0) }
    }

    private func checkDrags(on desktop: some Desktop) async throws {
        let example = try await Example.start(on: desktop)
        let target = try await DragPeer.target(
            on: desktop,
            .gtk4,
            title: "Text",
            accepting: [Samples.textType],
            at: Point(620, 60)
        )
        try await desktop.input.drag(from: example.note, to: target.window.frame.center)
        let drop = try await target.drop()
        #expect(drop.text == "Buy milk")
        #expect(drop.formats.contains("application/json"))
        try await example.program.waitForLine(containing: "copied")

        let source = try await DragPeer.source(
            on: desktop,
            .gtk4,
            offering: [Samples.textType: Data("Feed the cat".utf8)],
            at: Point(620, 360)
        )
        try await desktop.input.drag(from: source.window.frame.center, to: example.place)
        try await example.program.waitForLine(containing: "dropped: Feed the cat")

        try await desktop.input.drag(from: example.note, to: Point(example.place.x, 590))
        try await example.program.waitForLine(containing: "cancelled")
        try await desktop.input.drag(from: example.note, to: example.place)
        try await example.program.waitForLine(containing: "dropped by itself: Buy milk")
        try await example.program.waitForLine(containing: "moved")
        example.expectGoodHealth()
    }

    @Test func aNoteIsCopiedAndPasted() async throws {
        try await XServer.run { desktop in
            let example = try await Example.start(on: desktop)
            try await desktop.activate(example.window)
            try await desktop.input.click(example.note)
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the copied note") { try await desktop.clipboard.types().contains("application/json") }
            #expect(try await desktop.clipboard.text() == "Buy milk")
            try await desktop.clipboard.setText("Water the plants")
            try await desktop.input.key("ctrl+v")
            try await example.program.waitForLine(containing: "pasted: Water the plants")
            example.expectGoodHealth()
        }
    }
}
