import Foundation
import Testing
import TransferTestSupport

/// Drags of views that take other input, with a real pointer, as they were recorded on a Mac: each test has the name of a row of
/// `Tests/RecordedTests/Tables/drops.tsv`.
@Suite("Drags by the pointer, as they were recorded", .timeLimit(.minutes(20)))
struct PointerDragTests {
    private struct Stage {
        let desktop: any Desktop
        let app: AppUnderTest

        /// Drags a view onto the destination, or a step of the way.
        func drag(_ identifier: String, by step: Int? = nil) async throws {
            let (start, destination) = (try await app.center(of: identifier), try await app.center(of: "destination"))
            try await desktop.input.drag(from: start, to: step.map { Point(start.x, start.y + $0) } ?? destination)
        }

        /// Drags a view onto the destination, at first by single points, so that every distance is seen.
        func dragSlowly(_ identifier: String) async throws {
            let (start, end) = (try await app.center(of: identifier), try await app.center(of: "destination"))
            var arguments = ["mousemove", "\(start.x)", "\(start.y)", "sleep", "0.1", "mousedown", "1"]
            for step in 1...24 { arguments += ["mousemove", "\(start.x + step)", "\(start.y)", "sleep", "0.02"] }
            for step in 1...10 {
                let x = start.x + 24 + (end.x - start.x - 24) * step / 10
                arguments += ["mousemove", "\(x)", "\(start.y + (end.y - start.y) * step / 10)", "sleep", "0.03"]
            }
            try await desktop.input.run(arguments + ["sleep", "0.4", "mouseup", "1"])
        }

        func click(_ identifier: String) async throws { try await desktop.input.click(app.center(of: identifier)) }

        /// Returns what was said of a view until a later click has been answered.
        func events(_ name: String) async throws -> [String] {
            let count = app.program.standardOutput.lines.count { $0 == "done: all" }
            try await click("done")
            try await app.program.waitForLine(containing: "done: all", count: count + 1)
            return app.program.standardOutput.lines.filter {
                $0.hasPrefix("\(name): ") || $0.hasPrefix("dropped: \(name)")
            }
        }
    }

    private func run(_ body: @Sendable (Stage) async throws -> Void) async throws {
        try await XServer.run(width: 1000, height: 800) { try await run(on: $0, body) }
    }

    private func run(on desktop: some Desktop, _ body: (Stage) async throws -> Void) async throws {
        let app = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), showing: "pointer drags", until: "done")
        try await body(Stage(desktop: desktop, app: app))
        app.expectGoodHealth()
    }

    @Test("P1a, P17z: a click on a draggable view that is tapped is the tap")
    func taps() async throws {
        try await run { stage in
            try await stage.click("P1a")
            #expect(try await stage.events("P1a") == ["P1a: tap"])
            // A move by no distance.
            try await stage.desktop.input.run([
                "mousemove", "\(try await stage.app.center(of: "P17z").x)",
                "\(try await stage.app.center(of: "P17z").y)",
                "mousedown", "1", "mousemove_relative", "--sync", "0", "0", "mouseup", "1",
            ])
            #expect(try await stage.events("P17z") == ["P17z: tap"])
        }
    }

    @Test(
        "P1b, P2a, P2c, P2f, P22e: the item is dragged alone",
        arguments: [
            ("P1a", "P1a"), ("P1b", "P1b"), ("P2a", "P2a"), ("P2c", "P2c"), ("P2f", "P2f"), ("P22e", "P22e child"),
        ]
    )
    func items(identifier: String, item: String) async throws {
        try await run { stage in
            try await stage.drag(identifier)
            #expect(try await stage.events(identifier) == ["dropped: \(item)"])
            try await stage.dragSlowly(identifier)
            #expect(try await stage.events(identifier) == ["dropped: \(item)", "dropped: \(item)"])
        }
    }

    @Test("P2b, P2d, P22d: the gesture runs alone", arguments: ["P2b", "P2d", "P22d"])
    func gestures(identifier: String) async throws {
        try await run { stage in
            try await stage.drag(identifier)
            try await stage.dragSlowly(identifier)
            let events = try await stage.events(identifier)
            #expect(events.first == "\(identifier): change" && events.last == "\(identifier): end")
            #expect(events.count { $0 == "\(identifier): end" } == 2)
            #expect(!events.contains { $0.hasPrefix("dropped") })
        }
    }

    @Test("P2e: a gesture beside the drag changes once before it")
    func simultaneous() async throws {
        try await run { stage in
            try await stage.drag("P2e")
            #expect(try await stage.events("P2e") == ["P2e: change", "dropped: P2e"])
        }
    }

    @Test(
        "P3a, P22a: a button that is draggable, or in a draggable view",
        arguments: [
            ("P3a plain", "P3a", "P3a: press of plain", "dropped: P3a plain"),
            ("P3a bordered", "P3a", "P3a: press of bordered", "dropped: P3a bordered"),
            ("P22a button", "P22a", "P22a: press", "dropped: P22a"),
        ]
    )
    func buttons(identifier: String, name: String, press: String, drop: String) async throws {
        try await run { stage in
            try await stage.click(identifier)
            #expect(try await stage.events(name) == [press])
            try await stage.drag(identifier)
            #expect(try await stage.events(name) == [press, drop])
        }
    }

    @Test("P4: a click selects a draggable row, and a drag drags it")
    func rows() async throws {
        try await run { stage in
            try await stage.click("P4 two")
            #expect(try await stage.events("P4") == ["P4: selected P4 two"])
            try await stage.drag("P4 one")
            #expect(try await stage.events("P4").last == "dropped: P4 one")
        }
    }

    @Test("P5a: a drag of a row in a scroll view does not scroll")
    func scrolling() async throws {
        try await run { stage in
            try await stage.drag("P5a 3", by: -60)
            try await stage.drag("P5a 1", by: 70)
            #expect(try await stage.events("P5a").allSatisfy { $0 == "P5a: scrolled to 0.0" })
            try await stage.drag("P5a 1")
            #expect(try await stage.events("P5a").contains("dropped: P5a 1"))
        }
    }

    @Test("P7: Escape over the destination cancels")
    func escape() async throws {
        try await run { stage in
            let (start, end) = (try await stage.app.center(of: "P7"), try await stage.app.center(of: "destination"))
            try await stage.desktop.input.drag(from: start, to: end) {
                try await stage.app.expect("targeted: true")
                try await stage.desktop.input.cancelDrag()
            }
            try await stage.app.expect("targeted: false")
            let events = try await stage.events("P7")
            #expect(events.last == "P7: ended (cancel)")
            #expect(!stage.app.program.standardOutput.lines.contains { $0.hasPrefix("dropped") })
        }
    }

    @Test("P20b: a draggable slider moves when its knob is dragged")
    func slider() async throws {
        try await run { stage in
            let frame = try await stage.app.frame(of: "P20b")
            let knob = Point(frame.origin.x + frame.width / 5 + 4, frame.center.y)
            try await stage.desktop.input.drag(from: knob, to: Point(knob.x + 40, knob.y))
            let events = try await stage.events("P20b")
            #expect(!events.isEmpty && events.allSatisfy { $0 == "P20b: moved" })
        }
    }
}
