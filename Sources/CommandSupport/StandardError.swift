import CoreTransferable
import Foundation

/// The messages of a command beside its output.
///
/// They never control a terminal, whatever texts they contain; see ``Swift/StringProtocol/printable``. That is also
/// true of a log file, which may be read in a terminal later.
package enum StandardError {
    /// Writes a line that reports a failure, in the form in which ArgumentParser reports them.
    package static func writeError(_ text: String) { writeLine("Error: \(text)") }

    /// Writes a line about something that does not keep the command from its work.
    package static func writeWarning(_ text: String) { writeLine("Warning: \(text)") }

    /// Reports a failure and ends the program with exit status 1.
    package static func fail(_ text: String) -> Never {
        writeError(text)
        exit(EXIT_FAILURE)
    }

    /// Writes a message of one line or several.
    package static func writeLine(_ text: String) {
        // Not through FileHandle, which ends the process when the other end of a pipe is closed.
        let bytes = Array("\(text.printableLines)\n".utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// A failure that ends a command with exit status 1; ArgumentParser writes its description.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
