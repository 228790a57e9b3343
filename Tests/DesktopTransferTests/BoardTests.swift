import Foundation
import Testing
import TransferTestSupport

/// Cards at the anchors of columns, in a window that grows.
@Suite("A board of cards on a display", .timeLimit(.minutes(20)))
struct BoardTests {
    @Test func cardsLieInTheirColumnsAndFollowThemWhenTheWindowGrows() async throws {
        try await XServer.run(width: 1400, height: 800) { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "board",
                titled: "Board",
                until: "card-d"
            )
            var places = ["a": 0, "b": 0, "c": 1, "d": 3]
            try await check(places, in: app)
            var last = try await app.frame(of: "column-3").origin.x
            for width in [700, 1100, 500] {
                _ = try await desktop.resize(app.window, width: width, height: 420)
                try await waitUntil("moved columns") {
                    let now = try await app.frame(of: "column-3").origin.x
                    defer { last = now }
                    return now != last
                }
                try await check(places, in: app)
            }
            let (start, end) = (try await app.center(of: "card-c"), try await app.center(of: "column-2"))
            try await desktop.input.drag(from: start, to: end)
            try await app.expect("moved: c")
            places["c"] = 2
            try await check(places, in: app)
            app.expectGoodHealth()
        }
    }

    private func check(_ places: [String: Int], in app: AppUnderTest) async throws {
        try await waitUntil("cards in their columns: \(app.shown(""))") {
            for (card, column) in places {
                let card = try await app.frame(of: "card-\(card)")
                let column = try await app.frame(of: "column-\(column)")
                guard column.width == 80, abs(card.center.x - column.center.x) <= 1, column.contains(card.origin) else {
                    return false
                }
            }
            return true
        }
    }
}
