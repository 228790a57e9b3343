import Foundation
import Testing
import TransferTestSupport

/// Each control as a person uses it, on a real display.
@Suite("Controls", .timeLimit(.minutes(20)))
struct ControlTests {
    /// The window with all controls, and what its app has said.
    private struct Session {
        let desktop: XServer
        let app: AppUnderTest

        func click(_ identifier: String) async throws {
            try await desktop.input.click(app.center(of: identifier))
        }

        /// Clicks at a part of a view's width and height.
        func click(_ identifier: String, x: Double, y: Double) async throws {
            try await desktop.input.click(app.place(of: identifier, x: x, y: y))
        }

        /// Puts a text in place of the one in a field.
        func replaceText(of identifier: String, with text: String) async throws {
            try await click(identifier)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type(text)
        }

        func expect(_ line: String, count: Int = 1) async throws {
            try await app.program.waitForLine(containing: line, count: count)
        }
    }

    /// - Parameter isCaptured: Whether the bindings of controls give values that were captured when the views were evaluated.
    private func run(isCaptured: Bool = false, _ body: (Session) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.controls(isCaptured: isCaptured, on: desktop, at: Point(20, 40))
            try await body(Session(desktop: desktop, app: app))
            app.expectGoodHealth()
        }
    }

    @Test(arguments: [false, true]) func togglesAreSwitchedAndFollowTheirValues(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            for name in ["checkbox", "switch", "button"] {
                try await session.click(name)
                try await session.expect("\(name): true")
            }
            try await session.click("both")
            try await session.expect("checkbox: false")
            try await session.expect("switch: false")
            // A value that is refused stays, and the box shows it, so that the next click tries the same.
            try await session.click("locked")
            try await session.click("reset")
            try await session.expect("button: false")
            try await session.click("button")
            try await session.expect("button: true", count: 2)
        }
    }

    @Test func aStyleIsToldWhenItsButtonIsHeld() async throws {
        try await run { session in
            try await session.desktop.input.move(to: session.app.center(of: "held"))
            try await session.desktop.input.press()
            try await session.expect("held: true")
            try await session.desktop.input.release()
            try await session.expect("held: false")
            try await session.expect("presses: 1")
        }
    }

    @Test(arguments: [false, true]) func numbersAreSetWithSliderAndStepper(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            try await session.click("slider", x: 0.7, y: 0.5)
            try await session.expect("editing: true")
            try await session.expect("editing: false")
            try await session.expect("slider: 7.0")
            try await session.desktop.input.key("Right")
            try await session.expect("slider: 8.0")
            try await session.click("stepper", x: 0.75, y: 0.5)
            try await session.expect("copies: 2")
            try await session.click("stepper", x: 0.25, y: 0.5)
            try await session.expect("copies: 1")
        }
    }

    @Test(arguments: [false, true]) func textIsTypedAndReplacedByTheProgram(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            try await session.replaceText(of: "name", with: "Grace")
            try await session.expect("name: Grace")
            try await session.replaceText(of: "password", with: "secret")
            try await session.expect("password: secret")
            // What is typed takes the place of all, which was selected, and is not selected itself then.
            try await session.replaceText(of: "notes", with: "new")
            try await session.expect("notes: new")
            try await session.replaceText(of: "number", with: "abc")
            try await session.desktop.input.key("Return")
            try await session.replaceText(of: "number", with: "45")
            try await session.desktop.input.key("Return")
            try await session.expect("number: 45")
            // Each value is taken over as it is, with nothing in between.
            try await session.click("reset")
            for line in ["name: Ada", "password: ", "notes: one|two", "number: 3"] { try await session.expect(line) }
            let lines = session.app.program.standardOutput.lines
            #expect(lines.filter { $0.hasPrefix("name: ") }.suffix(2) == ["name: Grace", "name: Ada"])
            #expect(lines.filter { $0.hasPrefix("notes: ") }.suffix(2) == ["notes: new", "notes: one|two"])
            #expect(lines.filter { $0.hasPrefix("number: ") } == ["number: 45", "number: 3"])
        }
    }

    @Test func aLabelStandsOnTheLineOfItsField() async throws {
        try await run { session in
            let label = try await session.app.center(of: "number-label")
            let field = try await session.app.center(of: "number")
            #expect(abs(label.y - field.y) <= 3, "\(label), \(field)")
        }
    }

    @Test func aLabelStandsOnTheLineOfTheFirstRadioButton() async throws {
        try await run { session in
            let label = try await session.app.center(of: "radios-label")
            let buttons = try await session.app.frame(of: "radios")
            let first = Double(buttons.origin.y) + Double(buttons.height) / 6
            #expect(abs(Double(label.y) - first) <= 3, "\(label), \(buttons)")
        }
    }

    @Test(arguments: [false, true]) func aChoiceIsMadeInEachKindOfPicker(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            try await session.click("segments", x: 0.5, y: 0.5)
            try await session.expect("paper: A5")
            try await session.click("radios", x: 0.2, y: 0.85)
            try await session.expect("paper: Letter")
            try await session.click("menu")
            try await session.desktop.popover()
            try await letPass(.milliseconds(150), because: "a person sees what is chosen before going on")
            try await session.desktop.input.key("Up", "Up", "Return")
            try await session.expect("paper: A4")
        }
    }

    @Test(arguments: [false, true]) func datesAreChosenInACalendarAndTimesInFields(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            try await session.click("time", x: 0.42, y: 0.5)
            try await session.expect("date: 2024-02-29T11:30:00Z")
            // The last row is that of the weeks of March, the month after.
            try await session.click("calendar", x: 0.95, y: 0.05)
            let frame = try await session.app.frame(of: "calendar")
            // The header, the names of the days and six weeks, each with a space between.
            let row = Double(frame.height) / 8
            try await session.desktop.input.click(
                Point(frame.origin.x + frame.width / 14, frame.origin.y + Int(row * 3.5))
            )
            // The first day of the second week, as the locale begins weeks.
            let first = Calendar.current.firstWeekday == 1 ? "03" : "04"
            try await session.expect("date: 2024-03-\(first)T11:30:00Z")
        }
    }

    @Test(arguments: [false, true]) func aDisclosureGroupOpens(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            #expect(session.app.shown("inside").isEmpty)
            let frame = try await session.app.frame(of: "details")
            try await session.desktop.input.click(Point(frame.origin.x + 10, frame.center.y))
            try await session.app.waitUntilShown("inside")
        }
    }

    @Test(arguments: [false, true]) func eachCharacterThatIsTypedReachesTheProgram(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            for identifier in ["notes", "styled", "lines", "name", "password"] {
                try await session.replaceText(of: identifier, with: "a")
                try await session.expect("\(identifier): a")
                for count in 2...6 {
                    try await session.desktop.input.type(String("abcdef".prefix(count).suffix(1)))
                    try await session.expect("\(identifier): \("abcdef".prefix(count))")
                }
            }
        }
    }

    @Test func aTextThatIsRefusedIsNotShown() async throws {
        try await run { session in
            for (identifier, text) in [("digits", "12"), ("digit-lines", "34")] {
                try await session.click(identifier)
                try await session.desktop.input.key("ctrl+a")
                try await session.desktop.input.type(String(text.prefix(1)))
                try await session.expect("digits: \(text.prefix(1))")
                try await session.desktop.input.type("a")
                try await letPass(.milliseconds(120), because: "nothing tells that the letter was refused")
                try await session.desktop.input.type(String(text.suffix(1)))
                try await session.expect("digits: \(text)")
            }
        }
    }

    @Test(arguments: [false, true]) func aRowIsSelected(isCaptured: Bool) async throws {
        try await run(isCaptured: isCaptured) { session in
            for name in ["second", "first", "third"] {
                try await session.click("row-\(name)")
                try await session.expect("row: \(name)")
            }
        }
    }
}
