import Foundation
import Testing
import TransferTestSupport

/// The words of symbols that a screen reader receives: AT-SPI on a real bus.
@Suite("Accessibility of symbols over AT-SPI", .timeLimit(.minutes(10)))
struct SymbolAccessibilityTests {
    private static let name = "TransferProbe"

    @Test func theWordsOfSymbolsAreThoseOfTheAppsTable() async throws {
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
            #expect(probe.isRunning, "\(probe.transcript)")
        }
    }
}
