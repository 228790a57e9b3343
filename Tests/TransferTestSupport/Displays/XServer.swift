import Foundation

/// An X server of a test's own, without a monitor (Xvfb), with openbox as its window manager where windows are shown.
///
/// It runs on whatever display number is free, so tests can run in parallel, and needs neither a session bus nor systemd.
package final class XServer: Desktop {
    package let size: (width: Int, height: Int)
    /// The display's name, such as `":3"`.
    package let display: String
    package let environment: [String: String]
    package let input: VirtualInput
    package let programs = ProgramList()
    package let clipboard: XClipboard
    /// The selection that a middle click pastes, as another program has it.
    package let primarySelection: XClipboard

    let directories: SessionDirectories
    private let server: RunningProgram
    private let holdsSlot: Bool

    /// Starts a server, runs the body with it, and ends the server and all that was started on it.
    ///
    /// - Parameter managesWindows: Whether a window manager runs. Tests that show no window start sooner without.
    package static func run<Result: Sendable>(
        width: Int = 1280,
        height: Int = 800,
        managesWindows: Bool = true,
        _ body: (XServer) async throws -> Result
    ) async throws -> Result {
        try await run(on: try await start(width: width, height: height, managesWindows: managesWindows), body)
    }

    /// Starts a server and its window manager, and waits until both are ready. Whoever calls this calls ``stop()``.
    package static func start(
        width: Int = 1280,
        height: Int = 800,
        managesWindows: Bool = true
    ) async throws -> XServer {
        await DisplaySlots.shared.take()
        do {
            let server = try await XServer(width: width, height: height, holdsSlot: true)
            do {
                if managesWindows { try await server.startWindowManager() }
                return server
            } catch {
                await server.stopServer()
                throw error
            }
        } catch {
            await DisplaySlots.shared.giveBack()
            throw error
        }
    }

    /// Starts the bare server, without a window manager.
    init(width: Int, height: Int, holdsSlot: Bool) async throws {
        size = (width, height)
        self.holdsSlot = holdsSlot
        directories = try SessionDirectories()
        // -displayfd: the server looks for a free number itself and writes it when it is ready for clients.
        // -noreset: without it the server starts over whenever its last client leaves.
        server = try RunningProgram(
            "Xvfb",
            ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset", "-dpi", "96"]
        )
        display = ":" + (try await server.waitForLine(containing: ""))
        var environment = directories.environment
        environment.merge(["DISPLAY": display, "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb"]) { _, new in new }
        self.environment = environment
        input = VirtualInput(environment: environment)
        clipboard = XClipboard(selection: "clipboard", environment: environment, directory: directories.root)
        primarySelection = XClipboard(selection: "primary", environment: environment, directory: directories.root)
    }

    private func startWindowManager() async throws {
        let manager = try launch("openbox", ["--sm-disable"])
        try await waitUntil("openbox on \(display): \(manager.transcript)") {
            // EWMH: a window manager that runs names its own window in this property.
            let property = try await TransferTestSupport.run(
                "xprop",
                ["-root", "_NET_SUPPORTING_WM_CHECK"],
                environment: environment
            )
            return property.standardOutput.text.contains("window id #")
        }
    }

    private var windowList: XWindows { XWindows(environment: environment) }

    package func windows() async throws -> [DesktopWindow] { try await windowList.all() }

    package func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        try await windowList.move(window, to: origin)
    }

    /// Gives a window's surface another size, as near as the application lets it.
    package func resize(_ window: DesktopWindow, width: Int, height: Int) async throws -> DesktopWindow {
        try await windowList.resize(window, width: width, height: height)
    }

    package func activate(_ window: DesktopWindow) async throws { try await windowList.activate(window) }

    /// Waits until a window other than the given one has keyboard focus.
    package func waitForKeyboard(outside window: DesktopWindow) async throws {
        try await waitUntil("another window than “\(window.title)” to have the keyboard") {
            try await windowList.active().map { $0 != window.identifier } == true
        }
    }

    /// Returns the frames of what is on the screen itself: what the window manager draws around windows, and popovers and menus, which it
    /// leaves alone.
    package func outermostFrames() async throws -> [Rectangle] { try await windowList.outermostFrames() }

    /// Waits until a menu or a popover is on the screen and stands still.
    @discardableResult
    package func popover() async throws -> DesktopWindow {
        var last: DesktopWindow?
        return try await waitUntil("a menu or a popover", interval: .milliseconds(50)) { () -> DesktopWindow? in
            let now = try await windowList.unmanaged().last
            defer { last = now }
            return now == last ? now : nil
        }
    }

    /// Waits until a menu or a popover is on the screen no longer.
    package func waitForEnd(ofPopover popover: DesktopWindow) async throws {
        try await waitUntil("the end of the menu") {
            try await !windowList.unmanaged().contains { $0.identifier == popover.identifier }
        }
    }

    package func stop() async {
        await clipboard.releaseOwnership()
        await primarySelection.releaseOwnership()
        await programs.terminateAll()
        await stopServer()
        if holdsSlot { await DisplaySlots.shared.giveBack() }
    }

    private func stopServer() async {
        await server.terminate()
    }

    /// Ends the server as a crash would: without a word to its clients.
    package func crash() async throws {
        server.signal(SIGKILL)
        try await server.waitForExit()
    }

    /// Stops the server as a network that is gone would: it takes connections and says nothing.
    package func suspend() async throws { try await server.suspend() }

    /// Lets the server go on after ``suspend()``.
    package func resume() { server.resume() }

    /// The number of windows at the top level, shown or not.
    package func windowCount() async throws -> Int {
        let tree = try await TransferTestSupport.run("xwininfo", ["-root", "-children"], environment: environment)
        return tree.standardOutput.lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("0x") }.count
    }
}
