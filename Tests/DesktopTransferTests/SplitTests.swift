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

    @Test(
        "A sidebar keeps its width beside wide pages, for which the window grows, and the width that the user gave it"
    )
    func sidebar() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "sidebar",
                titled: "Sidebar",
                until: "content"
            )
            _ = try await desktop.resize(app.window, width: 480, height: 360)
            try await desktop.activate(app.window)
            /// Shows the other page, and returns the width of the sidebar's row.
            func turn(to page: String) async throws -> Int {
                try await desktop.input.click(app.center(of: "page"))
                try await app.expect("page: \(page)")
                try await waitUntil("the \(page) page") {
                    try await app.frame(of: "content").width >= (page == "wide" ? 420 : 120)
                }
                return try await app.frame(of: "sidebar").width
            }
            let first = try await app.frame(of: "sidebar").width
            #expect(try await turn(to: "wide") == first)
            let window = try #require(try await desktop.windows().first { $0.title == "Sidebar" })
            #expect(window.frame.width > 480)
            // The border between the columns is moved, and stays where it was put.
            let row = try await app.frame(of: "sidebar")
            _ = try await desktop.resize(app.window, width: 900, height: 360)
            let content = try await waitUntil("the room beside the wide page") {
                let frame = try await app.frame(of: "content")
                return frame.width > 500 ? frame : nil
            }
            let border = Point(content.origin.x - 1, row.center.y + 120)
            try await desktop.input.drag(from: border, to: Point(border.x + 60, border.y))
            let wider = try await waitUntil("the wider sidebar") {
                let width = try await app.frame(of: "sidebar").width
                return width > first + 40 ? width : nil
            }
            _ = try await desktop.resize(app.window, width: 800, height: 360)
            #expect(try await turn(to: "narrow") == wider)
            #expect(try await turn(to: "wide") == wider)
            app.expectGoodHealth()
        }
    }
}
