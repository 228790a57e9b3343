import RichText

/// Text in X11's encoding of several character sets, between which escape sequences change (Compound Text Encoding, version
/// 1.1; ICCCM, section 2.7.1).
///
/// Without a sequence it is Latin-1.
enum CompoundText {
    /// A set of characters for bytes below 0x80 or from there.
    private struct CharacterSet: Equatable {
        /// The label of an encoding that has the set in its bytes from 0x80.
        let label: String
        /// The number of bytes of a character.
        var width = 1
        /// The bytes that go before each character in that encoding.
        var prefix: [UInt8] = []
    }

    private static let latin1 = CharacterSet(label: "")

    /// The sets of 96 characters, by the last byte of the sequence: the upper halves of ISO 8859.
    private static let sets96: [UInt8: String] = [
        UInt8(ascii: "A"): "", UInt8(ascii: "B"): "iso-8859-2", UInt8(ascii: "C"): "iso-8859-3",
        UInt8(ascii: "D"): "iso-8859-4", UInt8(ascii: "F"): "iso-8859-7", UInt8(ascii: "G"): "iso-8859-6",
        UInt8(ascii: "H"): "iso-8859-8", UInt8(ascii: "L"): "iso-8859-5", UInt8(ascii: "M"): "windows-1254",
        UInt8(ascii: "T"): "windows-874", UInt8(ascii: "V"): "iso-8859-10", UInt8(ascii: "Y"): "iso-8859-13",
        UInt8(ascii: "_"): "iso-8859-14", UInt8(ascii: "b"): "iso-8859-15", UInt8(ascii: "f"): "iso-8859-16",
    ]

    /// The sets of 94 characters: ASCII, and the two of JIS X 0201.
    private static let sets94: [UInt8: CharacterSet] = [
        UInt8(ascii: "B"): latin1, UInt8(ascii: "J"): latin1, UInt8(ascii: "I"): CharacterSet(label: "shift_jis"),
    ]

    /// The sets of 94 times 94 characters: those of China, Japan and Korea.
    private static let sets94x94: [UInt8: CharacterSet] = [
        UInt8(ascii: "A"): CharacterSet(label: "gbk", width: 2),
        UInt8(ascii: "B"): CharacterSet(label: "euc-jp", width: 2),
        UInt8(ascii: "@"): CharacterSet(label: "euc-jp", width: 2),
        UInt8(ascii: "C"): CharacterSet(label: "euc-kr", width: 2),
        UInt8(ascii: "D"): CharacterSet(label: "euc-jp", width: 2, prefix: [0x8F]),
    ]

    /// Returns whether some bytes choose a set of characters, which other text does not.
    static func isLikely(_ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0] == 0x1B && sequence(bytes, $0 + 1) != nil }
    }

    /// Returns the text. Each byte that means nothing becomes a replacement character.
    static func text(from bytes: [UInt8]) -> String {
        var text = ""
        var (left, right) = (CharacterSet?.none, CharacterSet?.some(latin1))
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x1B:
                guard let (change, length) = sequence(bytes, position + 1) else {
                    text += "\u{FFFD}"
                    position += 1
                    continue
                }
                position += 1 + length
                switch change {
                case .left(let set): left = set == latin1 ? nil : set
                case .right(let set): right = set
                case .encoded(let label, let range):
                    position = range.upperBound
                    text += decoded(Array(bytes[range]), label)
                case .utf8:
                    let end = Self.end(ofUTF8: bytes, from: position)
                    text += String(decoding: bytes[position..<end], as: UTF8.self)
                    position = end
                }
            case 0x9B:
                // The direction of text, up to the last byte of the sequence.
                position += 1
                while position < bytes.count, (0x30...0x3F).contains(bytes[position]) { position += 1 }
                position += 1
            default:
                let isRight = byte >= 0x80
                guard let set = isRight ? right : left, (0x21...0x7F).contains(byte & 0x7F) || byte == 0xA0 else {
                    text.unicodeScalars.append(isRight ? "\u{FFFD}" : Unicode.Scalar(byte))
                    position += 1
                    continue
                }
                let end = Self.end(of: set, in: bytes, from: position, isRight: isRight)
                text += characters(bytes[position..<end], of: set)
                position = end
            }
        }
        return text
    }

    // MARK: Characters

    /// Returns where the characters of a set end, of which there are halves of bytes from or below 0x80 only.
    private static func end(of set: CharacterSet, in bytes: [UInt8], from start: Int, isRight: Bool) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x9B, (bytes[end] >= 0x80) == isRight,
            (0x21...0x7F).contains(bytes[end] & 0x7F) || bytes[end] == 0xA0
        {
            end += 1
        }
        return end
    }

    private static func characters(_ bytes: ArraySlice<UInt8>, of set: CharacterSet) -> String {
        let upper = bytes.map { $0 | 0x80 }
        if set.label.isEmpty { return String(String.UnicodeScalarView(upper.map { Unicode.Scalar($0) })) }
        guard !set.prefix.isEmpty else { return decoded(upper, set.label) }
        let pairs = stride(from: 0, to: upper.count, by: set.width).flatMap { start in
            set.prefix + upper[start..<min(start + set.width, upper.count)]
        }
        return decoded(pairs, set.label)
    }

    private static func decoded(_ bytes: [UInt8], _ label: String) -> String {
        TextEncoding(label: label)?.text(from: bytes) ?? String(repeating: "\u{FFFD}", count: min(bytes.count, 1))
    }

    // MARK: Sequences

    private enum Change {
        case left(CharacterSet)
        case right(CharacterSet)
        /// Bytes in an encoding that the sequence names.
        case encoded(label: String, Range<Int>)
        case utf8
    }

    /// Returns what a sequence changes, and the number of its bytes after the escape character.
    private static func sequence(_ bytes: [UInt8], _ start: Int) -> (Change, Int)? {
        guard start + 1 < bytes.count else { return nil }
        let last = bytes[start + 1]
        switch bytes[start] {
        case UInt8(ascii: "("): return sets94[last].map { (.left($0), 2) }
        case UInt8(ascii: ")"): return sets94[last].map { (.right($0), 2) }
        case UInt8(ascii: "-"): return sets96[last].map { (.right(CharacterSet(label: $0)), 2) }
        case UInt8(ascii: "$"):
            guard start + 2 < bytes.count, let set = sets94x94[bytes[start + 2]] else { return nil }
            if last == UInt8(ascii: "(") { return (.left(set), 3) }
            return last == UInt8(ascii: ")") ? (.right(set), 3) : nil
        case UInt8(ascii: "%"):
            if last == UInt8(ascii: "G") { return (.utf8, 2) }
            if last == UInt8(ascii: "@") { return (.right(latin1), 2) }
            guard last == UInt8(ascii: "/"), start + 4 < bytes.count, (0x30...0x34).contains(bytes[start + 2]),
                bytes[start + 3] >= 0x80, bytes[start + 4] >= 0x80
            else { return nil }
            let count = Int(bytes[start + 3] - 0x80) * 128 + Int(bytes[start + 4] - 0x80)
            let end = min(start + 5 + count, bytes.count)
            // Names are short, and a search for the end of one that has none would be made for each sequence.
            let nameEnd = min(start + 5 + longestName, end)
            guard let separator = bytes[(start + 5)..<nameEnd].firstIndex(of: 2) else { return nil }
            let name = String(decoding: bytes[(start + 5)..<separator], as: UTF8.self).lowercased()
            return (.encoded(label: labels[name] ?? name, (separator + 1)..<end), 5)
        default: return nil
        }
    }

    /// The longest name of an encoding in a sequence, with the byte that ends it.
    private static let longestName = 64

    /// The names that X11's library has for encodings, where they are not labels of the Encoding Standard.
    private static let labels = [
        "big5-0": "big5", "big5hkscs-0": "big5", "gbk-0": "gbk", "gb18030-0": "gb18030", "koi8-r": "koi8-r",
        "tis620-0": "windows-874", "cp1251-1": "windows-1251", "cp1255-1": "windows-1255", "cp1256-1": "windows-1256",
        "iso8859-15": "iso-8859-15",
    ]

    /// Returns where text in UTF-8 ends: before the sequence that goes back.
    private static func end(ofUTF8 bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, !(bytes[position] == 0x1B && bytes[position...].starts(with: [0x1B, 0x25, 0x40]))
        {
            position += 1
        }
        return position
    }
}
