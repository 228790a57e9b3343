import Foundation
import Testing
import TransferTestSupport

/// The reasons in the log, at the debug level, why nothing happens.
@Suite("Reasons in the log", .timeLimit(.minutes(20)))
struct ReasonTests {
    /// An app that logs reasons.
    private func probe(
        on desktop: some Desktop,
        showing content: String,
        titled title: String = "Probe",
        until identifier: String
    ) async throws -> AppUnderTest {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: content,
            titled: title,
            until: identifier,
            environment: ["PROBE_LOG": "debug"]
        )
    }

    @Test func whatADragOffersAndWhatADestinationTakesOnX() async throws {
        try await XServer.run(width: 1500) { try await checkDrag(on: $0) }
    }

    @Test func whatADragOffersAndWhatADestinationTakesOnWayland() async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkDrag(on: $0) }
    }

    private func checkDrag(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop, showing: "faults", until: "paste")
        let source = try await DragPeer.source(
            on: desktop,
            .gtk3,
            offering: ["text/plain": Data("no note".utf8)],
            at: Point(620, 60)
        )
        try await desktop.input.drag(from: source.window.frame.center, to: app.center(of: "destination"))
        try await source.event("cancel")
        let line = try await app.program.waitForLine(containing: "A drag comes over a drop target")
        #expect(line.contains("takes nothing of it"))
        #expect(line.contains("there is text/plain") && line.contains("what is taken is public.json"))
        #expect(!app.program.standardOutput.lines.contains("destination: targeted"))
    }

    @Test func whyAPasteButtonIsDisabledOnX() async throws {
        try await XServer.run { try await checkPasteButton(on: $0) }
    }

    @Test func whyAPasteButtonIsDisabledOnWayland() async throws {
        try await WaylandServer.run { try await checkPasteButton(on: $0) }
    }

    private func checkPasteButton(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop, showing: "faults", until: "paste")
        try await desktop.activate(app.window)
        try await desktop.clipboard.set(Data("no note".utf8), as: "image/png")
        try await app.program.waitForLine(containing: "A PasteButton is disabled: there is image/png")
        let lines = app.program.standardOutput.lines.filter { $0.contains("there is image/png") }
        #expect(lines.allSatisfy { $0.contains("what is taken is public.json") })
    }

    @Test func whyACommandIsDisabledOnX() async throws {
        try await XServer.run { try await checkCommand(on: $0) }
    }

    @Test func whyACommandIsDisabledOnWayland() async throws {
        try await WaylandServer.run { try await checkCommand(on: $0) }
    }

    /// The view copies, cuts and deletes, and has nothing to paste, to undo or to select.
    private func checkCommand(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop, showing: "commands", titled: "Commands", until: "notes")
        try await desktop.activate(app.window)
        try await desktop.input.click(app.center(of: "notes"))
        // The menu bar asks when a menu is opened, and keys do when they are pressed.
        try await desktop.input.key("ctrl+v")
        let line = try await app.program.waitForLine(containing: "The keys of paste do nothing")
        #expect(line.contains("no view around the focus or the last click has it"))
    }
}
