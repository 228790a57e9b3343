extension StringProtocol {
    /// The text without characters that would control a terminal: file names and declarations come from anybody.
    package var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 }))
    }

    /// The text in quotation marks, for a message; its end is left out when it is long.
    package var quoted: String {
        count > 100 ? "“\(prefix(100).printable)…”" : "“\(printable)”"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks that reorder what stands around them could make a name look like another.
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}
