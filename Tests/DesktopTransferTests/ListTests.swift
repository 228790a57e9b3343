import Foundation
import Testing
import TransferTestSupport

/// Rows of a list that are moved, deleted and inserted on a display.
@Suite("Lists on a display", .timeLimit(.minutes(20)))
struct ListTests {
    @Test func rowsAreMovedByThePointer() async throws {
        try await XServer.run { try await checkMoves(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func rowsAreMovedByThePointerOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await checkMoves(on: $0) }
    }

    private func checkMoves(on desktop: some Desktop) async throws {
        let probe = try await AppUnderTest.list(on: desktop)
        try await desktop.input.drag(
            from: probe.center(of: "row-0"),
            to: probe.place(in: "row-2", below: true)
        ) {
            try await desktop.waitForColor(AppUnderTest.insertionColor, in: probe.edge(below: "row-2"))
        }
        try await probe.expect("order: row-1 row-2 row-0 row-3 row-4 row-5")
        try await desktop.input.drag(
            from: probe.center(of: "row-4"),
            to: probe.place(in: "row-1", below: false)
        )
        try await probe.expect("order: row-4 row-1 row-2 row-0 row-3 row-5")

        // The selected rows are moved together.
        try await desktop.input.click(probe.center(of: "row-1"))
        try await desktop.input.keyDown("ctrl")
        try await desktop.input.click(probe.center(of: "row-0"))
        try await desktop.input.keyUp("ctrl")
        try await desktop.input.drag(
            from: probe.center(of: "row-1"),
            to: probe.place(in: "row-5", below: true)
        )
        try await probe.expect("order: row-4 row-2 row-3 row-5 row-1 row-0")
        probe.expectGoodHealth()
    }

    @Test func rowsWithADraggableViewAreMovedAndLeaveForOtherPrograms() async throws {
        try await XServer.run(width: 1200) { desktop in
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "draggable rows",
                titled: "Rows",
                until: "row-3"
            )
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: ["text/plain"], at: Point(700, 60))
            try await desktop.input.drag(from: probe.center(of: "row-1"), to: target.window.frame.center)
            #expect(try await target.drop().text == "text of row-1")
            try await desktop.input.drag(from: probe.center(of: "row-0"), to: probe.place(in: "row-2", below: true))
            try await probe.expect("order: row-1 row-2 row-0 row-3")
            probe.expectGoodHealth()
        }
    }

    @Test func aDragThatIsBrokenOffMovesNothing() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            try await desktop.input.drag(
                from: probe.center(of: "row-0"),
                to: probe.place(in: "row-2", below: true)
            ) {
                try await desktop.waitForColor(AppUnderTest.insertionColor, in: probe.edge(below: "row-2"))
                try await desktop.input.cancelDrag()
            }
            try await waitUntil("no line") {
                try await desktop.meanColor(of: probe.edge(below: "row-2")) != AppUnderTest.insertionColor
            }
            try await desktop.input.drag(
                from: probe.center(of: "row-1"),
                to: probe.place(in: "row-0", below: false)
            )
            try await probe.expect("order: row-1 row-0 row-2 row-3 row-4 row-5")
            #expect(probe.program.standardOutput.lines.filter { $0.hasPrefix("moved:") }.count == 1)
            probe.expectGoodHealth()
        }
    }

    @Test func rowsAreMovedAndDeletedByKeys() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "row-1"))
            try await desktop.input.key("alt+Down")
            try await probe.expect("order: row-0 row-2 row-1 row-3 row-4 row-5")
            try await desktop.input.key("alt+Down")
            try await probe.expect("order: row-0 row-2 row-3 row-1 row-4 row-5")
            for (order, count) in [
                ("row-0 row-2 row-1 row-3", 2), ("row-0 row-1 row-2 row-3", 1), ("row-1 row-0 row-2 row-3", 1),
            ] {
                try await desktop.input.key("alt+Up")
                try await probe.program.waitForLine(containing: "order: \(order) row-4 row-5", count: count)
            }

            // Several rows are moved and deleted together.
            try await desktop.input.click(probe.center(of: "row-0"))
            try await desktop.input.key("shift+Down")
            try await letPass(.milliseconds(300), because: "nothing tells that another row is selected")
            try await desktop.input.key("alt+Down")
            try await probe.expect("order: row-1 row-3 row-0 row-2 row-4 row-5")
            try await desktop.input.key("Delete")
            try await probe.expect("order: row-1 row-3 row-4 row-5 row-6 row-7")
            probe.expectGoodHealth()
        }
    }

    @Test func aClickWithTheShiftKeySelectsAllRowsUpToAnother() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "row-1"))
            try await desktop.input.keyDown("shift")
            try await desktop.input.click(probe.center(of: "row-3"))
            try await desktop.input.keyUp("shift")
            try await desktop.input.key("Delete")
            try await probe.expect("order: row-0 row-4 row-5 row-6 row-7 row-8")
            probe.expectGoodHealth()
        }
    }

    @Test func textOfAnotherProgramLandsBetweenRows() async throws {
        try await XServer.run(width: 1500) { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/plain;charset=utf-8": Data("dropped".utf8)],
                at: Point(900, 60)
            )
            try await desktop.input.drag(
                from: source.window.frame.center,
                to: probe.place(in: "row-3", below: false)
            ) {
                try await desktop.waitForColor(AppUnderTest.insertionColor, in: probe.edge(below: "row-2"))
            }
            try await probe.expect("order: row-0 row-1 row-2 dropped row-3 row-4")
            probe.expectGoodHealth()
        }
    }

    @Test func aListScrollsWhileADragRestsAtItsEdge() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.list(on: desktop)
            let destination = try await probe.drag("row-1", toEdgeOf: "list", on: desktop, until: "row-60", says: "1")
            #expect(destination > 40)
            probe.expectGoodHealth()
        }
    }
}

/// Items of a grid that are moved on a display.
@Suite("Grids on a display", .timeLimit(.minutes(20)))
struct GridTests {
    @Test func itemsAreMovedByThePointerAndByKeys() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.grid(on: desktop)
            let target = try await probe.frame(of: "item-2")
            let next = try await probe.frame(of: "item-3")
            let right = Point(target.origin.x + target.width - 8, target.center.y)
            try await desktop.input.drag(from: probe.center(of: "item-0"), to: right) {
                let middle = (target.origin.x + target.width + next.origin.x) / 2
                try await desktop.waitForColor(
                    AppUnderTest.insertionColor,
                    in: Rectangle(x: middle - 1, y: target.origin.y + 4, width: 2, height: 10)
                )
            }
            try await probe.expect("items: item-1 item-2 item-0 item-3 item-4 item-5")
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "item-2"))
            try await desktop.input.key("alt+Left")
            try await probe.expect("items: item-2 item-1 item-0 item-3 item-4 item-5")
            probe.expectGoodHealth()
        }
    }

    @Test func aScrollViewScrollsWhileADragRestsAtItsEdge() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.grid(on: desktop)
            let destination = try await probe.drag(
                "item-1",
                toEdgeOf: "place",
                on: desktop,
                until: "item-140",
                says: "item-1"
            )
            #expect(destination > 60)
            probe.expectGoodHealth()
        }
    }
}

extension AppUnderTest {
    /// Drags a view to the lower edge of the place in which it scrolls, holds it there until another is shown, and drops it.
    /// - Parameters:
    ///   - later: The view that is shown when the place has scrolled.
    ///   - name: What the app calls the view when it says where it was moved.
    /// - Returns: Where it was moved.
    fileprivate func drag(
        _ view: String,
        toEdgeOf place: String,
        on desktop: XServer,
        until later: String,
        says name: String
    ) async throws -> Int {
        let frame = try await frame(of: place)
        let bottom = Point(frame.center.x, frame.origin.y + frame.height - 4)
        try await desktop.input.drag(from: center(of: view), to: bottom) {
            try await waitUntil("\(later) to be shown") { shown(later).contains(later) }
        }
        let line = try await program.waitForLine(containing: "moved: \(name) to")
        return line.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    /// Starts the app with a grid; see `Tests/TransferProbe/ListProbe.swift`.
    fileprivate static func grid(on desktop: some Desktop) async throws -> AppUnderTest {
        try await probe(on: desktop, at: Point(20, 40), showing: "reorder", titled: "Grid", until: "item-5")
    }

    /// The colour of selections and of places for insertion in GTK's default theme.
    fileprivate static let insertionColor = (red: 0x35, green: 0x84, blue: 0xE4)

    /// Starts the app with a long list; see `Tests/TransferProbe/ListProbe.swift`.
    fileprivate static func list(on desktop: some Desktop) async throws -> AppUnderTest {
        try await probe(on: desktop, at: Point(20, 40), showing: "list", titled: "Rows", until: "row-5")
    }

    /// A point in the upper or lower half of a row.
    fileprivate func place(in row: String, below: Bool) async throws -> Point {
        let frame = try await frame(of: row)
        return Point(frame.center.x, frame.center.y + (below ? 6 : -6))
    }

    /// Returns the place of the line between a row and the next: the part of it that the dragged view, which is beside the
    /// pointer, does not cover.
    fileprivate func edge(below row: String) async throws -> Rectangle {
        let frame = try await frame(of: row)
        // Rows have some room around what is in them, and a line below.
        return Rectangle(x: frame.origin.x, y: frame.origin.y + frame.height + 7, width: 16, height: 2)
    }
}
