import Foundation

/// Plain text in the encodings in which it travels.
package enum WireText {
    /// Turns received text into UTF-8.
    ///
    /// Text always results: bytes that mean nothing in their encoding are replaced, or read as Latin-1, in which all
    /// bytes mean something. Text that is UTF-8 already is not copied.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name under which they were received, which may tell their encoding.
    package static func utf8(_ data: Data, receivedAs name: String) -> Data {
        switch encoding(of: data, receivedAs: name) {
        case .utf8:
            // C programs count the NUL at the end of their strings in.
            let text = withoutTrailingNULs(data.starts(with: utf8Mark) ? data.dropFirst(utf8Mark.count) : data)
            if isUTF8(text) { return text }
            return utf8(text, as: .windowsCP1252) ?? utf8(text, as: .isoLatin1)
                ?? utf8(String(decoding: text, as: UTF8.self))
        case .utf16LittleEndian:
            return utf8(utf16(data, bigEndian: false))
        case .utf16BigEndian:
            return utf8(utf16(data, bigEndian: true))
        case let encoding:
            return utf8(data, as: encoding) ?? utf8(data, receivedAs: "text/plain")
        }
    }

    /// Converts received markup to UTF-8 if the name or the bytes indicate another encoding.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name under which they were received. The receiver of the result does not see it.
    static func markup(_ data: Data, receivedAs name: String) -> Data {
        if let charset = charset(of: name), charset != "utf-8" { return utf8(data, receivedAs: name) }
        // Chromium drags HTML in UTF-16 without indicating it. Markup begins with an ASCII character.
        guard data.count.isMultiple(of: 2), let first = data.first, first != 0, data.dropFirst().first == 0 else {
            return data
        }
        return utf8(utf16(data, bigEndian: false))
    }

    /// Text for a receiver that asks for it under a name.
    /// - Parameters:
    ///   - data: The text, in UTF-8.
    ///   - name: The name; for those of ICCCM's that is not UTF-8 a character that cannot be written becomes `?`.
    static func data(_ data: Data, sentAs name: String) -> Data {
        guard name == WireType.latin1Text, !data.allSatisfy({ $0 < 0x80 }) else { return data }
        let text = String(decoding: data, as: UTF8.self).precomposedStringWithCanonicalMapping
        return Data(text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") })
    }

    /// Returns the character set that a name specifies, in lowercase.
    static func charset(of name: String) -> String? {
        for parameter in name.split(separator: ";").dropFirst() {
            let sides = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, trimmed(sides[0]) == "charset" else { continue }
            return trimmed(sides[1])
        }
        return nil
    }

    /// Returns text in UTF-16. A byte order mark takes precedence over `bigEndian`. Invalid parts are replaced.
    static func utf16(_ data: Data, bigEndian: Bool) -> String {
        var bigEndian = bigEndian
        var start = 0
        if data.starts(with: [0xFE, 0xFF]) { (bigEndian, start) = (true, 2) }
        if data.starts(with: [0xFF, 0xFE]) { (bigEndian, start) = (false, 2) }
        return data.withUnsafeBytes { bytes in
            let units = stride(from: start, to: bytes.count - 1, by: 2).map { offset in
                let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
                return bigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit)
            }
            return String(decoding: units, as: UTF16.self)
        }
    }

    // MARK: Encodings

    private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The character sets that programs name, by IANA's names and the usual others.
    private static let encodings: [String: String.Encoding] = [
        "utf-16": .utf16LittleEndian, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
        "ucs-2": .utf16LittleEndian, "iso-10646-ucs-2": .utf16LittleEndian,
        "utf-32": .utf32LittleEndian, "utf-32le": .utf32LittleEndian, "utf-32be": .utf32BigEndian,
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
        "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
    ]

    private static func encoding(of data: Data, receivedAs name: String) -> String.Encoding {
        if name == WireType.latin1Text { return .isoLatin1 }
        if data.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if data.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        return charset(of: name).flatMap { encodings[$0] } ?? .utf8
    }

    private static func utf8(_ data: Data, as encoding: String.Encoding) -> Data? {
        String(data: data, encoding: encoding).map(utf8)
    }

    private static func utf8(_ text: String) -> Data {
        withoutTrailingNULs(Data(text.utf8))
    }

    private static func withoutTrailingNULs(_ data: Data) -> Data {
        guard data.last == 0 else { return data }
        let end = data.lastIndex { $0 != 0 }.map { $0 + 1 } ?? data.startIndex
        return Data(data[..<end])
    }

    private static func isUTF8(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            (try? UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)) != nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        WireType.trimmed(text) { " \t\"'".contains($0) }
    }
}
