import CommandSupport
import Foundation
import SystemSupport
import TransferKit

/// A program of the desktop that the command runs.
struct Program {
    /// Its placement.
    let path: String

    /// Looks for a program in `PATH`.
    init?(named name: String) {
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

    /// Runs the program to its end.
    ///
    /// - Returns: The output of the program.
    /// - Throws: ``CommandFailure`` with the output of the program, unless it ended with success.
    @discardableResult
    func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(path.printable) cannot be started: \("\(error)".printable)")
        }
        let written = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: written, as: UTF8.self)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CommandFailure("\(path.printable) \(arguments.joined(separator: " ").printable) failed:\n\(text)")
        }
        return text
    }

    /// Runs the program to its end, with this process's output.
    ///
    /// - Parameters:
    ///   - input: The standard input, which it need not read.
    ///   - changes: Variables of its environment beside those of this process.
    /// - Throws: ``CommandFailure`` where it cannot be started.
    func run(_ arguments: [String], input: Data, environment changes: [String: String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        let pipe = Pipe()
        process.standardInput = pipe
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(path.printable) cannot be started: \("\(error)".printable)")
        }
        // A program may end before it reads all of its input. The signal is blocked on this thread only: if the process
        // ignored it, the programs that it runs would, too.
        let signal = BrokenPipeSignal()
        try? pipe.fileHandleForWriting.write(contentsOf: input)
        signal.allow()
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
