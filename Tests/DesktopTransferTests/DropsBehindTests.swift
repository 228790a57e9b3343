import Foundation
import Testing
import TransferTestSupport

/// Drops as they were recorded on a Mac, with a real pointer: see `Tests/RecordedTests/Tables/drops.tsv`.
@Suite("Drops on views in front of destinations", .timeLimit(.minutes(20)))
struct DropsBehindTests {
    @Test func aDestinationTakesWhatIsDroppedOnAViewInFrontOfItOnX() async throws {
        try await XServer.run(width: 1300) { try await check(on: $0) }
    }

    @Test func aDestinationTakesWhatIsDroppedOnAViewInFrontOfItOnWayland() async throws {
        try await WaylandServer.run(width: 1300, height: 800) { try await check(on: $0) }
    }

    @Test func aDestinationBehindAViewLearnsOfKeysThatChooseTheOperation() async throws {
        try await XServer.run { desktop in
            let app = try await probe(on: desktop)
            let place = try await app.center(of: "colour")
            try await desktop.input.drag(from: app.center(of: "source"), to: place) {
                try await app.program.waitForLine(containing: "behind a colour: may be copied true")
                try await desktop.input.keyDown("shift")
                try await desktop.input.move(to: Point(place.x + 10, place.y))
                try await app.program.waitForLine(containing: "behind a colour: may be copied false")
            }
            try await desktop.input.keyUp("shift")
            try await app.program.waitForLine(containing: "behind a colour: took own text")
            app.expectGoodHealth()
        }
    }

    private func probe(on desktop: some Desktop) async throws -> AppUnderTest {
        try await AppUnderTest.probe(on: desktop, at: Point(20, 40), showing: "drops behind", until: "disabled")
    }

    private func check(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        let peer = try await DragPeer.source(
            on: desktop,
            .gtk3,
            offering: ["text/plain;charset=utf-8": Data("peer text".utf8)],
            at: Point(700, 60)
        )
        let places = [
            ("button", "behind a button"), ("colour", "behind a colour"), ("two", "the later of two"),
            ("disabled", "disabled"),
        ]
        for (identifier, name) in places {
            let place = try await app.center(of: identifier)
            try await desktop.input.drag(from: peer.window.frame.center, to: place)
            try await app.program.waitForLine(containing: "\(name): took peer text")
            try await desktop.input.drag(from: app.center(of: "source"), to: place)
            try await app.program.waitForLine(containing: "\(name): took own text")
        }
        // Views in front of a destination still take clicks, and no drag is left over one.
        try await desktop.input.click(app.center(of: "button"))
        try await app.program.waitForLine(containing: "button: pressed")
        try await desktop.input.click(app.center(of: "colour"))
        try await app.program.waitForLine(containing: "colour: tapped")
        let lines = app.program.standardOutput.lines
        #expect(!lines.contains { $0.contains("the first of two") })
        for (_, name) in places where name != "the later of two" {
            #expect(lines.count { $0 == "\(name): targeted true" } == lines.count { $0 == "\(name): targeted false" })
        }
        app.expectGoodHealth()
    }
}
