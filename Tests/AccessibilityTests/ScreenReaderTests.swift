import Testing
import TransferTestSupport

/// Orca, as it speaks of apps of this package.
@Suite(
    "Orca",
    .enabled(if: ScreenReader.isInstalled, "Orca is not installed (apt-get install orca)"),
    .timeLimit(.minutes(20))
)
struct ScreenReaderTests {
    @Test func stepsOfADragByKeysAreSaidInAList() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let catalog = try desktop.launch(try BuiltProduct.path(of: "Catalog"), environment: bus.environment)
            let window = try await desktop.window(titled: "Scientists", of: catalog)
            let orca = try await ScreenReader(on: desktop, bus)
            try await desktop.activate(window)
            try await desktop.input.key("Tab")
            try await desktop.input.key("Down")
            try await orca.expect("Ada Lovelace, Mathematics.")
            try await desktop.input.key("Down")
            try await orca.expect("Grace Hopper, Computer Science.")
            try await desktop.input.key("ctrl+m")
            try await orca.expect(
                "Picked up Grace Hopper. Fun facts, destination 2 of 3. Tab chooses another, Return drops, Escape cancels."
            )
            try await desktop.input.key("Tab")
            try await orca.expect("My heroes, destination 3 of 3")
            try await desktop.input.key("Return")
            try await orca.expect("Dropped Grace Hopper on My heroes.")
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Escape")
            try await orca.expect("Cancelled. Grace Hopper stays where it was.")
            #expect(catalog.isRunning && !catalog.standardError.text.contains("CRITICAL"), "\(catalog.transcript)")
        }
    }

    @Test func announcementsAndStepsAreSaidOfControls() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let probe = try desktop.launch(
                try BuiltProduct.path(of: "AccessibilityProbe"),
                environment: bus.environment.merging(["PROBE": "announcements"]) { $1 }
            )
            let window = try await desktop.window(titled: "Accessibility", of: probe)
            let orca = try await ScreenReader(on: desktop, bus)
            try await desktop.activate(window)
            // The first tab has had keyboard focus since the window opened, which was before the reader listened.
            try await desktop.input.key("Tab")
            try await orca.expect("Photos page tab.")
            try await desktop.input.key("shift+Tab")
            try await orca.expect("Pantry page tab.")
            try await desktop.input.key("Right")
            try await orca.expect("Photos page tab.", times: 2)
            try await desktop.input.key("Down")
            try await orca.expect("Import push button.")
            try await desktop.input.key("space")
            try await orca.expect("12 photos imported")
            try await desktop.input.key("ctrl+m")
            try await orca.expect("Pick up Milk? Return picks up.")
            try await desktop.input.key("Return")
            try await orca.expect(
                "Picked up Milk. Basket, destination 1 of 1. Tab chooses another, Return drops, Escape cancels."
            )
            try await desktop.input.key("Return")
            try await orca.expect("Dropped Milk on Basket.")
            try await desktop.input.key("ctrl+m")
            try await desktop.input.key("Escape")
            try await orca.expect("Cancelled.")

            // A description of its own is said with the control, and not once more after announcements.
            try await desktop.input.key("Tab")
            try await orca.expect("Count push button.")
            try await orca.expect("Counts the photos.")
            try await desktop.input.key("space")
            try await orca.expect("12 photos")
            try await desktop.input.key("space")
            try await orca.expect("12 photos", times: 2)
            try await desktop.input.key("Tab")
            try await orca.expect("Name text.")
            #expect(!orca.spoken.drop { $0 != "12 photos" }.contains { $0.hasPrefix("Counts the photos") })
            try await desktop.input.key("shift+Tab")
            try await orca.expect("Counts the photos.", times: 2)
            #expect(probe.isRunning && !probe.standardError.text.contains("CRITICAL"), "\(probe.transcript)")
        }
    }
}
