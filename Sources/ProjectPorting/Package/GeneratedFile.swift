import Foundation

/// A file that the command generates, and generates again as long as nobody has changed it.
///
/// A line of it has a checksum of the others. A file with another checksum, or with none, is somebody's own.
package struct GeneratedFile: Equatable, Sendable {
    /// The path relative to the project's folder.
    package let path: String
    package let text: String

    /// Makes a file.
    /// - Parameters:
    ///   - lines: The contents. The line with the checksum is put after the first one.
    ///   - style: How the file's language writes a comment.
    init(path: String, lines: [String], style: CommentStyle) {
        self.path = path
        let first = lines.first.map { [$0] } ?? []
        let mark = style.comment("\(Self.beginning)\(Self.checksum(lines)))")
        text = (first + [mark] + lines.dropFirst()).joined(separator: "\n") + "\n"
    }

    /// The form of a comment of one line in a language.
    enum CommentStyle {
        case swift, xml

        fileprivate func comment(_ text: String) -> String {
            switch self {
            case .swift: "// \(text)"
            case .xml: "<!-- \(text) -->"
            }
        }
    }

    private static let beginning = "Written by “transferable port”, which writes it again while nobody changes it ("

    /// Returns a Boolean value that indicates whether a file was generated and has not been changed.
    package static func isGenerated(_ contents: Data) -> Bool {
        var lines = String(decoding: contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        guard lines.count > 2, lines.removeLast().isEmpty, let start = lines[1].firstRange(of: beginning) else {
            return false
        }
        let mark = lines.remove(at: 1)
        return mark[start.upperBound...].prefix { $0.isHexDigit } == checksum(lines)
    }

    /// FNV-1a: it tells a change that somebody made, and is no protection from one that hides itself.
    private static func checksum(_ lines: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for line in lines {
            for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0x0A) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
