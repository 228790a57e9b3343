/// Japanese text in seven bits, in which escape sequences choose a set of characters (RFC 1468).
enum ISO2022JPText {
    private enum CharacterSet {
        case ascii, roman, katakana, kanji
    }

    /// The sets by the bytes that follow the escape character.
    private static let sets: [[UInt8]: CharacterSet] = [
        Array("(B".utf8): .ascii, Array("(J".utf8): .roman, Array("(I".utf8): .katakana, Array("$@".utf8): .kanji,
        Array("$B".utf8): .kanji,
    ]

    /// Returns the text for bytes.
    static func text(from bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var set = CharacterSet.ascii
        var position = 0
        // Two sequences without a character between them hide something.
        var isAfterSequence = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x1B, let chosen = sets[Array(bytes[(position + 1)...].prefix(2))] {
                if isAfterSequence { text.append("\u{FFFD}") }
                isAfterSequence = true
                set = chosen
                position += 3
                continue
            }
            isAfterSequence = false
            if set == .kanji, (0x21...0x7E).contains(byte) {
                let trail = position + 1 < bytes.count ? bytes[position + 1] : 0
                // A sequence may begin where the second half of a character is missing.
                position += trail == 0x1B || trail == 0 ? 1 : 2
                text.append(kanji(byte, trail) ?? "\u{FFFD}")
            } else {
                text.append(character(byte, in: set) ?? "\u{FFFD}")
                position += 1
            }
        }
        return String(text)
    }

    private static func kanji(_ lead: UInt8, _ trail: UInt8) -> Unicode.Scalar? {
        guard (0x21...0x7E).contains(trail) else { return nil }
        return EncodingTable.character(EncodingTable.jis0208, at: (Int(lead) - 0x21) * 94 + Int(trail) - 0x21)
    }

    private static func character(_ byte: UInt8, in set: CharacterSet) -> Unicode.Scalar? {
        switch (set, byte) {
        case (_, 0x0E), (_, 0x0F), (_, 0x1B), (_, 0x80...): nil
        case (.roman, 0x5C): "\u{A5}"
        case (.roman, 0x7E): "\u{203E}"
        case (.ascii, _), (.roman, _): Unicode.Scalar(byte)
        case (.katakana, 0x21...0x5F): Unicode.Scalar(0xFF40 + UInt32(byte))
        case (_, 0x0A), (_, 0x0D): Unicode.Scalar(byte)
        default: nil
        }
    }
}
