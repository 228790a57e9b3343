import Foundation
import TransferTestSupport

/// The built command, run as from a shell of a desktop or of a machine without one.
struct ClipboardCommand {
    let directory: TemporaryDirectory
    private let environment: [String: String]
    private let path: String

    init(on desktop: any Desktop) throws { try self.init(environment: desktop.environment) }

    /// - Parameter environment: The whole environment of the command.
    init(environment: [String: String]) throws {
        self.environment = environment
        directory = try TemporaryDirectory()
        path = try BuiltProduct.path(of: "transferable")
    }

    /// Starts the command in the temporary directory.
    func start(_ arguments: [String], input: String? = nil) throws -> RunningProgram {
        // A shell quotes nothing of what it is given as parameters.
        let redirection = input == nil ? "</dev/null" : "<\"$0\""
        return try RunningProgram(
            "/bin/sh",
            ["-c", "cd '\(directory.path)' && exec '\(path)' \"$@\" \(redirection)", input ?? "sh"] + arguments,
            environment: environment
        )
    }

    /// Runs the command to its end.
    /// - Parameter input: The file that it reads as standard input.
    @discardableResult
    func callAsFunction(_ arguments: String..., input: String? = nil) async throws -> RunningProgram {
        let program = try start(arguments, input: input)
        try await program.waitForExit()
        return program
    }

    /// Runs the command, which succeeds, and gives its output.
    @discardableResult
    func output(_ arguments: String..., input: String? = nil) async throws -> String {
        let program = try start(arguments, input: input)
        guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
        return program.standardOutput.text
    }

    /// Runs the command, which fails, and gives what it said.
    func failure(_ arguments: String..., status: Int32 = 1) async throws -> String {
        let program = try start(arguments)
        guard try await program.waitForExit() == .exited(status) else { throw TestSupportError(program.transcript) }
        return program.standardError.text
    }
}
