import CoreTransferable
import Foundation

/// The form in which a command prints other programs' texts, which depends on its standard output.
///
/// As with `ls`, people at a terminal see names without control characters, and a program at the other end of a pipe,
/// or a file, gets the unchanged names.
package enum OutputText {
    /// A Boolean value that indicates whether standard output is a terminal.
    package static let isForTerminal = isatty(STDOUT_FILENO) != 0

    /// Returns a name, path, link or type.
    package static func name(_ name: some StringProtocol) -> String { isForTerminal ? name.printable : String(name) }

    /// Text of any number of lines.
    package static func text(_ text: some StringProtocol) -> String {
        isForTerminal ? text.printableLines : String(text)
    }

    /// Returns a JSON text as an encoder makes it, which leaves characters in strings that are none of JSON's business
    /// but control terminals. They are escaped, which means the same to every reader.
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

    /// Returns whether a character stands in a string and is unprintable; line breaks stand between the parts of a text
    /// only, as those in strings are escaped. All of these characters are in the basic plane.
    private static func isToBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isUnprintable && scalar != "\n" && scalar.value <= 0xFFFF
    }
}
