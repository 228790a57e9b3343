import Testing
import TransferTestSupport

/// An app whose menus are used with the keyboard, on an X server of its own.
struct MenuSession {
    let desktop: XServer
    let app: AppUnderTest

    /// Presses keys in the menu that was just opened, once it is on the screen, and waits until it is gone.
    /// - Parameter keys: The keys, of which the last one chooses an item.
    func choose(_ keys: [String]) async throws {
        let menu = try await desktop.popover()
        for key in keys {
            try await letPass(.milliseconds(150), because: "a person sees which item is next, and a menu within opens")
            try await desktop.input.key(key)
        }
        try await desktop.waitForEnd(ofPopover: menu)
    }

    func expect(_ line: String, count: Int = 1) async throws {
        try await app.program.waitForLine(containing: line, count: count)
    }

    /// Starts an app, runs a test with it, and checks that the app is well.
    /// - Parameters:
    ///   - start: Starts the app.
    ///   - body: The test.
    static func run(
        _ start: (XServer, Point) async throws -> AppUnderTest,
        _ body: (MenuSession) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let app = try await start(desktop, Point(20, 40))
            try await desktop.activate(app.window)
            try await body(MenuSession(desktop: desktop, app: app))
            app.expectGoodHealth()
        }
    }
}
