// The only way in which texts of other programs, file names and declarations are shown.

extension StringProtocol {
    /// The text on one line, without characters that control a terminal or reorder the surrounding text. Each of those
    /// is replaced by U+FFFD. It is for names, titles and types.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
    }

    /// The text of several lines, without characters that control a terminal or reorder the surrounding text. Its tabs
    /// stay, and so do marks that set only the direction at their own place.
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
    /// A Boolean value that indicates whether the character controls a terminal, or the lines and the direction of a text.
    package var isUnprintable: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks that reorder the surrounding text could disguise a name as another.
        case .format: properties.isBidiControl
        default: false
        }
    }

    /// A Boolean value that indicates whether the character is unprintable in a name only: it is a part of the lines of a text.
    fileprivate var isOfLines: Bool {
        switch self {
        case "\n", "\t", "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}", "\u{061C}": true
        default: false
        }
    }
}
