import Foundation
import Testing
import TransferTestSupport

/// Rows of a list that are swiped aside on a display. X11 takes its buttons 6 and 7 for steps of scrolling to the left and to the
/// right; a row moves by 60 points with each. Where they arrive as smooth scrolling, GTK may drop the first.
@Suite("Swipes on a display", .timeLimit(.minutes(20)))
struct SwipeTests {
    /// The window with rows that can be swiped.
    private struct Session {
        let desktop: XServer
        let app: AppUnderTest

        private static let scrollsLeft = 6
        private static let scrollsRight = 7

        /// The middle of the list at the height of a row, which stays in the row while that is swiped.
        func middle(of row: String) async throws -> Point {
            let list = try await app.frame(of: "list")
            return Point(list.center.x, try await app.center(of: row).y)
        }

        /// Swipes a row to the left, as scrolling to the right does.
        func swipeLeft(_ row: String, steps: Int = 3) async throws {
            try await desktop.input.click(middle(of: row), button: Self.scrollsRight, count: steps)
        }

        func swipeRight(_ row: String, steps: Int = 3) async throws {
            try await desktop.input.click(middle(of: row), button: Self.scrollsLeft, count: steps)
        }

        /// Waits until the actions at the trailing edge of one row are all shown, and of no other.
        func waitForActions(of row: String) async throws {
            let list = try await app.frame(of: "list")
            try await waitUntil("the actions of \(row)") {
                guard app.shown("delete-") == ["delete-\(row)"] else { return false }
                let delete = try await app.frame(of: "delete-\(row)")
                return abs(delete.origin.x + delete.width - list.origin.x - list.width) <= 1
            }
        }

        /// Waits until no row is out of its place.
        func waitForNoActions() async throws {
            try await waitUntil("no actions") {
                ["delete-", "flag-", "pin-"].allSatisfy { app.shown($0).isEmpty }
            }
        }
    }

    private func run(_ body: (Session) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "swipes",
                titled: "Swipes",
                until: "row-5"
            )
            try await desktop.activate(app.window)
            try await body(Session(desktop: desktop, app: app))
            app.expectGoodHealth()
        }
    }

    @Test func aRowIsSwipedAsideForItsActions() async throws {
        try await run { session in
            let app = session.app
            let before = try await app.frame(of: "row-1")
            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            let delete = try await app.frame(of: "delete-row-1")
            let flag = try await app.frame(of: "flag-row-1")
            // Places are rounded to pixels one by one.
            #expect(abs(delete.origin.x - flag.origin.x - flag.width) <= 1)
            #expect(delete.origin.y == flag.origin.y && delete.height == flag.height)
            let shift = try await before.origin.x - app.frame(of: "row-1").origin.x
            #expect(abs(shift - delete.width - flag.width) <= 1)
            // What destroys is red; nothing is drawn near the edges of a button but its colour.
            let corner = Rectangle(x: delete.origin.x + 3, y: delete.origin.y + 3, width: 6, height: 6)
            try await waitUntil("a red button") {
                let color = try await session.desktop.meanColor(of: corner)
                return color.red > 150 && color.green < 110 && color.blue < 110
            }
            try await session.desktop.input.click(flag.center)
            try await app.expect("flagged: row-1")
            try await session.waitForNoActions()
            #expect(try await app.frame(of: "row-1") == before)

            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            try await session.desktop.input.click(app.center(of: "delete-row-1"))
            try await app.expect("order: row-0 row-2 row-3 row-4")
            try await session.waitForNoActions()

            try await session.swipeRight("row-2")
            // It is wider while the row is farther away than the open row stands.
            try await waitUntil("the action at its own width") {
                guard !app.shown("pin-").isEmpty else { return false }
                return try await app.frame(of: "pin-row-2").width < 90
            }
            try await session.desktop.input.click(app.center(of: "pin-row-2"))
            try await app.expect("pinned: row-2")
            try await session.waitForNoActions()
        }
    }

    @Test func aFullSwipeDoesTheFirstAction() async throws {
        try await run { session in
            try await session.swipeLeft("row-2", steps: 6)
            try await session.app.expect("deleted: row-2")
            try await session.app.expect("order: row-0 row-1 row-3 row-4")
            try await session.waitForNoActions()
        }
    }

    @Test func whatElseIsDonePutsARowBack() async throws {
        try await run { session in
            let input = session.desktop.input
            // Another row.
            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            try await session.swipeLeft("row-3")
            try await session.waitForActions(of: "row-3")
            // The Escape key.
            try await input.key("Escape")
            try await session.waitForNoActions()
            // A click on another row.
            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            try await input.click(session.middle(of: "row-4"))
            try await session.waitForNoActions()
            // A click on the row itself.
            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            let flag = try await session.app.frame(of: "flag-row-1")
            try await input.click(Point(flag.origin.x - 12, flag.center.y))
            try await session.waitForNoActions()
            // Scrolling up and down, which continues.
            try await session.swipeLeft("row-1")
            try await session.waitForActions(of: "row-1")
            let before = try await session.app.frame(of: "row-5")
            try await input.click(session.middle(of: "row-4"), button: 5, count: 3)
            try await session.waitForNoActions()
            try await waitUntil("another place of the rows") {
                try await session.app.frame(of: "row-5").origin.y < before.origin.y
            }
            #expect(!session.app.program.transcript.contains("deleted:"))
        }
    }

    @Test func thePointerGoesOnDraggingRows() async throws {
        try await run { session in
            let app = session.app
            let target = try await app.frame(of: "row-2")
            try await session.desktop.input.drag(
                from: app.center(of: "row-0"),
                to: Point(target.center.x, target.center.y + 6)
            )
            try await app.expect("order: row-1 row-2 row-0 row-3")
            #expect(app.shown("delete-").isEmpty)
        }
    }
}
