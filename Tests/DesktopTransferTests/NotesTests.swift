import Foundation
import Testing
import TransferTestSupport

/// The Notes as a person uses them, on a real display.
@Suite("Notes on a display", .timeLimit(.minutes(10)))
struct NotesTests {
    @Test func aNoteIsCutAndBroughtBack() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.notes(on: desktop, at: Point(20, 40))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "note-Names for the boat"))
            try await desktop.input.key("ctrl+x")
            try await waitUntil("the end of the note") { app.shown("note-Names for the boat").isEmpty }
            let text = try await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience)
            #expect(text == Data("Names for the boat\nHeron, Second Wind, Marginalia".utf8))
            // Nothing that can undo something itself has the focus.
            try await desktop.input.click(app.center(of: "note-Return the ladder"))
            try await desktop.input.key("ctrl+z")
            try await app.waitUntilShown("note-Names for the boat")
            app.expectGoodHealth()
        }
    }
}
