import Foundation
import Testing
import TransferTestSupport

/// Everyday use of fields, buttons, menus and sheets on a real display.
@Suite("Everyday controls", .timeLimit(.minutes(20)))
struct EverydayTests {
    private func run(_ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "everyday",
                titled: "Everyday",
                until: "new"
            )
            try await desktop.activate(app.window)
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    @Test func fieldsHaveTheFontTheColorAndTheAlignmentOfTheirViews() async throws {
        try await run { desktop, app in
            let plain = try await app.frame(of: "field-plain")
            let large = try await app.frame(of: "field-large")
            let lines = try await app.frame(of: "field-lines")
            #expect(large.height > plain.height + 10)
            #expect(lines.height > plain.height + 10)
            for (frame, isTrailing) in [(large, true), (lines, false)] {
                // Four wide letters are in less than half of the field.
                let half = frame.width / 2 - 12
                let left = Rectangle(
                    x: frame.origin.x + 8,
                    y: frame.origin.y + 10,
                    width: half,
                    height: frame.height - 20
                )
                let right = Rectangle(x: frame.center.x + 4, y: left.origin.y, width: half, height: left.height)
                let (text, rest) = isTrailing ? (right, left) : (left, right)
                try await waitUntil("red letters") {
                    let color = try await desktop.meanColor(of: text)
                    return color.red > color.blue + 40
                }
                let color = try await desktop.meanColor(of: rest)
                #expect(abs(color.red - color.blue) < 20)
            }
        }
    }

    @Test func borderlessButtonsTakeTheRoomOfTheirLabels() async throws {
        try await run { _, app in
            let (plain, borderless) = (
                try await app.frame(of: "button-plain"), try await app.frame(of: "button-borderless")
            )
            #expect(plain.height == borderless.height && plain.width == borderless.width)
        }
    }

    @Test func aFieldThatAMenuBeginsToEditKeepsTheFocus() async throws {
        try await run { desktop, app in
            try await desktop.input.click(app.center(of: "new"))
            try await desktop.input.type("Tea")
            try await desktop.input.key("Return")
            try await app.expect("added: Tea")
            let task = try await app.center(of: "task")
            try await desktop.input.click(task, button: 3)
            let menu = try await desktop.popover()
            try await desktop.input.click(Point(task.x + 30, task.y + 18))
            // The end of the menu would give the focus back.
            try await desktop.waitForEnd(ofPopover: menu)
            try await app.waitUntilShown("edited")
            try await desktop.input.type("green")
            try await app.expect("edited: green")
        }
    }

    @Test func aSheetHasTheFocusThatItAsksForWhenItAppears() async throws {
        try await run { desktop, app in
            try await desktop.input.click(app.center(of: "editor"))
            try await app.waitUntilShown("second")
            try await desktop.waitForKeyboard(outside: app.window)
            try await desktop.input.type("Garden")
            try await app.expect("second: Garden")
        }
    }

    @Test func theFirstFieldOfASheetHasTheFocus() async throws {
        try await run { desktop, app in
            try await desktop.input.click(app.center(of: "sheet"))
            try await app.waitUntilShown("name")
            try await desktop.waitForKeyboard(outside: app.window)
            try await desktop.input.type("Garden")
            try await app.expect("name: Garden")
        }
    }
}
