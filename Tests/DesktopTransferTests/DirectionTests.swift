import Foundation
import Testing
import TransferTestSupport

/// Apps in a language that runs from right to left, on a real display.
@Suite("Apps from right to left", .timeLimit(.minutes(20)))
struct DirectionTests {
    private func run(_ language: String, _ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "direction",
                titled: "Direction",
                until: "target",
                environment: ["LC_ALL": language]
            )
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    private func left(_ identifier: String, in app: AppUnderTest) async throws -> Int {
        try await app.frame(of: identifier).origin.x
    }

    @Test func viewsAndControlsAreMirroredAndUsedWhereTheyAreSeen() async throws {
        try await run("ar_EG.UTF-8") { desktop, app in
            let (first, second) = (try await app.frame(of: "first"), try await app.frame(of: "second"))
            #expect(second.origin.x + second.width <= first.origin.x)
            let last = try await left("last", in: app)
            #expect(last < second.origin.x)
            // A part that runs from left to right stands at the leading edge, which is the right one.
            let (red, blue) = (try await left("red", in: app), try await left("blue", in: app))
            #expect(red < blue && red > second.origin.x)
            let pane = try await left("pane", in: app)
            #expect(pane > last)
            for name in ["second", "first"] {
                try await desktop.input.click(app.center(of: name))
                try await app.program.waitForLine(containing: "pressed: \(name)")
            }
        }
    }

    @Test func aSliderGrowsInTheDirectionOfItsOwnPlace() async throws {
        try await run("ar_EG.UTF-8") { desktop, app in
            for (name, line) in [("slider", "value: high"), ("slider-ltr", "turned: low")] {
                let slider = try await app.frame(of: name)
                let knob =
                    name == "slider" ? slider.origin.x + slider.width - 10 : slider.origin.x + slider.width * 3 / 4
                let y = slider.origin.y + slider.height / 2
                try await desktop.input.drag(from: Point(knob, y), to: Point(slider.origin.x + 8, y))
                try await app.program.waitForLine(containing: line)
            }
        }
    }

    @Test func aStripBeginsAtTheRightAndTextIsEntered() async throws {
        try await run("ar_EG.UTF-8") { desktop, app in
            let strip = try await app.frame(of: "strip")
            let cell = try await app.frame(of: "cell-0")
            #expect(abs(cell.origin.x + cell.width - strip.origin.x - strip.width) <= 1)
            try await desktop.input.click(app.center(of: "cell-1"))
            try await app.program.waitForLine(containing: "tapped: 1")
            try await desktop.input.click(app.center(of: "field"))
            try await desktop.input.type("abc")
            try await desktop.input.key("Return")
            try await app.program.waitForLine(containing: "text: abc")
        }
    }

    @Test func aDropIsToldWhereItIsSeen() async throws {
        try await run("ar_EG.UTF-8") { desktop, app in
            try await desktop.input.drag(from: app.center(of: "row"), to: app.center(of: "target"))
            try await app.program.waitForLine(containing: "dropped: left")
        }
    }

    @Test func anotherLanguageRunsFromLeftToRight() async throws {
        try await run("de_DE.UTF-8") { _, app in
            let (first, second) = (try await left("first", in: app), try await left("second", in: app))
            #expect(first < second)
            let (cell, strip) = (try await left("cell-0", in: app), try await left("strip", in: app))
            #expect(cell == strip)
        }
    }
}
