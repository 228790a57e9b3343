import Foundation
import UniformTypes

/// A reader of plain text in the encoding that its type, its byte order mark or its bytes indicate.
package enum TextEncodings {
    /// The types of plain text, in order of preference.
    package static let contentTypes: [UTType] = [.utf8PlainText, .utf16ExternalPlainText, .utf16PlainText, .plainText]

    /// Returns the text for bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - contentType: One of ``contentTypes``, or a type that conforms to one.
    /// - Throws: ``MalformedText`` if the bytes are not text in the encoding of the type.
    package static func text(from data: Data, as contentType: UTType) throws -> String {
        if let text = try markedText(data) { return text }
        if contentType == .utf16PlainText || contentType == .utf16ExternalPlainText {
            return try utf16(data) { UInt16(littleEndian: $0) }
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        guard contentType != .utf8PlainText, !data.contains(0) else { throw MalformedText(encoding: "UTF-8") }
        // Text that does not say its encoding and is not UTF-8 is of an older program; nearly all wrote this one.
        guard let text = String(data: data, encoding: .windowsCP1252) ?? String(data: data, encoding: .isoLatin1) else {
            throw MalformedText(encoding: "any known encoding")
        }
        return text
    }

    /// Returns the text after a byte order mark, if there is one.
    private static func markedText(_ data: Data) throws -> String? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(data.dropFirst(3)) }
        // UTF-32's marks before UTF-16's, because one of these is the beginning of one of those.
        for (mark, encoding) in utf32Marks where data.starts(with: mark) {
            guard data.count % 4 == 0, let text = String(data: data.dropFirst(4), encoding: encoding) else {
                throw MalformedText(encoding: "UTF-32")
            }
            return text
        }
        if data.starts(with: [0xFF, 0xFE]) { return try utf16(data.dropFirst(2)) { UInt16(littleEndian: $0) } }
        if data.starts(with: [0xFE, 0xFF]) { return try utf16(data.dropFirst(2)) { UInt16(bigEndian: $0) } }
        return nil
    }

    private static let utf32Marks: [([UInt8], String.Encoding)] = [
        ([0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian),
        ([0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian),
    ]

    private static func utf8(_ data: Data) throws -> String {
        guard let text = String(validating: data, as: UTF8.self) else { throw MalformedText(encoding: "UTF-8") }
        return text
    }

    /// Returns text in UTF-16. This checks the code units itself, because Foundation silently drops an odd byte and lone surrogates.
    private static func utf16(_ data: Data, _ unit: (UInt16) -> UInt16) throws -> String {
        guard data.count % 2 == 0 else { throw MalformedText(encoding: "UTF-16") }
        let units = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 2).map { offset in
                unit(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
            }
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw MalformedText(encoding: "UTF-16") }
        return text
    }
}

/// An error for bytes that are not text of the stated type.
package struct MalformedText: LocalizedError {
    package let encoding: String

    package var errorDescription: String? { "the bytes are not text in \(encoding)" }
}
