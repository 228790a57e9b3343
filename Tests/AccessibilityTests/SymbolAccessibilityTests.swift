import Foundation
import Testing
import TransferTestSupport

/// The words of symbols that a screen reader receives, and the items of menus with symbols: AT-SPI on a real bus.
@Suite("Accessibility of symbols over AT-SPI", .timeLimit(.minutes(20)))
struct SymbolAccessibilityTests {
    private static let name = "TransferProbe"

    /// Starts the probe with symbols in menus, and runs a test with the bus.
    private func run(_ body: (AccessibilityBus) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let probe = try desktop.launch(
                try BuiltProduct.path(of: Self.name),
                environment: bus.environment.merging(["PROBE": "menu pictures"]) { $1 }
            )
            // See Tests/TransferProbe/Resources/Base.lproj: a metronome is “Metronome” in English.
            try await waitUntil("the word of the app’s table", interval: .milliseconds(200)) {
                try await bus.elements(of: Self.name).first?.all.contains { $0.name == "Keeper of time" } == true
            }
            try await body(bus)
            #expect(probe.isRunning, "\(probe.transcript)")
        }
    }

    @Test func theWordsOfSymbolsAreThoseOfTheAppsTable() async throws {
        try await run { bus in
            let window = try #require(try await bus.elements(of: Self.name).first)
            #expect(!window.all.contains { $0.name == "Metronome" })
        }
    }

    @Test func itemsOfMenusWithSymbolsHaveTheNamesOfTheirTitles() async throws {
        try await run { bus in
            try await bus.perform("click", of: "push button", "Open", in: Self.name)
            let names = try await waitUntil("the menu", interval: .milliseconds(200)) {
                let items = try await bus.elements(of: Self.name).first?.all.filter { $0.role == "menu item" } ?? []
                return items.isEmpty ? nil : items.map(\.name)
            }
            #expect(
                names.prefix(6) == [
                    "A green square", "A wide picture", "Locked", "Marked", "Without a picture", "Look",
                ]
            )
            #expect(names.last == "Delete")
        }
    }
}
