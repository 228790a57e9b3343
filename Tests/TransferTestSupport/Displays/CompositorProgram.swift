import Foundation

/// mutter or KWin, as ``DesktopCompositor`` starts it.
struct CompositorProgram {
    /// The name of its socket in the runtime directory.
    static let socket = "wayland-test"

    let kind: DesktopCompositor.Kind
    /// The environment of programs that ask the compositor.
    let environment: [String: String]
    private let program: RunningProgram
    private let runtime: String
    private let hasXwayland: Bool

    /// - Parameters:
    ///   - host: The X server that its window is on.
    ///   - environment: The variables by which it finds its session bus.
    init(
        _ kind: DesktopCompositor.Kind,
        on host: XServer,
        environment: [String: String],
        hasXwayland: Bool
    ) async throws {
        (self.kind, self.hasXwayland, runtime) = (kind, hasXwayland, host.directories.runtime)
        let own = environment.merging([Self.controlVariable: "\(runtime)/control"]) { $1 }
        self.environment = host.environment.merging(own) { $1 }
        program =
            switch kind {
            case .gnome: try Self.startMutter(on: host, environment: own, hasXwayland: hasXwayland)
            case .kde: try await Self.startKWin(on: host, environment: own, hasXwayland: hasXwayland)
            }
    }

    // MARK: Starting

    private static func startMutter(on host: XServer, environment: [String: String], hasXwayland: Bool) throws
        -> RunningProgram
    {
        let (width, height) = host.size
        return try host.launch(
            "/usr/bin/python3",
            [DragPeer.script("mutter"), "serve", "--wayland", "--nested", "--wayland-display=\(socket)"]
                + (hasXwayland ? [] : ["--no-x11"]),
            environment: environment.merging(["MUTTER_DEBUG_DUMMY_MODE_SPECS": "\(width)x\(height)"]) { $1 }
        )
    }

    private static func startKWin(on host: XServer, environment: [String: String], hasXwayland: Bool) async throws
        -> RunningProgram
    {
        let root = host.directories.root
        // Debian's has a capability of its file, which a container may not give: there the kernel refuses to start it, but not a copy.
        // KWin wants to have its own name.
        let copy = try root.makeDirectory("kwin") + "/kwin_wayland"
        // Another process copies it: a child that another test starts meanwhile would have this one's file open for writing, and a
        // program that is being written cannot be started.
        try await run("cp", ["/usr/bin/kwin_wayland", copy])
        return try host.launch(
            copy,
            [
                "--x11-display", host.display, "--width", "\(host.size.width)", "--height", "\(host.size.height)",
                "--socket", socket, "--no-lockscreen", "--no-global-shortcuts", "--no-kactivities",
            ] + (hasXwayland ? ["--xwayland"] : [])
                // The program that it starts when it is ready; KWin passes on what that writes to standard error.
                + [#"sh -c "echo ready $DISPLAY >&2; echo authority $XAUTHORITY >&2""#],
            // Without a graphics card, it draws with Qt.
            environment: environment.merging(["KWIN_COMPOSE": "Q"]) { $1 }
        )
    }

    /// Waits until clients can connect.
    /// - Returns: The variables by which programs for X11 find Xwayland; nil where it was started without.
    func waitUntilReady() async throws -> [String: String]? {
        switch kind {
        case .gnome:
            try await program.waitForLine(containing: "ready")
            guard hasXwayland else { return nil }
            let line = try await program.waitForLine(containing: "Using public X11 display", in: program.standardError)
            guard let display = line.firstMatch(of: /X11 display (:\d+)/) else {
                throw TestSupportError("no display: \(line)")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: runtime)
            let authority = names.first { $0.hasPrefix(".mutter-Xwaylandauth") }.map { "\(runtime)/\($0)" }
            return ["DISPLAY": String(display.1), "XAUTHORITY": authority ?? ""]
        case .kde:
            let authority = try await program.waitForLine(containing: "authority", in: program.standardError)
            let line = try await program.waitForLine(containing: "ready", in: program.standardError)
            guard hasXwayland else { return nil }
            return [
                "DISPLAY": String(line.trimmingPrefix("ready ")),
                "XAUTHORITY": String(authority.trimmingPrefix("authority ")),
            ]
        }
    }

    // MARK: Asking

    /// The variable with the path of the socket of `mutter.py`.
    private static let controlVariable = "MUTTER_CONTROL"

    /// The command that asks a compositor for its windows, or moves one.
    static func asking(_ kind: DesktopCompositor.Kind) -> [String] {
        switch kind {
        case .gnome: ["/usr/bin/python3", "-I", "-S", DragPeer.script("mutter")]
        case .kde: ["/usr/bin/python3", DragPeer.script("kwin")]
        }
    }
}
