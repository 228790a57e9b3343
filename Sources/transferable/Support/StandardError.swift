import Foundation

/// What the command has to say beside its output.
enum StandardError {
    /// Writes a line that reports a failure, in the form in which ArgumentParser reports them.
    static func writeError(_ text: String) { write("Error: \(text)") }

    /// Writes a line about something that does not keep the command from its work.
    static func writeWarning(_ text: String) { write("Warning: \(text)") }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// A failure that ends a command with exit status 1; ArgumentParser writes its description.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
