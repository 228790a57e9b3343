import Foundation
import Testing
import TransferTestSupport

/// Drags by keys, on a display.
@Suite("Drags by keys on a display", .timeLimit(.minutes(20)))
struct KeyboardDragTests {
    @Test func theShelfOfTheCatalogTakesWhatIsPickedUp() async throws {
        try await XServer.run(width: 1200) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            try await desktop.activate(catalog.window)
            // With a second person selected, both are taken.
            try await desktop.input.click(catalog.center(of: "person-Ada Lovelace"))
            try await desktop.input.key("shift+Down")
            try await desktop.input.key("ctrl+m")
            // The facts, whose destination takes text, come first.
            try await desktop.input.key("Tab")
            try await desktop.input.key("Return")
            for name in ["Ada Lovelace", "Grace Hopper"] { _ = try await catalog.center(of: "hero-\(name)") }
            // Nothing is dropped after Escape, and the keys are the list's again.
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Escape")
            try await desktop.input.key("Down")
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Tab")
            try await desktop.input.key("Return")
            _ = try await catalog.center(of: "hero-Marie Curie")
            catalog.expectGoodHealth()
        }
    }

    @Test func aRowIsMovedToAPlaceThatIsScrolledTo() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "row-1"))
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Down")
            try await desktop.input.key("Return")
            try await probe.expect("order: row-0 row-2 row-1 row-3 row-4 row-5")
            // The focus follows the row, which is drawn anew.
            _ = try await desktop.restingColor(of: probe.frame(of: "row-1"))
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("End")
            // The list shows its end, with the place of the row.
            _ = try await probe.center(of: "row-299")
            try await desktop.input.key("Return")
            try await probe.expect("order: row-0 row-2 row-3 row-4 row-5 row-6")
            probe.expectGoodHealth()
        }
    }

    @Test(arguments: ["lazy drops", "list drops"])
    func rowsThatAreNotThereYetAreChosenOneAfterAnother(_ content: String) async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: content,
                until: "shelf-0"
            )
            try await desktop.activate(probe.window)
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Return")
            for shelf in 1...20 {
                try await desktop.input.key("Tab")
                // The next one is there, too.
                _ = try await probe.center(of: "shelf-\(shelf + 1)")
            }
            try await desktop.input.key("Return")
            try await probe.expect("dropped: Milk on 20.")
            probe.expectGoodHealth()
        }
    }

    @Test func theTextOfAStepStandsInANarrowWindow() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            let window = try await desktop.resize(probe.window, width: 320, height: 480)
            try await desktop.activate(window)
            try await desktop.input.click(probe.center(of: "row-1"))
            let before = try await desktop.outermostFrames()
            try await desktop.input.key("ctrl+m")
            let text = try await waitUntil("the text of the step") {
                try await desktop.outermostFrames().first { !before.contains($0) }
            }
            #expect(text.origin.x >= window.frame.origin.x)
            #expect(text.origin.x + text.width <= window.frame.origin.x + window.frame.width)
            #expect(text.origin.y + text.height <= window.frame.origin.y + window.frame.height)
            probe.expectGoodHealth()
        }
    }
}

extension AppUnderTest {
    /// Starts the list of the probe.
    fileprivate static func list(on desktop: some Desktop) async throws -> AppUnderTest {
        try await probe(on: desktop, at: Point(20, 40), showing: "list", titled: "Rows", until: "row-3")
    }
}
