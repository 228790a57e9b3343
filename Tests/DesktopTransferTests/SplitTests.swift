import Foundation
import Testing
import TransferTestSupport

/// Panes with borders that the user moves, on a real display.
@Suite("Panes on a display", .timeLimit(.minutes(20)))
struct SplitTests {
    @Test func panesKeepTheirLimitsAndBordersMoveWithinThem() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "panes",
                titled: "Panes",
                until: "bottom"
            )
            try await desktop.activate(app.window)
            #expect(try await app.frame(of: "fixed").width == 225)
            #expect(try await app.frame(of: "top").height == 150)
            // The border of a pane with one width stays.
            let fixed = try await app.frame(of: "fixed")
            let vertical = Point(fixed.origin.x + fixed.width + 1, fixed.center.y)
            try await desktop.input.drag(from: vertical, to: Point(vertical.x + 80, vertical.y))
            #expect(try await app.frame(of: "fixed").width == 225)
            // The other one moves, as far as the least height.
            let top = try await app.frame(of: "top")
            let border = Point(top.center.x, top.origin.y + top.height + 1)
            try await desktop.input.drag(from: border, to: Point(border.x, border.y - 50))
            let moved = try await waitUntil("the moved border") {
                let height = try await app.frame(of: "top").height
                return height < 150 ? height : nil
            }
            #expect(abs(moved - 100) <= 6, "\(moved)")
            let again = Point(border.x, top.origin.y + moved + 1)
            try await desktop.input.drag(from: again, to: Point(again.x, again.y - 90))
            try await waitUntil("the least height") { try await app.frame(of: "top").height == 60 }
            app.expectGoodHealth()
        }
    }
}
