import Foundation
import Testing
import TransferTestSupport

/// Tabs as a person uses them, on a real display.
@Suite("Tabs on a display", .timeLimit(.minutes(20)))
struct TabTests {
    /// Starts the app, and a program from which text is dragged.
    private func start(on desktop: XServer) async throws -> (AppUnderTest, DragPeer) {
        let probe = try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "tabs",
            titled: "Tabs",
            until: "letters"
        )
        let source = try await DragPeer.source(
            on: desktop,
            .gtk3,
            offering: ["text/plain;charset=utf-8": Data("a letter".utf8)],
            at: Point(700, 400)
        )
        return (probe, source)
    }

    @Test func tabsAreClickedAndTakeDropsOfOtherPrograms() async throws {
        try await XServer.run(width: 1200) { desktop in
            let (probe, source) = try await start(on: desktop)
            // The tabs stand beside each other in the middle of the upper edge.
            let (middle, y) = (probe.window.frame.center.x, probe.window.frame.origin.y + 22)
            try await desktop.input.drag(from: source.window.frame.center, to: Point(middle - 40, y))
            try await probe.expect("dropped: a letter")

            try await desktop.input.click(Point(middle + 40, y))
            try await probe.expect("selected: sent")
            try await probe.waitUntilShown("nothing")
            try await desktop.input.click(Point(middle - 40, y))
            try await probe.expect("selected: inbox")
            probe.expectGoodHealth()
        }
    }

    @Test func aDragThatRestsOnATabShowsItsPage() async throws {
        try await XServer.run(width: 1200) { desktop in
            let (probe, source) = try await start(on: desktop)
            let tab = Point(probe.window.frame.center.x + 40, probe.window.frame.origin.y + 22)
            try await desktop.input.drag(from: source.window.frame.center, to: tab) {
                try await probe.expect("selected: sent")
            }
            probe.expectGoodHealth()
        }
    }
}
