import Foundation
import SwiftUICore

/// A font whose characters are all 10 points wide, with lines of 20 points and a baseline at 15.
package enum FixedFont {
    package static let advance: CGFloat = 10
    package static let lineHeight: CGFloat = 20
    package static let ascent: CGFloat = 15

    /// Returns the baselines of the lines that fill a height.
    package static func baselines(height: CGFloat) -> TextBaselines {
        TextBaselines(first: ascent, last: height - lineHeight + ascent)
    }

    /// Returns the size of a text in a given width. Lines break between words, and within words that are longer than a line.
    /// - Parameters:
    ///   - text: The text.
    ///   - lineLimit: The greatest number of lines, of which the last is cut where there are more.
    ///   - width: The width; nil for as much as the text needs.
    ///   - breaksWords: Whether lines break within words, too.
    ///   - wraps: Whether lines break at all; otherwise those that are too wide are cut.
    package static func size(
        of text: String,
        lineLimit: Int?,
        width: CGFloat?,
        breaksWords: Bool = true,
        wraps: Bool = true
    ) -> CGSize {
        let limit = width.map { max(1, Int(nearest: Double($0 / advance))) } ?? Int.max
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        let most = lineLimit.map { max(1, $0) } ?? Int.max
        var lines: [Int] = []
        for paragraph in paragraphs {
            if lines.count == most {
                // An ellipsis stands for the lines that follow.
                lines[most - 1] = min(limit, lines[most - 1] + 1)
                break
            }
            let added =
                wraps
                ? Self.lines(of: paragraph, limit: limit, breaksWords: breaksWords) : [min(paragraph.count, limit)]
            let room = most - lines.count
            // The last line has as many characters as have room where text follows.
            lines += added.count > room ? added.prefix(room - 1) + [limit] : added
            if added.count > room { break }
        }
        return CGSize(width: CGFloat(lines.max() ?? 0) * advance, height: CGFloat(lines.count) * lineHeight)
    }

    /// Returns the number of characters in each line of text without line breaks.
    private static func lines(of paragraph: Substring, limit: Int, breaksWords: Bool) -> [Int] {
        var lines: [Int] = [0]
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false).map(\.count) {
            let used = lines[lines.count - 1]
            if used > 0, used + 1 <= limit - word {
                lines[lines.count - 1] += 1 + word
                continue
            }
            if used > 0 { lines.append(0) }
            var rest = word
            while rest > limit, breaksWords {
                lines[lines.count - 1] = limit
                lines.append(0)
                rest -= limit
            }
            lines[lines.count - 1] = rest
        }
        return lines
    }
}
