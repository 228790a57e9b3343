import Foundation
import TransferTestSupport

/// The built command in a played terminal, on a machine without a window system.
struct TerminalTool {
    let directory: TemporaryDirectory
    let terminal: PlayedTerminal
    var environment: [String: String]

    /// - Parameters:
    ///   - answers: What the terminal answers.
    ///   - changes: Variables of the environment beside the usual ones.
    init(_ answers: [PlayedTerminal.Answer] = [.attributes], _ changes: [String: String] = [:]) throws {
        directory = try TemporaryDirectory()
        terminal = try PlayedTerminal(answers)
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": try directory.makeDirectory("run"), "HOME": directory.path, "TERM": "xterm-256color",
        ].merging(changes) { $1 }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.file("run"))
    }

    func start(_ arguments: [String]) throws -> RunningProgram {
        try terminal.start(try BuiltProduct.path(of: "transferable"), arguments, environment: environment)
    }

    @discardableResult
    func callAsFunction(_ arguments: String...) async throws -> RunningProgram {
        let program = try start(arguments)
        try await program.waitForExit()
        return program
    }

    /// Runs the command, which succeeds, and gives its output.
    @discardableResult
    func output(_ arguments: String...) async throws -> String {
        let program = try start(arguments)
        guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
        return program.standardOutput.text
    }

    /// Returns the bytes that the terminal has received, once they are complete.
    func received(_ isComplete: @Sendable @escaping (Data) -> Bool) async throws -> Data {
        try await waitUntil("what the terminal is told: \(self.terminal.received)") {
            let received = terminal.received
            return isComplete(received) ? received : nil
        }
    }
}
