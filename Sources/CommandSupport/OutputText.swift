import CoreTransferable
import Foundation

/// The form in which a command prints texts of other programs, which depends on its standard output.
///
/// As with `ls`, people at a terminal see names without control characters, and a program at the other end of a pipe,
/// or a file, gets the unchanged names.
package enum OutputText {
    /// A Boolean value that indicates whether standard output is a terminal.
    package static let isForTerminal = isatty(STDOUT_FILENO) != 0

    /// Returns a name, path, link or type for printing.
    package static func name(_ name: some StringProtocol) -> String { isForTerminal ? name.printable : String(name) }

    /// Returns a text of any number of lines for printing.
    package static func text(_ text: some StringProtocol) -> String {
        isForTerminal ? text.printableLines : String(text)
    }

    /// Returns JSON text for printing. An encoder leaves characters in strings that are valid in JSON but control terminals; they are
    /// escaped, which means the same to every reader.
    package static func json(_ data: Data) -> String {
        let text = String(decoding: data, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isToBeEscaped) else { return text }
        return text.unicodeScalars.reduce(into: "") { text, scalar in
            if isToBeEscaped(scalar) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a character in a string is unprintable and must be escaped. Line breaks occur only
    /// between the parts of a text, because those in strings are escaped. All of these characters are in the basic plane.
    private static func isToBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isUnprintable && scalar != "\n" && scalar.value <= 0xFFFF
    }
}
