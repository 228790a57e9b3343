import Foundation
import UniformTypes

/// HTML as characters, in the encoding that its mark, its declaration or the bytes themselves tell.
enum HTMLText {
    private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns the characters of some HTML.
    ///
    /// - Throws: ``MalformedText`` where the bytes are in an encoding that cannot be read; a wrong guess would be
    ///   other letters.
    static func text(from data: Data) throws -> String {
        guard data.count <= RichTextError.largest else { throw RichTextError.tooLarge(data.count) }
        // A mark is certain, whatever a declaration says.
        if data.starts(with: utf8Mark) { return String(decoding: data.dropFirst(utf8Mark.count), as: UTF8.self) }
        // Without a mark it is UTF-16 if every other byte of the first tag is zero.
        if data.count.isMultiple(of: 2), let first = data.first, let second = data.dropFirst().first,
            (first == 0) != (second == 0), let encoding = TextEncoding(label: first == 0 ? "utf-16be" : "utf-16le"),
            let text = encoding.text(from: [UInt8](data))
        {
            return text
        }
        let data = withoutHeader(data)
        guard let label = HTMLEncodingDeclaration.label(in: data) else { return try undeclared(data) }
        let encoding = TextEncoding(label: label)
        // Programs that change the encoding of what they copy leave the declaration as it was.
        if encoding?.hasSevenBits != true, String(validating: data, as: UTF8.self) != nil {
            return try undeclared(data)
        }
        // A declaration that can be read is not in UTF-16.
        if let encoding, encoding.isUTF8 || encoding.isUTF16 { return try undeclared(data) }
        guard let text = encoding?.text(from: [UInt8](data)) else { throw MalformedText(encoding: label) }
        return text
    }

    /// Returns HTML without the lines that go before it on Windows' clipboard (https://learn.microsoft.com/windows/win32/dataxchg/html-clipboard-format),
    /// which some remote desktops leave there.
    private static func withoutHeader(_ data: Data) -> Data {
        guard data.starts(with: Array("Version:".utf8)), let start = data.firstIndex(of: UInt8(ascii: "<")),
            data[..<start].range(of: Data("StartHTML:".utf8)) != nil
        else { return data }
        return data[start...]
    }

    /// Returns HTML that declares UTF-8 or nothing. A broken character in UTF-8 leaves the rest as it is.
    private static func undeclared(_ data: Data) throws -> String {
        if String(validating: data, as: UTF8.self) == nil, BrokenUTF8.isLikely(data) {
            return String(decoding: data, as: UTF8.self)
        }
        return try TextEncodings.text(from: data, as: .plainText)
    }
}
