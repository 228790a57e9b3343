/// A text encoding, identified by the labels of the Encoding Standard (https://encoding.spec.whatwg.org) or the code pages of Windows.
///
/// The tables are part of the program: which encodings Foundation and the C library decode depends on the machine, and both
/// give no text at all where one byte is wrong.
package struct TextEncoding: Hashable, Sendable {
    /// The way in which bytes become characters.
    private enum Decoder: Hashable {
        case utf8
        case utf16(isBigEndian: Bool)
        case singleByte(table: Int)
        case multibyte(MultibyteEncoding)
        case iso2022JP
        /// Bytes from 0x80 are characters for private use.
        case userDefined
        /// Encodings that are not decoded, since the same bytes are harmless text in others.
        case replacement
    }

    /// The name that the standard gives the encoding.
    package let name: String
    private let decoder: Decoder

    /// Creates the encoding for a label, such as `gbk` or `Latin1`; nil if there is none.
    ///
    /// Programs other than browsers name encodings as iconv, Java and Python do, too: with other signs between the words, and by the
    /// numbers of Windows, as in `eucJP`, `latin-9` and `cp936`.
    package init?(label: some StringProtocol) {
        let label = label.lowercased()
        if let encoding = Self.index.labels[label] {
            self = encoding
            return
        }
        guard label.utf8.count <= Self.longestLabel else { return nil }
        let letters = Self.lettersAndDigits(of: label)
        if let encoding = Self.index.spellings[Self.otherNames[letters] ?? letters] {
            self = encoding
            return
        }
        let prefix = Self.numberPrefixes.first {
            letters.hasPrefix($0) && letters.dropFirst($0.count).allSatisfy(\.isNumber)
        }
        guard let prefix, let codePage = Int(letters.dropFirst(prefix.count)) else { return nil }
        self.init(codePage: codePage)
    }

    /// Creates the encoding for a Windows code page, which RTF also uses; nil if there is none.
    package init?(codePage: Int) {
        guard let encoding = Self.index.codePages[codePage] else { return nil }
        self = encoding
    }

    private init(name: String, table: Int?) {
        self.name = name
        decoder = table.map { .singleByte(table: $0) } ?? Self.decoders[name] ?? .replacement
    }

    /// The encoding of Windows for Western Europe, which is also used for ISO 8859-1.
    package static let windows1252 = index.codePages[1252]!

    /// A Boolean value that indicates whether bytes below 0x80 can mean more than ASCII, so that text can be mistaken for ASCII.
    package var hasSevenBits: Bool { decoder == .iso2022JP }

    /// A Boolean value that indicates whether the encoding is UTF-8.
    package var isUTF8: Bool { decoder == .utf8 }

    /// A Boolean value that indicates whether the encoding is UTF-16.
    package var isUTF16: Bool {
        if case .utf16 = decoder { true } else { false }
    }

    /// Returns the text for bytes, in which replacement characters stand for invalid ones.
    ///
    /// - Parameter bytes: The bytes, which are untrusted.
    /// - Returns: The text; nil for an encoding that is not decoded.
    package func text(from bytes: [UInt8]) -> String? {
        switch decoder {
        case .utf8: return String(decoding: bytes, as: UTF8.self)
        case .utf16(let isBigEndian): return Self.utf16(bytes, isBigEndian: isBigEndian)
        case .iso2022JP: return ISO2022JPText.text(from: bytes)
        case .replacement: return bytes.isEmpty ? "" : nil
        case .singleByte, .multibyte, .userDefined: break
        }
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        if case .multibyte(let encoding) = decoder { return encoding.text(from: bytes) }
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(character(of: byte)) }
        return String(text)
    }

    /// Returns the character for a byte in a single-byte encoding.
    package func character(of byte: UInt8) -> Unicode.Scalar {
        guard byte >= 0x80 else { return Unicode.Scalar(byte) }
        switch decoder {
        case .singleByte(let table): return EncodingTable.character(of: byte, inTable: table) ?? "\u{FFFD}"
        case .userDefined: return Unicode.Scalar(0xF700 + UInt32(byte)) ?? "\u{FFFD}"
        default: return "\u{FFFD}"
        }
    }

    private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> String {
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
            let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        let text = String(decoding: units, as: UTF16.self)
        return bytes.count.isMultiple(of: 2) ? text : text + "\u{FFFD}"
    }

    // MARK: Names

    /// The decoders of the encodings that have more than a table of bytes.
    private static let decoders: [String: Decoder] = [
        "UTF-8": .utf8, "UTF-16LE": .utf16(isBigEndian: false), "UTF-16BE": .utf16(isBigEndian: true),
        "GBK": .multibyte(.gb18030), "gb18030": .multibyte(.gb18030), "Big5": .multibyte(.big5),
        "EUC-KR": .multibyte(.korean), "Johab": .multibyte(.johab), "Shift_JIS": .multibyte(.shiftJIS),
        "EUC-JP": .multibyte(.eucJP), "ISO-2022-JP": .iso2022JP, "x-user-defined": .userDefined,
    ]

    private static let longestLabel = 64

    /// The words before the numbers of Windows.
    private static let numberPrefixes = ["cp", "xcp", "ms", "ibm", "windows", "xwindows", "xibm", "xms", "dos"]

    /// The names that are no spelling of a label, as letters and digits.
    private static let otherNames = [
        "euccn": "gbk", "eucgb": "gbk", "gb": "gbk", "uhc": "euckr", "jis": "iso2022jp", "jis7": "iso2022jp",
        "latin7": "iso885913", "latin8": "iso885914", "latin9": "iso885915", "latin10": "iso885916",
        "latin0": "iso885915",
        "eucjpms": "eucjp", "eucjpwin": "eucjp", "xeucjplinux": "eucjp", "ansi": "windows1252", "mskanji": "shiftjis",
        "sjiswin": "shiftjis", "646": "usascii", "isoir6": "usascii", "cp1252mswin": "windows1252", "tis": "tis620",
        "tis6200": "tis620", "tis6202533": "tis620", "tis62025331": "tis620", "big5hkscs2004": "big5",
        "big5eten": "big5",
        "macroman": "macintosh", "xmacroman": "macintosh",
    ]

    private static func lettersAndDigits(of label: String) -> String {
        String(label.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    private static let index:
        (labels: [String: TextEncoding], spellings: [String: TextEncoding], codePages: [Int: TextEncoding]) = {
            var labels: [String: TextEncoding] = [:]
            var spellings: [String: TextEncoding] = [:]
            var codePages: [Int: TextEncoding] = [:]
            for line in "\(EncodingTable.encodings)".split(separator: "\n") {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                guard fields.count == 4 else { continue }
                let encoding = TextEncoding(name: String(fields[0]), table: Int(fields[1]))
                for page in fields[2].split(separator: " ") { codePages[Int(page) ?? 0] = encoding }
                for label in fields[3].split(separator: " ") {
                    labels[String(label)] = encoding
                    spellings[lettersAndDigits(of: String(label))] = encoding
                }
            }
            return (labels, spellings, codePages)
        }()
}

/// Text in UTF-8 that contains invalid bytes, such as text that was cut off within a character.
package enum BrokenUTF8 {
    /// Returns a Boolean value that indicates whether bytes that are not valid UTF-8 contain a multibyte UTF-8 character, which is unlikely
    /// for text in another encoding.
    package static func isLikely(_ bytes: some Sequence<UInt8>) -> Bool {
        String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.contains { $0.value >= 0x80 && $0 != "\u{FFFD}" }
    }
}
