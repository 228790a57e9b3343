import CoreTransferable
import Foundation

/// The messages of a command, which are separate from its output.
///
/// They never control a terminal, whatever texts they contain; see ``Swift/StringProtocol/printable``. That is also
/// true of a log file, which may be read in a terminal later.
package enum StandardError {
    /// Writes a line that reports a failure, in the form that ArgumentParser uses.
    package static func writeError(_ text: String) { writeLine("Error: \(text)") }

    /// Writes a warning about something that does not stop the command.
    package static func writeWarning(_ text: String) { writeLine("Warning: \(text)") }

    /// Reports a failure and ends the program with exit status 1.
    package static func fail(_ text: String) -> Never {
        writeError(text)
        exit(EXIT_FAILURE)
    }

    /// Reports a failure and ends the program with its exit status.
    package static func fail(_ error: any Error) -> Never {
        let failure = error as? CommandFailure
        writeError(failure?.description ?? error.localizedDescription)
        exit(failure?.status ?? EXIT_FAILURE)
    }

    /// Writes a message of one or more lines.
    package static func writeLine(_ text: String) {
        // Not through FileHandle, which ends the process when the other end of a pipe is closed.
        let bytes = Array("\(text.printableLines)\n".utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// An error that ends a command. ArgumentParser writes its description.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String
    /// The exit status of the command.
    package let status: CInt

    package init(_ description: String, status: CInt = EXIT_FAILURE) {
        (self.description, self.status) = (description, status)
    }

    /// Creates the error of a mistake in the command line, with the exit status that ArgumentParser uses for one.
    package static func usage(_ description: String) -> CommandFailure {
        CommandFailure(description, status: EX_USAGE)
    }
}
