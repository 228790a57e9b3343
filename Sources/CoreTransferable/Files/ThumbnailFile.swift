import Foundation

/// A file in the desktop's thumbnail cache. It is validated when read, since any program may have put anything there.
package struct ThumbnailFile {
    /// The bytes of a PNG picture that is no larger than its folder's size.
    package let data: Data
    /// The picture's text entries by keyword; for a repeated keyword, the first entry.
    package let texts: [String: String]

    private static let largestFile = 8 << 20
    private static let longestText = 64 << 10
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads a file; nil if the file is missing or is not a picture of that size.
    package init?(_ file: URL, longestSide: Int) {
        // A link could lead to a file without end.
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let size = values?.fileSize, size <= Self.largestFile,
            let data = try? Data(contentsOf: file), data.count <= Self.largestFile
        else { return nil }
        self.init(data, longestSide: longestSide)
    }

    /// Reads the chunks of a picture (PNG Specification, section 5). The pixels remain encoded.
    package init?(_ data: Data, longestSide: Int) {
        let bytes = [UInt8](data)
        func number(at position: Int) -> Int {
            bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        guard bytes.starts(with: Self.signature) else { return nil }
        var texts: [String: String] = [:]
        var position = Self.signature.count
        var (isFirst, isWhole) = (true, false)
        while position + 12 <= bytes.count {
            let length = number(at: position)
            guard length <= bytes.count - position - 12 else { return nil }
            let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            let contents = bytes[position + 8..<position + 8 + length]
            guard isFirst == (kind == "IHDR") else { return nil }
            switch kind {
            case "IHDR":
                guard length == 13 else { return nil }
                let sides = 1...longestSide
                guard sides.contains(number(at: position + 8)), sides.contains(number(at: position + 12)) else {
                    return nil
                }
            case "tEXt" where length <= Self.longestText:
                guard let end = contents.firstIndex(of: 0) else { break }
                // Both are in Latin 1, of which URIs and numbers are the part that is ASCII.
                let keyword = String(decoding: contents[..<end], as: UTF8.self)
                if texts[keyword] == nil { texts[keyword] = String(decoding: contents[(end + 1)...], as: UTF8.self) }
            default: break
            }
            isFirst = false
            position += 12 + length
            if kind == "IEND" {
                isWhole = true
                break
            }
        }
        guard isWhole else { return nil }
        (self.data, self.texts) = (data, texts)
    }
}
