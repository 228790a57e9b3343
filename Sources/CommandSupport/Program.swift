import CoreTransferable
import Foundation
import SystemSupport

/// An external program that the command runs.
package struct Program {
    /// The path of the program.
    package let path: String

    /// Searches for a program in `PATH`.
    package init?(named name: String) {
        if name.contains("/") {
            path = name
            return
        }
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
            .split(separator: ":")
        let candidates = directories.map { "\($0)/\(name)" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        self.path = path
    }

    /// Runs the program until it ends.
    ///
    /// - Returns: The output of the program.
    /// - Throws: ``CommandFailure`` with the output of the program, unless it ended with success.
    @discardableResult
    package func run(_ arguments: [String]) throws -> String {
        let output = try ProgramPipe()
        let process = try start(arguments, output: output.writing, messages: output.writing)
        let written = try output.readToEnd()
        process.waitUntilExit()
        let text = String(decoding: written, as: UTF8.self)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CommandFailure("\(path.printable) \(arguments.joined(separator: " ").printable) failed:\n\(text)")
        }
        return text
    }

    /// Runs the program until it ends, and returns only its standard output.
    ///
    /// - Parameters:
    ///   - directory: The working directory; nil for that of this process.
    ///   - changes: Variables of its environment beside those of this process.
    /// - Throws: ``CommandFailure`` with what it wrote to standard error, unless it ended with success.
    package func output(
        _ arguments: [String],
        in directory: String? = nil,
        environment changes: [String: String] = [:]
    ) throws -> String {
        let messages = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        guard FileManager.default.createFile(atPath: messages.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: messages.path)
        else { throw CommandFailure("\(messages.path) cannot be written.") }
        defer { try? FileManager.default.removeItem(at: messages) }
        let output = try ProgramPipe()
        let process = try start(arguments, in: directory, changes, output: output.writing, messages: handle)
        let written = try output.readToEnd()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let text = String(decoding: FileManager.default.contents(atPath: messages.path) ?? Data(), as: UTF8.self)
            throw failure(arguments, text)
        }
        return String(decoding: written, as: UTF8.self)
    }

    /// Runs the program until it ends, while everything that it writes appears on standard error.
    ///
    /// - Parameters:
    ///   - directory: The working directory; nil for that of this process.
    ///   - changes: Variables of its environment beside those of this process.
    /// - Throws: ``CommandFailure`` unless it ended with success.
    package func runVisibly(
        _ arguments: [String],
        in directory: String? = nil,
        environment changes: [String: String] = [:]
    ) throws {
        let handle = FileHandle.standardError
        let process = try start(arguments, in: directory, changes, output: handle, messages: handle)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure(arguments, "") }
    }

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - directory: The working directory; nil for that of this process.
    ///   - changes: Variables of its environment beside those of this process.
    ///   - input: Its standard input.
    private func start(
        _ arguments: [String],
        in directory: String? = nil,
        _ changes: [String: String] = [:],
        input: FileHandle = .nullDevice,
        output: FileHandle,
        messages: FileHandle
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = messages
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(path.printable) cannot be started: \("\(error)".printable)")
        }
        return process
    }

    private func failure(_ arguments: [String], _ text: String) -> CommandFailure {
        CommandFailure(
            "\(path.printable) \(arguments.joined(separator: " ").printable) failed\(text.isEmpty ? "." : ":\n\(text)")"
        )
    }

    /// Runs the program until it ends, with the output of this process.
    ///
    /// - Parameters:
    ///   - input: The standard input, which it need not read.
    ///   - changes: Variables of its environment beside those of this process.
    /// - Throws: ``CommandFailure`` where it cannot be started.
    package func run(_ arguments: [String], input: Data, environment changes: [String: String]) throws {
        let pipe = try ProgramPipe()
        let process = try start(
            arguments,
            changes,
            input: pipe.reading,
            output: FileHandle.standardOutput,
            messages: FileHandle.standardError
        )
        try pipe.reading.close()
        // A program may end before it reads all of its input. The signal is blocked on this thread only: if the process
        // ignored it, the programs that it runs would, too.
        let signal = BrokenPipeSignal()
        try? pipe.writing.write(contentsOf: input)
        signal.allow()
        try? pipe.writing.close()
        process.waitUntilExit()
    }
}
