import Foundation
import UniformTypes

/// HTML as characters, in the encoding that its mark, its declaration or the bytes themselves tell.
enum HTMLText {
    /// Returns the characters of some HTML.
    static func text(from data: Data) throws -> String {
        guard data.count <= RichTextError.largest else { throw RichTextError.tooLarge(data.count) }
        // Without a mark it is UTF-16 if every other byte of the first tag is zero.
        if let unit = data.first, data.count % 2 == 0, data.dropFirst().first == 0, unit != 0 {
            return try TextEncodings.text(from: data, as: .utf16PlainText)
        }
        if let declared = declaredCodePage(in: data), declared != 65_001, String(validating: data, as: UTF8.self) == nil
        {
            return CodePage.text(from: [UInt8](data), codePage: declared)
        }
        return try TextEncodings.text(from: data, as: .plainText)
    }

    /// Returns the code page of a `charset` in the first kilobyte, which is where browsers look.
    private static func declaredCodePage(in data: Data) -> Int? {
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let range = head.range(of: "charset=") else { return nil }
        let name = head[range.upperBound...].drop { "\"' ".contains($0) }.prefix {
            $0.isLetter || $0.isNumber || "-_".contains($0)
        }
        return codePages[String(name)]
    }

    private static let codePages: [String: Int] = [
        "utf-8": 65_001, "utf8": 65_001, "windows-1250": 1250, "windows-1251": 1251, "windows-1252": 1252,
        "windows-1253": 1253, "windows-1254": 1254, "iso-8859-1": 1252, "iso-8859-2": 28_592, "latin1": 1252,
        "us-ascii": 1252, "shift_jis": 932, "macintosh": 10_000,
    ]
}
