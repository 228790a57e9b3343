import Foundation
import RichText
import UniformTypeIdentifiers

/// Plain text in the encodings in which programs exchange it.
package enum WireText {
    /// Returns received text in a form suitable for people: in UTF-8, with local line endings, and with paths in place of a list of files
    /// that is text in name only.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name under which they were received.
    ///   - names: All names of the offer.
    package static func text(_ data: Data, receivedAs name: String, among names: [String]) -> Data {
        let text = utf8(data, receivedAs: name)
        if let files = CopiedFilesText(text) { return files.paths }
        return hasForeignLineEnds(name, among: names) ? withoutReturns(text) : text
    }

    /// Converts received text to UTF-8.
    ///
    /// Text always results: bytes that mean nothing in their encoding are replaced, or read as Windows' encoding of Western
    /// Europe where nothing tells another. Text that is UTF-8 already is not copied.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name under which they were received, which may tell their encoding.
    package static func utf8(_ data: Data, receivedAs name: String) -> Data {
        switch encoding(of: data, receivedAs: name) {
        case .utf8(let isCertain):
            // C programs count the NUL at the end of their strings in.
            let text = withoutTrailingNULs(data.starts(with: utf8Mark) ? data.dropFirst(utf8Mark.count) : data)
            if isUTF8(text) { return text }
            let bytes = [UInt8](text)
            guard isCertain || BrokenUTF8.isLikely(bytes) else {
                return utf8(TextEncoding.windows1252.text(from: bytes) ?? "")
            }
            return utf8(String(decoding: bytes, as: UTF8.self))
        case .utf16(let isBigEndian): return utf8(utf16(data, bigEndian: isBigEndian))
        case .utf32(let isBigEndian): return utf8(utf32(data, bigEndian: isBigEndian))
        case .latin1: return utf8(String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })))
        case .compound: return utf8(CompoundText.text(from: [UInt8](data)))
        case .other(let encoding):
            return encoding.text(from: [UInt8](data)).map(utf8) ?? utf8(data, receivedAs: "text/plain")
        }
    }

    /// Converts text of a type to UTF-8. The text of a file may have an encoding other than the one that its type specifies.
    static func utf8(_ data: Data, as type: UTType) -> Data {
        utf8(data, receivedAs: type.isUTF16 ? "text/plain;charset=utf-16" : "text/plain")
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

    /// Returns text for a receiver that requests it under a name.
    /// - Parameters:
    ///   - data: The text, in UTF-8.
    ///   - name: The name; for those of ICCCM's that is not UTF-8 a character that cannot be written becomes `?`.
    static func data(_ data: Data, sentAs name: String) -> Data {
        guard name == WireType.latin1Text, !data.allSatisfy({ $0 < 0x80 }) else { return data }
        let text = String(decoding: data, as: UTF8.self).precomposedStringWithCanonicalMapping
        return Data(text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") })
    }

    /// Returns the character set that a name specifies, in lowercase.
    package static func charset(of name: String) -> String? {
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

    private enum Encoding {
        /// UTF-8, which is certain where the name alone has it: other bytes in it are broken characters.
        case utf8(isCertain: Bool)
        case utf16(isBigEndian: Bool)
        case utf32(isBigEndian: Bool)
        case latin1
        case compound
        case other(TextEncoding)
    }

    /// The character sets that no encoding of the Encoding Standard has, and UTF-16, whose mark decides.
    private static let unicode: [String: Encoding] = [
        "utf-16": .utf16(isBigEndian: false), "utf-16le": .utf16(isBigEndian: false),
        "utf-16be": .utf16(isBigEndian: true), "utf-32": .utf32(isBigEndian: false),
        "utf-32le": .utf32(isBigEndian: false), "utf-32be": .utf32(isBigEndian: true),
    ]

    /// Returns a Boolean value that indicates whether text in the character set that a name specifies can be read.
    static func canBeRead(charset: String) -> Bool { unicode[charset] != nil || TextEncoding(label: charset) != nil }

    private static func encoding(of data: Data, receivedAs name: String) -> Encoding {
        // ICCCM, section 2.7.1: the owner chooses between two encodings for the second, and some do for the third.
        switch name {
        case WireType.compoundText: return .compound
        case WireType.anyText: return isPlainUTF8(data) ? .utf8(isCertain: true) : .compound
        case WireType.latin1Text: return CompoundText.isLikely([UInt8](data)) ? .compound : .latin1
        case WireType.utf8Target: return .utf8(isCertain: true)
        default: break
        }
        let charset = charset(of: name)
        // The mark of UTF-32 begins as that of UTF-16.
        if let charset, case .utf32(let isBigEndian)? = unicode[charset] { return .utf32(isBigEndian: isBigEndian) }
        if data.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false) }
        if data.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true) }
        guard let charset else { return .utf8(isCertain: false) }
        if let encoding = unicode[charset] { return encoding }
        guard let encoding = TextEncoding(label: charset), !encoding.isUTF8 else { return .utf8(isCertain: false) }
        return encoding.isUTF16 ? .utf16(isBigEndian: encoding.name == "UTF-16BE") : .other(encoding)
    }

    /// Returns a Boolean value that indicates whether bytes that are declared as compound text are actually UTF-8, as current programs send
    /// it.
    private static func isPlainUTF8(_ data: Data) -> Bool {
        isUTF8(data) && (data.contains { $0 >= 0x80 } || !CompoundText.isLikely([UInt8](data)))
    }

    private static func utf32(_ data: Data, bigEndian: Bool) -> String {
        var bigEndian = bigEndian
        var start = 0
        if data.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { (bigEndian, start) = (true, 4) }
        if data.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { (bigEndian, start) = (false, 4) }
        return data.withUnsafeBytes { bytes in
            let units = stride(from: start, to: bytes.count - 3, by: 4).map { offset in
                let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                return bigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
            }
            return String(String.UnicodeScalarView(units.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
        }
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

    // MARK: Ends of lines

    /// Returns a Boolean value that indicates whether text may have line endings that its sender did not intend: GTK 2 and 3 write CR and
    /// LF under MIME types (`gtk_selection_data_set_text`), and LF under X11's name, which GDK does not list on Wayland.
    static func hasForeignLineEnds(_ name: String, among names: [String]) -> Bool {
        WireType.base(of: name) == "text/plain" && !names.contains(WireType.utf8Target)
            && !FormPreference.isDeclared(names) && names.contains("text/plain")
            && names.contains { $0.lowercased() == WireType.utf8Text[0] }
    }

    /// Returns text with LF as line endings if all its lines end in CR and LF.
    static func withoutReturns(_ text: Data) -> Data {
        let (return_, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard text.contains(return_) else { return text }
        var last: UInt8 = 0
        for byte in text {
            guard (last == return_) == (byte == lineFeed) else { return text }
            last = byte
        }
        return last == return_ ? text : text.filter { $0 != return_ }
    }

    private static func trimmed(_ text: Substring) -> String {
        WireType.trimmed(text) { " \t\"'".contains($0) }
    }
}
