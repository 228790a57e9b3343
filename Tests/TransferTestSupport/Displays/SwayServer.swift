import Foundation

/// A Wayland compositor of a test's own that lets every program use the clipboard, with the keyboard or without
/// (`wlr-data-control-unstable-v1`): sway, without a screen, a pointer or a keyboard.
///
/// sway does not run as root. Where the tests do, it runs as `nobody`, in a directory of that user's; the tests' own programs
/// find it by its socket's path.
package final class SwayServer: Sendable {
    package let environment: [String: String]
    package let programs = ProgramList()
    package let clipboard: WaylandClipboard
    /// The compositor itself.
    package let compositor: RunningProgram
    /// The path of its socket.
    package let display: String
    /// Programs for X11; nil where it was started without.
    package let xwayland: Xwayland?

    private let directories: SessionDirectories

    /// Starts a compositor, runs the body with it, and ends the compositor and all that was started on it.
    /// - Parameter hasXwayland: Whether programs for X11 can be started there, too.
    package static func run<Result: Sendable>(
        hasXwayland: Bool = false,
        _ body: (SwayServer) async throws -> Result
    ) async throws -> Result {
        await DisplaySlots.shared.take()
        let result: Swift.Result<Result, any Error>
        do {
            let server = try await SwayServer(hasXwayland: hasXwayland)
            do {
                result = .success(try await body(server))
            } catch {
                result = .failure(error)
            }
            await server.stop()
        } catch {
            result = .failure(error)
        }
        await DisplaySlots.shared.giveBack()
        return try result.get()
    }

    private init(hasXwayland: Bool) async throws {
        directories = try SessionDirectories()
        let configuration = try directories.root.write(
            hasXwayland ? "xwayland force\nexec echo \"$DISPLAY\" >\"$XDG_RUNTIME_DIR/x11\"\n" : "xwayland disable\n",
            to: "sway.config"
        )
        var environment = directories.environment
        if hasXwayland {
            // The tests' programs may be another user's than the compositor and its Xwayland.
            let server = try directories.root.write("#!/bin/sh\nexec Xwayland -ac \"$@\"\n", to: "xwayland")
            chmod(server, 0o755)
            environment["WLR_XWAYLAND"] = server
        }
        environment.merge(["WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"]) { $1 }
        var command = ["sway", "--config", configuration]
        if geteuid() == 0, let user = getpwnam("nobody") {
            let (identifier, group) = (user.pointee.pw_uid, user.pointee.pw_gid)
            chown(directories.runtime, identifier, group)
            // On the way there, the user may pass, not look around.
            chmod(directories.root.path, 0o711)
            chmod(configuration, 0o644)
            command = ["setpriv", "--reuid=\(identifier)", "--regid=\(group)", "--clear-groups"] + command
        }
        compositor = try RunningProgram(command[0], Array(command.dropFirst()), environment: environment)

        let (runtime, compositor) = (directories.runtime, compositor)
        display = try await waitUntil("sway: \(compositor.transcript)") {
            guard compositor.isRunning else { throw TestSupportError("sway ended: \(compositor.transcript)") }
            let names = try FileManager.default.contentsOfDirectory(atPath: runtime)
            // The socket has its name a moment before it is listened to.
            return names.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }.map { "\(runtime)/\($0)" }
                .flatMap { Self.isListenedTo($0) ? $0 : nil }
        }
        environment["WAYLAND_DISPLAY"] = display
        environment["XDG_SESSION_TYPE"] = "wayland"
        self.environment = environment
        if hasXwayland {
            let x11 = try await waitUntil("Xwayland: \(compositor.transcript)") {
                let line = try? String(contentsOfFile: "\(runtime)/x11", encoding: .utf8)
                return line.flatMap { $0.hasSuffix("\n") ? String($0.dropLast()) : nil }
            }
            xwayland = Xwayland(beside: environment, variables: ["DISPLAY": x11], in: directories.root)
        } else {
            xwayland = nil
        }
        clipboard = WaylandClipboard(environment: environment, directory: directories.root)
    }

    private static func isListenedTo(_ path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8) + [0]
        guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }

    /// Starts a program on the compositor; it ends with the compositor at the latest.
    /// - Parameter environment: The whole environment; that of the compositor's programs when `nil`.
    @discardableResult
    package func launch(_ program: String, _ arguments: [String] = [], environment: [String: String]? = nil) throws
        -> RunningProgram
    {
        let running = try RunningProgram(program, arguments, environment: environment ?? self.environment)
        programs.add(running)
        return running
    }

    private func stop() async {
        await clipboard.releaseOwnership()
        await xwayland?.clipboard.releaseOwnership()
        await programs.terminateAll()
        await compositor.terminate()
    }
}
