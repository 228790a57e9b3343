import Foundation
import Testing
import TransferTestSupport

/// A toolbar as a person uses it, on a real display.
@Suite("Toolbars on a display", .timeLimit(.minutes(20)))
struct ToolbarTests {
    @Test func itemsOfAToolbarArePressedAndAppear() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.toolbar(on: desktop, at: Point(60, 80))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "add"))
            try await app.program.waitForLine(containing: "count: 1")
            try await desktop.input.click(app.center(of: "back"))
            try await app.program.waitForLine(containing: "count: 0")
            #expect(app.shown("open").isEmpty)
            try await desktop.input.click(app.center(of: "more"))
            try await app.waitUntilShown("open")
            try await desktop.input.click(app.center(of: "add"))
            try await app.program.waitForLine(containing: "count: 1", count: 2)
            app.expectGoodHealth()
        }
    }

    @Test func aClickInAToolbarLeavesTheFocusInTheContent() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.toolbar(on: desktop, at: Point(60, 80))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "more"))
            try await app.waitUntilShown("open")
            try await desktop.input.click(app.center(of: "add"))
            try await app.program.waitForLine(containing: "count: 1")
            // The button in the content is pressed, and the one in the toolbar is not pressed again.
            try await desktop.input.key("space")
            try await waitUntil("the end of the third item") { app.shown("open").isEmpty }
            #expect(!app.program.standardOutput.lines.contains("count: 2"))
            app.expectGoodHealth()
        }
    }

    @Test func aSheetHasAToolbarOfItsOwn() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.toolbar(on: desktop, at: Point(60, 80))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "more"))
            try await desktop.input.click(app.center(of: "open"))
            let sheet = try await app.window(titled: "Sheet with a bar", on: desktop, movedTo: Point(500, 300))
            try await desktop.input.click(sheet.center(of: "done"))
            try await app.program.waitForLine(containing: "count: 9")
            try await waitUntil("the end of the sheet") {
                try await !desktop.windows().contains { $0.title == "Sheet with a bar" }
            }
            app.expectGoodHealth()
        }
    }

    @Test func aToolbarThatAppearsLaterStandsInTheWindow() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.lateToolbar(on: desktop, at: Point(60, 80))
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "show"))
            try await desktop.input.click(app.center(of: "add"))
            try await app.program.waitForLine(containing: "added: 1")
            app.expectGoodHealth()
        }
    }

    @Test func controlsHaveNoLabelsAndTogglesAreButtons() async throws {
        try await XServer.run { desktop in
            var app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(60, 80),
                showing: "toolbar controls",
                titled: "Controls in a toolbar",
                until: "state"
            )
            _ = try await desktop.resize(app.window, width: 900, height: 300)
            app = try await app.window(titled: "Controls in a toolbar", on: desktop, movedTo: Point(60, 80))
            try await app.waitUntilShown("hundred")
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "pin"))
            try await app.expect("pinned: true")
            // No item is higher than a button: no label is broken.
            #expect(try await app.frame(of: "look").height < 50)
            app.expectGoodHealth()
        }
    }

    /// The window with more items than a small window has room for, in a width.
    private func controls(_ desktop: XServer, width: Int) async throws -> AppUnderTest {
        try await probe(
            desktop,
            showing: "toolbar controls",
            titled: "Controls in a toolbar",
            until: "state",
            width: width
        )
    }

    /// One of the probe's windows in a width.
    private func probe(
        _ desktop: XServer,
        showing content: String,
        titled title: String,
        until identifier: String,
        width: Int
    ) async throws -> AppUnderTest {
        let app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(60, 80),
            showing: content,
            titled: title,
            until: identifier
        )
        _ = try await desktop.resize(app.window, width: width, height: 300)
        let resized = try await app.window(titled: title, on: desktop, movedTo: Point(60, 80))
        try await desktop.activate(resized.window)
        return resized
    }

    @Test func itemsWithoutRoomArePressedInThePopoverByKeyboard() async throws {
        try await XServer.run { desktop in
            let app = try await controls(desktop, width: 380)
            #expect(app.window.frame.width < 420)
            try await waitUntil("the end of the last item") { app.shown("hundred").isEmpty }
            // The button of the menu follows the only item that has room.
            let picker = try await app.frame(of: "look")
            try await desktop.input.click(Point(picker.origin.x + picker.width + 24, picker.center.y))
            try await app.waitUntilShown("hundred")
            // From the first of the items, the toggle, to the last.
            for _ in 0..<4 { try await desktop.input.key("Tab") }
            try await desktop.input.key("space")
            try await app.program.waitForLine(containing: "count: 100")
            try await waitUntil("the end of the popover") { app.shown("hundred").isEmpty }
            app.expectGoodHealth()
        }
    }

    @Test func aWiderWindowShowsItsItemsInTheBarAgain() async throws {
        try await XServer.run { desktop in
            let app = try await controls(desktop, width: 360)
            try await waitUntil("the end of the last item") { app.shown("hundred").isEmpty }
            _ = try await desktop.resize(app.window, width: 900, height: 300)
            let wide = try await app.window(titled: "Controls in a toolbar", on: desktop, movedTo: Point(60, 80))
            try await wide.waitUntilShown("hundred")
            try await desktop.activate(wide.window)
            try await desktop.input.click(wide.center(of: "hundred"))
            try await wide.program.waitForLine(containing: "count: 100")
            wide.expectGoodHealth()
        }
    }

    @Test func aPopoverPointsToItsItemInTheBar() async throws {
        try await XServer.run { desktop in
            let app = try await popover(desktop, width: 640)
            let item = try await app.frame(of: "explain")
            try await desktop.input.click(item.center)
            try await app.expect("presented: true")
            let words = try await app.frame(of: "words")
            #expect(words.origin.y > item.origin.y + item.height && abs(words.center.x - item.center.x) < 8)
            try await desktop.input.click(app.center(of: "close"))
            try await app.expect("presented: false")
            app.expectGoodHealth()
        }
    }

    @Test func aPopoverPointsToTheMenuThatItsItemMovedInto() async throws {
        try await XServer.run { desktop in
            let app = try await popover(desktop, width: 300)
            try await waitUntil("the end of the last item") { app.shown("explain").isEmpty }
            // The button of the menu stands before the three of the window.
            let bar = app.window.frame
            let button = Point(bar.origin.x + bar.width - 149, bar.origin.y + 27)
            try await desktop.input.click(button)
            try await desktop.input.click(app.center(of: "explain"))
            try await app.expect("presented: true")
            // It stands at the item's own place until the menu is closed.
            try await waitUntil("words below the button at \(button): \(app.frames("words"))") {
                let words = try await app.frame(of: "words")
                return words.origin.y > button.y && abs(words.center.x - button.x) < 8
            }
            try await desktop.input.click(app.center(of: "close"))
            try await app.expect("presented: false")
            app.expectGoodHealth()
        }
    }

    @Test func theTitleStaysBesideAnItemInTheMiddleAndABarAtTheBottomHasItsItems() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "principal",
                titled: "Harbours",
                until: "principal"
            )
            _ = try await desktop.resize(app.window, width: 700, height: 300)
            try await waitUntil("the wide window") { try await app.frame(of: "ground").width > 650 }
            let (ground, middle) = (try await app.frame(of: "ground"), try await app.frame(of: "principal"))
            #expect(abs(middle.center.x - ground.center.x) <= 8)
            #expect(middle.origin.y + middle.height <= ground.origin.y)
            // At its start the bar has the title and the subtitle, and after the item nothing.
            func color(at x: Int) async throws -> Int {
                try await desktop.restingColor(of: Rectangle(x: x, y: middle.center.y - 14, width: 90, height: 28))
                    .green
            }
            let (start, end) = (try await color(at: ground.origin.x + 8), try await color(at: middle.origin.x + 140))
            #expect(end - start > 6, "\(start), \(end)")
            // The other bar stands below the views, and its space between the items.
            let (before, after) = (try await app.frame(of: "before"), try await app.frame(of: "after"))
            #expect(before.origin.y >= ground.origin.y + ground.height && before.origin.y == after.origin.y)
            #expect(before.origin.x - ground.origin.x < 12)
            #expect(ground.origin.x + ground.width - after.origin.x - after.width < 12)
            try await desktop.activate(app.window)
            try await desktop.input.click(after.center)
            try await app.expect("pressed: after")
            app.expectGoodHealth()
        }
    }

    /// The window whose last item has a popover, in a width.
    private func popover(_ desktop: XServer, width: Int) async throws -> AppUnderTest {
        try await probe(desktop, showing: "toolbar popover", titled: "Popover", until: "explain", width: width)
    }
}
