/// The characters of text encodings, read in place from string literals that a script generates.
///
/// Nothing is built when a process starts: the literals are read-only pages of the executable. A character is three base-64
/// digits, most significant first, each the character 48 + value; zero stands for none.
enum EncodingTable {
    private static let width = 3

    /// Returns the number at a place of one of the literals; nil where the literal has no such place.
    static func number(_ table: StaticString, at index: Int) -> Int? {
        guard index >= 0, index < table.utf8CodeUnitCount / width else { return nil }
        return table.withUTF8Buffer { digits in
            digits[(index * width)..<((index + 1) * width)].reduce(0) { $0 << 6 | Int($1 &- 48) }
        }
    }

    /// Returns the character at a place of one of the literals; nil if there is none.
    static func character(_ table: StaticString, at index: Int) -> Unicode.Scalar? {
        guard let number = number(table, at: index), number != 0 else { return nil }
        return Unicode.Scalar(UInt32(number))
    }

    /// Returns the character of a byte from 0x80 in an encoding that has one byte a character.
    static func character(of byte: UInt8, inTable table: Int) -> Unicode.Scalar? {
        character(singleBytes, at: table << 7 | Int(byte & 0x7F))
    }

    /// Returns the character of a code of four bytes of GB 18030, by the place of the code among all that there are.
    static func fourByteCharacter(at place: Int) -> Unicode.Scalar? {
        // The codes from U+10000 follow a gap.
        if place >= 189_000 { return Unicode.Scalar(UInt32(place - 189_000 + 0x1_0000)) }
        guard place < 39_420 else { return nil }
        var low = 0
        var high = gb18030Ranges.utf8CodeUnitCount / width / 2
        while high - low > 1 {
            let middle = (low + high) / 2
            if (number(gb18030Ranges, at: middle * 2) ?? 0) <= place { low = middle } else { high = middle }
        }
        guard let start = number(gb18030Ranges, at: low * 2), let first = number(gb18030Ranges, at: low * 2 + 1) else {
            return nil
        }
        return Unicode.Scalar(UInt32(first + place - start))
    }
}
