import Foundation
import Testing
import TransferTestSupport

/// A list of 10,000 rows that is scrolled fast, and that the Tab key leaves; see `Tests/TransferProbe/LongListProbe.swift`.
///
/// GTK loses its place in a list where it is scrolled twice before a frame: the list then stands thousands of rows further on.
@Suite("Long lists on a display", .timeLimit(.minutes(20)))
struct LongListTests {
    /// The rows of the list.
    enum Rows: String, CaseIterable {
        case even = "long list"
        case uneven = "long uneven list"

        /// Returns the distance of a row's content from the first row, in points: GTK has 13 around each.
        func offset(of row: Int) -> Int {
            let heights = self == .even ? [20, 20, 20, 20] : [20, 30, 40, 90]
            let sum = heights.reduce(0) { $0 + $1 + 13 }
            return row / 4 * sum + heights.prefix(row % 4).reduce(0) { $0 + $1 + 13 }
        }
    }

    @Test(arguments: Rows.allCases)
    func aFastWheelScrollsAsFarAsItTurns(_ rows: Rows) async throws {
        try await XServer.run { desktop in
            let list = try await LongList.show(rows, on: desktop)
            try await desktop.input.move(to: list.app.frame(of: "list").center)
            let start = try await list.position { _ in true }
            try await desktop.input.run(["click", "5"])
            let step = try await list.position { $0 > start } - start
            // GTK cuts off parts of a point in each frame.
            let turns = 400
            for _ in 0..<2 {
                let before = try await list.position { _ in true }
                try await desktop.input.run(["click", "--repeat", "\(turns)", "--delay", "4", "5"])
                let position = try await list.position { $0 >= before + turns * (step - 2) }
                #expect(position <= before + turns * (step + 2))
            }
            try await desktop.input.run(["click", "--repeat", "\(turns * 3)", "--delay", "4", "4"])
            #expect(try await list.position { $0 <= start } == start)
            list.app.expectGoodHealth()
        }
    }

    @Test(arguments: Rows.allCases)
    func aDraggedBarScrollsAsFarAsItIsDragged(_ rows: Rows) async throws {
        try await XServer.run { desktop in
            let list = try await LongList.show(rows, on: desktop)
            let frame = try await list.app.frame(of: "list")
            // The bar is as wide as a finger only where the pointer is near.
            let bar = Point(frame.origin.x + frame.width - 3, frame.origin.y + 20)
            let place = Rectangle(x: bar.x - 8, y: frame.origin.y, width: 10, height: 40)
            try await desktop.input.move(to: Point(bar.x - 40, bar.y))
            let narrow = try await desktop.restingColor(of: place)
            try await desktop.input.move(to: Point(bar.x - 1, bar.y))
            try await desktop.waitForColor(otherThan: narrow, in: place)
            var positions = [try await list.position { _ in true }]
            try await desktop.input.drag(from: bar, to: Point(bar.x, bar.y + 100), steps: 50) {
                positions.append(try await list.position { $0 > positions[0] + 10_000 })
                try await desktop.input.move(to: Point(bar.x, bar.y + 200))
                positions.append(try await list.position { $0 > positions[1] + 10_000 })
            }
            // The heights of rows that were not shown are estimated.
            let (first, second) = (positions[1] - positions[0], positions[2] - positions[1])
            #expect(abs(first - second) < first / 10)
            list.app.expectGoodHealth()
        }
    }

    @Test(arguments: Rows.allCases)
    func aTouchpadScrollsAsFarAsFingersMove(_ rows: Rows) async throws {
        try await SwayServer.run { server in
            let touchpad = try await Touchpad(on: server)
            let list = try await LongList.show(rows, on: server)
            var before = try await list.position { _ in true }
            var distances: [Int] = []
            // The second time, the fingers are lifted while they move.
            for lifts in [false, true] {
                try await touchpad.scrollDown(
                    at: list.app.frame(of: "list").center,
                    steps: 60,
                    distance: 20,
                    lifts: lifts
                )
                let position = try await list.position { $0 > before + 1_000 }
                distances.append(position - before)
                before = position
            }
            // GTK moves by 50 points a step, and drops some of the first ones.
            #expect((1_500...3_000).contains(distances[0]))
            #expect((1_500...9_000).contains(distances[1]))
            list.app.expectGoodHealth()
        }
    }

    @Test func theTabKeyLeavesAListAndArrowsWalkThroughIt() async throws {
        try await XServer.run { desktop in
            let list = try await LongList.show(.even, on: desktop)
            try await desktop.activate(list.app.window)
            try await desktop.input.click(list.app.center(of: "before"))
            try await list.app.program.waitForLine(containing: "pressed: before")
            // Into the list, down to its fortieth row, and out of it.
            try await desktop.input.key("Tab")
            try await desktop.input.run(["key", "--repeat", "40", "--delay", "5", "Down"])
            try await list.app.waitUntilShown("row-39")
            try await desktop.input.key("Tab", "space")
            try await list.app.program.waitForLine(containing: "pressed: after")
            // Back to where the focus was, and out in front.
            try await desktop.input.key("shift+Tab", "shift+Tab", "space")
            try await list.app.program.waitForLine(containing: "pressed: before", count: 2)
            list.app.expectGoodHealth()
        }
    }
}

/// The list in its window.
private struct LongList {
    let rows: LongListTests.Rows
    let app: AppUnderTest

    static func show(_ rows: LongListTests.Rows, on desktop: XServer) async throws -> LongList {
        let app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(60, 80),
            showing: rows.rawValue,
            titled: "Long",
            until: "row-2"
        )
        return LongList(rows: rows, app: app)
    }

    static func show(_ rows: LongListTests.Rows, on server: SwayServer) async throws -> LongList {
        let app = try await AppUnderTest.tiledProbe(on: server, showing: rows.rawValue, until: "row-2")
        return LongList(rows: rows, app: app)
    }

    /// Returns the distance by which the list is scrolled, once it is as wanted and the list is at rest.
    func position(where isWanted: (Int) -> Bool) async throws -> Int {
        var last: Int?
        var rests = 0
        return try await waitUntil(
            "the list to rest where it is wanted; it is at \(last ?? -1)",
            interval: .milliseconds(100)
        ) {
            let now = try await positionNow()
            rests = now == last ? rests + 1 : 0
            last = now
            return now.flatMap { rests >= 5 && isWanted($0) ? $0 : nil }
        }
    }

    private func positionNow() async throws -> Int? {
        let list = try await app.frame(of: "list")
        return app.frames("row-").lazy.filter {
            $1.center.y > list.origin.y && $1.center.y < list.origin.y + list.height
        }
        .compactMap { identifier, frame in
            Int(identifier.dropFirst(4)).map { rows.offset(of: $0) - (frame.origin.y - list.origin.y) }
        }
        .first
    }
}
