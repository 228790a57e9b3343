import CommandSupport
import Foundation

/// What the windows have to say to the terminal beside their output.
enum Console {
    /// Ends the program with a message and exit status 1.
    static func fail(_ text: String) -> Never {
        write("Error: \(text)")
        exit(1)
    }

    /// Writes a line about something that does not keep the program from its work.
    static func warn(_ text: String) { write("Warning: \(text)") }

    private static func write(_ line: String) {
        // Not through FileHandle, which ends the process when nobody reads.
        let bytes = Array("\(line.printable)\n".utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// A failure that ends the program, told to whoever uses it.
struct WindowFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
