import Foundation
import Testing
import TransferTestSupport

/// Keys that are held while others are pressed, or while something is clicked, on a real display.
@Suite("Modifier keys on a display", .timeLimit(.minutes(20)))
struct ModifierKeyTests {
    private func run(_ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "modifier keys",
                titled: "Modifier keys",
                until: "square-5"
            )
            try await desktop.activate(app.window)
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    @Test func severalSquaresOfAGridAreSelectedWithControlAndShift() async throws {
        try await run { desktop, app in
            func click(_ square: Int, holding key: String? = nil) async throws {
                if let key { try await desktop.input.keyDown(key) }
                try await desktop.input.click(app.center(of: "square-\(square)"))
                if let key { try await desktop.input.keyUp(key) }
            }
            try await click(1)
            try await app.expect("selected: 1")
            try await click(4, holding: "ctrl")
            try await app.expect("selected: 1,4")
            try await click(1, holding: "ctrl")
            try await app.expect("selected: 4")
            try await click(2, holding: "shift")
            try await app.expect("selected: 2,3,4")
            try await click(5)
            try await app.expect("selected: 5")
        }
    }

    @Test func viewsFollowTheKeysThatAreHeld() async throws {
        try await run { desktop, app in
            // A field with the focus takes what is typed, and not what views hear of keys that are held.
            try await desktop.input.click(app.center(of: "field"))
            try await app.expect("keys: ")
            try await desktop.input.keyDown("ctrl")
            try await app.expect("keys: command")
            try await desktop.input.keyDown("shift")
            try await app.expect("keys: command+shift")
            try await desktop.input.keyUp("shift")
            try await desktop.input.keyUp("ctrl")
            try await app.program.waitForLine(containing: "keys: ", count: 5)
            #expect(app.program.standardOutput.lines.last { $0.hasPrefix("keys:") } == "keys: ")
        }
    }

    @Test func anItemOfAnOpenMenuHasAnAlternate() async throws {
        try await run { desktop, app in
            try await desktop.input.click(app.center(of: "menu"))
            try await desktop.popover()
            try await desktop.input.keyDown("alt")
            try await app.expect("keys: option")
            let menu = try await app.frame(of: "menu")
            try await desktop.input.click(Point(menu.center.x, menu.origin.y + menu.height + 24))
            try await app.expect("chosen: close all")
            try await desktop.input.keyUp("alt")
        }
    }
}
