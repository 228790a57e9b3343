import Foundation
import Testing
import TransferTestSupport

/// The find bar of a text editor, on a real display and by the keyboard alone.
@Suite("Finding on a display", .timeLimit(.minutes(20)))
struct FindingTests {
    @Test func wordsAreFoundAndReplacedByKeys() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "finding",
                titled: "Finding",
                until: "editor"
            )
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "editor"))
            try await desktop.input.key("ctrl+f")
            try await app.expect("presented: true")
            try await desktop.input.type("tomato")
            try await desktop.input.key("Return")
            try await desktop.input.key("Escape")
            try await app.expect("presented: false")
            // The found word is selected in the editor, which has keyboard focus again.
            try await desktop.input.type("bean")
            try await app.expect("end: A bean at the end")
            // GTK undoes the typed letters and the replacement.
            for _ in 0..<3 { try await desktop.input.key("ctrl+z") }
            try await app.expect("end: A tomato at the end")
            app.expectGoodHealth()
        }
    }
}
