/// Reads plain text in the encoding that its type, its byte order mark or the bytes themselves tell.
enum TextEncodings {
    /// The types of plain text, the preferred first.
    static let contentTypes: [UTType] = [.utf8PlainText, .utf16ExternalPlainText, .utf16PlainText, .plainText]

    /// The text of some bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - contentType: One of ``contentTypes``, or a type that conforms to one.
    /// - Throws: ``MalformedText`` where they are not text in the encoding that the type tells.
    static func text(from data: Data, as contentType: UTType) throws -> String {
        if let text = markedText(data) { return text }
        if contentType == .utf16PlainText || contentType == .utf16ExternalPlainText {
            guard let text = String(data: data, encoding: .utf16LittleEndian) else {
                throw MalformedText(encoding: "UTF-16")
            }
            return text
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        guard contentType != .utf8PlainText, !data.contains(0) else { throw MalformedText(encoding: "UTF-8") }
        // Text that does not say its encoding and is not UTF-8 is of an older program; nearly all wrote this one.
        guard let text = String(data: data, encoding: .windowsCP1252) ?? String(data: data, encoding: .isoLatin1) else {
            throw MalformedText(encoding: "any known encoding")
        }
        return text
    }

    /// The text behind a byte order mark, if there is one and the text keeps to it.
    private static func markedText(_ data: Data) -> String? {
        for (mark, encoding) in marks where data.starts(with: mark) {
            return String(data: data.dropFirst(mark.count), encoding: encoding)
        }
        return nil
    }

    /// Byte order marks; UTF-32's before UTF-16's, of which one is its beginning.
    private static let marks: [([UInt8], String.Encoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8),
        ([0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian),
        ([0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian),
        ([0xFF, 0xFE], .utf16LittleEndian),
        ([0xFE, 0xFF], .utf16BigEndian),
    ]
}

/// Bytes that are not the text they are said to be.
struct MalformedText: LocalizedError {
    let encoding: String

    var errorDescription: String? { "the bytes are not text in \(encoding)" }
}
