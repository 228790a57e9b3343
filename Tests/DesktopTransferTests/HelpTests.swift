import Foundation
import Testing
import TransferTestSupport

/// Tooltips, menus and the mark of the focus on a real display.
@Suite("Tooltips and the mark of the focus", .timeLimit(.minutes(20)))
struct HelpTests {
    private func run(_ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "help",
                titled: "Help",
                until: "scrolled"
            )
            try await desktop.activate(app.window)
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    @Test func aMenuHidesTheTooltipOfItsView() async throws {
        try await run { desktop, app in
            let center = try await app.center(of: "help")
            // A place that the dark tooltip covers, and the menu does not. The view is yellow.
            let place = Rectangle(x: center.x - 60, y: center.y + 16, width: 40, height: 8)
            try await desktop.input.move(to: Point(center.x - 1, center.y))
            try await desktop.input.move(to: center)
            try await waitUntil("the tooltip") { try await desktop.meanColor(of: place).red < 100 }
            try await desktop.input.click(center, button: 3)
            try await waitUntil("the end of the tooltip") { try await desktop.meanColor(of: place).red > 200 }
            try await letPass(.milliseconds(1500), because: "the pointer rests for longer than a tooltip needs")
            #expect(try await desktop.meanColor(of: place).red > 200)
            try await desktop.input.click(Point(center.x + 40, center.y + 18))
            try await app.expect("chosen: first")
        }
    }

    @Test func aViewWithoutFocusEffectHasNoMark() async throws {
        try await run { desktop, app in
            let frame = try await app.frame(of: "scrolled")
            let edge = Rectangle(x: frame.origin.x - 5, y: frame.center.y - 20, width: 10, height: 40)
            let before = try await desktop.meanColor(of: edge)
            try await desktop.input.key("Tab")
            try await app.expect("focus: true")
            // A tooltip comes later than a mark would, as the pointer has to rest for it.
            let center = try await app.center(of: "help")
            let place = Rectangle(x: center.x - 60, y: center.y + 16, width: 40, height: 8)
            try await desktop.input.move(to: Point(center.x - 1, center.y))
            try await desktop.input.move(to: center)
            try await waitUntil("the tooltip") { try await desktop.meanColor(of: place).red < 100 }
            #expect(try await desktop.meanColor(of: edge) == before)
        }
    }
}
