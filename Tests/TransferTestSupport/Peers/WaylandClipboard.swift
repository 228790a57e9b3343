import Foundation
import Synchronization

/// The clipboard of a Wayland compositor, offered and asked for with `wl-copy` and `wl-paste`.
///
/// A compositor lets only the client with the keyboard see the clipboard, and weston has no protocol for others. So each of
/// these programs shows a window of one pixel for a moment, which takes the keyboard and gives it back. mutter refuses what a program copies
/// meanwhile, so a test that has a program copy reads only when something shows that it has done so.
package final class WaylandClipboard: ClipboardPeer {
    package static let textType = "text/plain;charset=utf-8"

    package let directory: TemporaryDirectory
    private let environment: [String: String]
    private let owner = Mutex<RunningProgram?>(nil)

    init(environment: [String: String], directory: TemporaryDirectory) {
        self.environment = environment
        self.directory = directory
    }

    package func set(contentsOf path: String, as type: String) async throws {
        await releaseOwnership()
        var program = try offer(path, as: type)
        var isNew = true
        try await waitUntil("\(type) on the clipboard: \(program.transcript)", interval: .milliseconds(100)) {
            // mutter refuses what a program offers that has lost the keyboard, which wl-paste may have taken meanwhile.
            if program.exitStatus == .exited(0) {
                program = try offer(path, as: type)
                isNew = true
            }
            if isNew {
                isNew = false
                return false
            }
            return try await types().contains(type)
        }
    }

    private func offer(_ path: String, as type: String) throws -> RunningProgram {
        // The file comes through standard input, which a shell opens; --foreground, so that this program can be ended.
        let program = try RunningProgram(
            "sh",
            ["-c", #"exec wl-copy --foreground --type "$1" <"$2""#, "wl-copy", type, path],
            environment: environment
        )
        owner.withLock { $0 = program }
        return program
    }

    package func releaseOwnership() async {
        let program = owner.withLock { owner in
            defer { owner = nil }
            return owner
        }
        await program?.terminate()
    }

    package func types() async throws -> [String] {
        let program = try RunningProgram("wl-paste", ["--list-types"], environment: environment)
        if try await program.waitForExit().isSuccess { return program.standardOutput.lines }
        let complaint = program.standardError.text
        guard complaint.contains("Nothing is copied") || complaint.contains("No selection") else {
            throw TestSupportError("cannot list the clipboard's types: \(program.transcript)")
        }
        return []
    }

    package func data(as type: String, timeout: Duration) async throws -> Data {
        let arguments = ["--no-newline", "--type", type]
        return try await run("wl-paste", arguments, environment: environment, timeout: timeout).standardOutput.data
    }
}
