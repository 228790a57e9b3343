import Foundation
import Synchronization

/// A Wayland compositor of a test's own: weston in a window that fills an X server without a monitor.
///
/// The pointer and the keyboard are the X server's, so `xdotool` drives Wayland clients. Wayland tells nobody where a window
/// is; weston's debug protocol does (`weston-debug scene-graph` lists each view with its title, process and place), and
/// weston moves a window that is dragged with the Super key held. Both together put windows where a test wants them.
package final class WaylandServer: Desktop {
    package var size: (width: Int, height: Int) { host.size }
    package let environment: [String: String]
    package var input: VirtualInput { host.input }
    package let programs = ProgramList()
    package let clipboard: WaylandClipboard
    /// Programs for X11; nil where it was started without.
    package var xwayland: Xwayland? { x11.withLock { $0 } }
    private let x11 = Mutex<Xwayland?>(nil)

    /// The X server that weston's window is on.
    private let host: XServer
    private static let socket = "wayland-test"
    /// The time at which a window was last activated.
    private let lastActivation = Mutex(ContinuousClock.now - .seconds(1))

    /// Starts a compositor, runs the body with it, and ends the compositor and all that was started on it.
    ///
    /// - Parameter hasXwayland: Whether programs for X11 can be started there, too.
    package static func run<Result: Sendable>(
        width: Int = 1280,
        height: Int = 800,
        hasXwayland: Bool = false,
        _ body: (WaylandServer) async throws -> Result
    ) async throws -> Result {
        try await run(on: try await start(width: width, height: height, hasXwayland: hasXwayland), body)
    }

    /// Starts a compositor and waits until it shows its background. Whoever calls this calls ``stop()``.
    package static func start(width: Int = 1280, height: Int = 800, hasXwayland: Bool = false) async throws
        -> WaylandServer
    {
        await DisplaySlots.shared.take()
        do {
            let host = try await XServer(width: width, height: height, holdsSlot: true)
            let server = WaylandServer(host: host)
            do {
                try await server.startCompositor(hasXwayland: hasXwayland)
                return server
            } catch {
                await host.programs.terminateAll()
                throw error
            }
        } catch {
            await DisplaySlots.shared.giveBack()
            throw error
        }
    }

    private init(host: XServer) {
        self.host = host
        var environment = host.directories.environment
        environment.merge([
            "WAYLAND_DISPLAY": Self.socket, "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland",
            "XDG_SESSION_TYPE": "wayland",
        ]) { _, new in new }
        self.environment = environment
        clipboard = WaylandClipboard(environment: environment, directory: host.directories.root)
    }

    private func startCompositor(hasXwayland: Bool) async throws {
        let weston = try host.launch(
            "weston",
            [
                "--backend=x11-backend.so", "--use-pixman", "--debug", "--socket=\(Self.socket)",
                "--config=\(SessionDirectories.settings("weston.ini"))",
                "--width=\(size.width)", "--height=\(size.height)",
            ] + (hasXwayland ? ["--xwayland"] : [])
        )
        let socket = "\(host.directories.runtime)/\(Self.socket)"
        try await waitUntil("weston: \(weston.transcript)", interval: .milliseconds(100)) {
            guard weston.isRunning else { throw TestSupportError("weston ended: \(weston.transcript)") }
            guard FileManager.default.fileExists(atPath: socket) else { return false }
            return try await sceneGraph().contains { $0.contains("background for output") }
        }
        if hasXwayland {
            let log = weston.standardError
            let line = try await weston.waitForLine(containing: "xserver listening on display", in: log)
            guard let display = line.firstMatch(of: /display (:\d+)/) else {
                throw TestSupportError("no display: \(line)")
            }
            let variables = ["DISPLAY": String(display.1)]
            x11.withLock { $0 = Xwayland(beside: environment, variables: variables, in: host.directories.root) }
        }
        // Without a window manager nobody gives weston the keyboard, and weston ignores keys until it has it.
        let window = try await waitUntil("weston's window") {
            let search = try RunningProgram("xdotool", ["search", "--class", "weston"], environment: host.environment)
            try await search.waitForExit()
            return search.standardOutput.lines.last
        }
        try await input.run(["windowfocus", window])
        // weston adds up the pointer's motions and may begin at another place than the X server. It stops at the screen's
        // edges, so after a visit to two opposite corners both are at the same place.
        for corner in [Point(0, 0), Point(size.width - 1, size.height - 1)] {
            try await input.move(to: corner)
            try await letPass(.milliseconds(100), because: "weston tells nobody where its pointer is")
        }
    }

    /// Returns weston's description of the views on its screen.
    private func sceneGraph() async throws -> [String] {
        let debug = try RunningProgram("weston-debug", ["scene-graph"], environment: environment)
        try await debug.waitForExit()
        return debug.standardOutput.lines
    }

    package func windows() async throws -> [DesktopWindow] {
        // \tView 0 (role xdg_toplevel, PID 7950, surface ID 17, top-level window 'Title' of org.example.App, 0x558af4105300):
        // \t\tposition: (877, 459) -> (1205, 688)
        let header = /role xdg_toplevel, PID (\d+), .*top-level window '(.*)' of .*\):$/
        let position = /position: \((-?\d+), (-?\d+)\) -> \((-?\d+), (-?\d+)\)/
        let lines = try await sceneGraph()
        return zip(lines, lines.dropFirst()).compactMap { first, second in
            guard let view = first.firstMatch(of: header), let place = second.firstMatch(of: position),
                let left = Int(place.1), let top = Int(place.2), let right = Int(place.3), let bottom = Int(place.4)
            else { return nil }
            return DesktopWindow(
                identifier: nil,
                title: String(view.2),
                processIdentifier: pid_t(view.1),
                frame: Rectangle(x: left, y: top, width: right - left, height: bottom - top)
            )
        }
    }

    package func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        guard window.frame.origin != origin else { return window }
        let grip = visibleCenter(of: window)
        let target = Point(
            grip.x + origin.x - window.frame.origin.x,
            grip.y + origin.y - window.frame.origin.y
        )
        try await input.move(to: grip)
        try await letPass(.milliseconds(80), because: "a hand that has moved rests before it presses")
        try await input.keyDown("Super_L")
        try await input.press()
        try await input.move(to: target)
        try await letPass(.milliseconds(80), because: "a hand that has moved rests before it lets go")
        try await input.release()
        try await input.keyUp("Super_L")
        return try await waitUntil("“\(window.title)” to come to \(origin)", interval: .milliseconds(100)) {
            let moved = try await refreshed(window)
            return moved.frame.origin == origin ? moved : nil
        }
    }

    /// Clicks on the window's title bar, which the client draws, or near the top of a window without one.
    package func activate(_ window: DesktopWindow) async throws {
        // Two clicks on a title bar in quick succession would maximize the window.
        let next = lastActivation.withLock { $0 } + .milliseconds(800)
        try await letPass(next - .now, because: "two clicks apart are no double click")
        defer { lastActivation.withLock { $0 = .now } }
        try await input.click(Point(window.frame.center.x, window.frame.origin.y + 30))
    }

    /// The middle of the part of a window that is on the screen.
    private func visibleCenter(of window: DesktopWindow) -> Point {
        let frame = window.frame
        let (left, right) = (max(0, frame.origin.x), min(size.width, frame.origin.x + frame.width))
        let (top, bottom) = (max(0, frame.origin.y), min(size.height, frame.origin.y + frame.height))
        return Point((left + right) / 2, (top + bottom) / 2)
    }

    package func stop() async {
        await clipboard.releaseOwnership()
        await xwayland?.clipboard.releaseOwnership()
        await programs.terminateAll()
        await host.stop()
    }
}
