import Foundation
import Testing
import TransferTestSupport

/// The built command, with a home directory of its own, in which nothing is declared.
struct CommandLineTool {
    let directory: TemporaryDirectory
    let environment: [String: String]

    /// - Parameter desktop: The desktop that `xdg-mime` believes to be on; it asks GIO on GNOME.
    init(desktop: String = "GNOME") throws {
        directory = try TemporaryDirectory()
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": directory.file("home"),
            // With a space, which scripts get wrong.
            "XDG_DATA_HOME": try directory.makeDirectory("data home"),
            "XDG_CURRENT_DESKTOP": desktop,
            "LC_ALL": "C.UTF-8",
        ]
    }

    /// The directory of the user's data files.
    var dataHome: String { directory.file("data home") }

    /// Runs the command in the temporary directory, to its end.
    func callAsFunction(_ arguments: [String], environment changes: [String: String] = [:]) async throws
        -> RunningProgram
    {
        let program = try RunningProgram(
            "/usr/bin/env",
            ["-C", directory.path, try BuiltProduct.path(of: "transferable")] + arguments,
            environment: environment.merging(changes) { $1 }
        )
        try await program.waitForExit()
        return program
    }

    func callAsFunction(_ arguments: String...) async throws -> RunningProgram {
        try await self(arguments)
    }

    /// Runs the command, which succeeds, and gives its output.
    func output(_ arguments: String...) async throws -> String {
        let program = try await self(arguments)
        guard program.exitStatus == .exited(0) else { throw TestSupportError("failed: \(program.transcript)") }
        return program.standardOutput.text
    }

    /// Runs another program of the desktop, and gives its output.
    func desktop(_ program: String, _ arguments: String...) async throws -> String {
        let running = try await run(program, arguments, environment: environment)
        return running.standardOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The files and directories of the user's data, by relative path, with their contents.
    func dataTree() throws -> [String: Data] {
        var tree: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: dataHome) {
            tree[path] = FileManager.default.contents(atPath: "\(dataHome)/\(path)") ?? Data()
        }
        return tree
    }
}
