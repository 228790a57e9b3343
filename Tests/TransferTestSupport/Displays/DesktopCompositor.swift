import Foundation

/// The Wayland compositor of GNOME or KDE, a test's own, in a window that fills an X server without a monitor.
///
/// The pointer and the keyboard are the X server's, as with ``WaylandServer``. Where windows are, the compositor itself tells and
/// changes: mutter by the plugin of `Programs/mutter.py`, which takes the place of GNOME's shell, KWin by the scripts of
/// `Programs/kwin.py`.
package final class DesktopCompositor: Desktop {
    /// A desktop.
    package enum Kind: String, CaseIterable, Sendable {
        case gnome, kde
    }

    package let kind: Kind
    package var size: (width: Int, height: Int) { host.size }
    package let environment: [String: String]
    package var input: VirtualInput { VirtualInput(environment: host.environment, slowness: 2) }
    package let programs = ProgramList()
    package let clipboard: WaylandClipboard

    /// The variables by which programs find Xwayland; nil where the compositor was started without.
    private let x11Variables: [String: String]?
    private let x11: Xwayland?

    /// The X server that the compositor's window is on.
    private let host: XServer
    /// The environment of the programs that ask the compositor.
    private let control: [String: String]

    /// Starts a compositor, runs the body with it, and ends the compositor and all that was started on it.
    ///
    /// - Parameter hasXwayland: Whether programs for X11 can be started there, too.
    package static func run<Result: Sendable>(
        _ kind: Kind,
        width: Int = 1280,
        height: Int = 800,
        hasXwayland: Bool = false,
        _ body: (DesktopCompositor) async throws -> Result
    ) async throws -> Result {
        try await run(on: try await start(kind, width: width, height: height, hasXwayland: hasXwayland), body)
    }

    /// Starts a compositor and waits until it is ready. Whoever calls this calls ``stop()``.
    package static func start(
        _ kind: Kind,
        width: Int = 1280,
        height: Int = 800,
        hasXwayland: Bool = false
    ) async throws -> DesktopCompositor {
        await DisplaySlots.shared.take()
        do {
            let host = try await XServer(width: width, height: height, holdsSlot: true)
            do {
                let program = try await CompositorProgram(
                    kind,
                    on: host,
                    // Compositors need a session bus. What tests start has none, as elsewhere.
                    environment: try await SessionBus.start(on: host),
                    hasXwayland: hasXwayland
                )
                let server = DesktopCompositor(program, host: host, x11: try await program.waitUntilReady())
                try await server.takeKeyboard()
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

    private init(_ program: CompositorProgram, host: XServer, x11: [String: String]?) {
        (kind, control, self.host) = (program.kind, program.environment, host)
        let environment = host.directories.environment.merging([
            "WAYLAND_DISPLAY": CompositorProgram.socket, "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland",
            "XDG_SESSION_TYPE": "wayland",
        ]) { $1 }
        self.environment = environment
        x11Variables = x11
        self.x11 = x11.map { Xwayland(beside: environment, variables: $0, in: host.directories.root) }
        clipboard = WaylandClipboard(environment: environment, directory: host.directories.root)
    }

    /// The environment of a program that chooses between Wayland and X11 itself, as in a person's session.
    package var sessionEnvironment: [String: String] { environment.merging(x11Variables ?? [:]) { $1 } }

    /// Programs for X11.
    /// - Throws: ``TestSupportError`` where the compositor was started without Xwayland.
    package var xwayland: Xwayland {
        get throws {
            guard let x11 else { throw TestSupportError("this compositor was started without Xwayland") }
            return x11
        }
    }

    /// The number of windows that programs have made since the compositor started, shown or not. GNOME's tells it.
    package func windowCount() async throws -> Int? { try await ask(["created"]).first.flatMap { Int($0) } }

    /// Gives the keyboard to GNOME's shell, as when it locks the screen: no window gets it from then on.
    package func lock() async throws { try await ask(["lock"]) }

    /// Gives the keyboard to the compositor's window, which a window manager would do.
    private func takeKeyboard() async throws {
        let window = try await waitUntil("the compositor's window") {
            let search = try RunningProgram(
                "xdotool",
                ["search", "--onlyvisible", "--class", ""],
                environment: host.environment
            )
            try await search.waitForExit()
            // The first line is the root window.
            return search.standardOutput.lines.dropFirst().last
        }
        try await input.run(["windowfocus", window])
    }

    // MARK: Windows

    @discardableResult
    private func ask(_ arguments: [String]) async throws -> [String] {
        let program = CompositorProgram.asking(kind)
        return try await TransferTestSupport.run(
            program[0],
            Array(program.dropFirst()) + arguments,
            environment: control
        )
        .standardOutput.lines
    }

    /// A window as the programs print it.
    private struct Line: Decodable {
        let identifier, title: String
        let process: pid_t
        let frame: [Int]
        let isListed: Bool
    }

    private func lines() async throws -> [Line] {
        try await ask(["windows"]).map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    package func windows() async throws -> [DesktopWindow] {
        try await lines().map {
            DesktopWindow(
                identifier: $0.identifier,
                title: $0.title,
                processIdentifier: $0.process > 0 ? $0.process : nil,
                frame: Rectangle(x: $0.frame[0], y: $0.frame[1], width: $0.frame[2], height: $0.frame[3])
            )
        }
    }

    package func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        try await waitUntil("“\(window.title)” to come to \(origin)", interval: .milliseconds(100)) {
            // A window that is only just shown may be placed after it was moved.
            try await ask(["move", window.identifier ?? "", "\(origin.x)", "\(origin.y)"])
            let moved = try await refreshed(window)
            return moved.frame.origin == origin ? moved : nil
        }
    }

    package func activate(_ window: DesktopWindow) async throws {
        try await ask(["activate", window.identifier ?? ""])
        try await waitUntil("“\(window.title)” to have the keyboard", interval: .milliseconds(50)) {
            try await ask(["focus"]) == [window.identifier]
        }
    }

    package func stop() async {
        await clipboard.releaseOwnership()
        await x11?.clipboard.releaseOwnership()
        await programs.terminateAll()
        await host.stop()
    }
}
