import Foundation
import Testing
import TransferTestSupport

/// A stack that is navigated with the mouse and with the keyboard, on a real display.
@Suite("Navigation on a display", .timeLimit(.minutes(20)))
struct NavigationTests {
    @Test func rowsLeadToViewsAndTheToolbarLeadsBack() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.navigation(on: desktop, at: Point(60, 80))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "link-Quito"))
            try await app.waitUntilShown("city-Quito")
            try await waitUntil("the title of the city") {
                try await desktop.windows().contains { $0.title == "Quito" }
            }
            #expect(app.shown("link-Quito").isEmpty)
            try await desktop.input.click(app.center(of: "twin"))
            try await app.waitUntilShown("city-Quito’s twin")
            // The button stands first in the bar.
            let bar = try await desktop.windows().first { $0.title == "Quito’s twin" }?.frame
            let frame = try #require(bar)
            try await desktop.input.click(Point(frame.origin.x + 30, frame.origin.y + 24))
            try await app.program.waitForLine(containing: "path: [\"Quito\"]", count: 2)
            try await desktop.input.key("alt+Left")
            try await app.program.waitForLine(containing: "path: []")
            try await app.waitUntilShown("link-Quito")
            app.expectGoodHealth()
        }
    }
}
