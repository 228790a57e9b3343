// The only way in which texts of other programs, file names and declarations are shown.

extension StringProtocol {
    /// The text on a single line, without characters that control a terminal or reorder the surrounding text. Each of those is replaced by
    /// U+FFFD, and each byte of a file name that is not UTF-8 by its number. It is for names, titles and types.
    package var printable: String {
        guard unicodeScalars.contains(where: { $0.isUnprintable || $0.isByteOfFileName }) else { return String(self) }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isByteOfFileName {
                text += "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
            } else {
                text.unicodeScalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
            }
        }
    }

    /// The text on several lines, without characters that control a terminal or reorder the surrounding text. Tabs are kept, as are marks
    /// that only set the direction at their own position.
    package var printableLines: String {
        guard unicodeScalars.contains(where: { $0.isUnprintable && !$0.isOfLines }) else { return String(self) }
        var scalars = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            // A carriage return alone would have the line written over.
            if isAfterReturn { scalars.append(scalar == "\n" ? "\r" : "\u{FFFD}") }
            isAfterReturn = scalar == "\r"
            if !isAfterReturn { scalars.append(scalar.isUnprintable && !scalar.isOfLines ? "\u{FFFD}" : scalar) }
        }
        if isAfterReturn { scalars.append("\u{FFFD}") }
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character controls a terminal, or the lines and direction of text.
    package var isUnprintable: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks that reorder the surrounding text could disguise a name as another.
        case .format: properties.isBidiControl
        default: false
        }
    }

    /// A Boolean value that indicates whether it makes text around it run in another direction than it would (Unicode Standard
    /// Annex #9).
    package var directsText: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

    /// A Boolean value that indicates whether the character is unprintable in a name only: it is a part of the lines of a text.
    fileprivate var isOfLines: Bool {
        switch self {
        case "\n", "\t", "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}", "\u{061C}": true
        default: false
        }
    }
}
