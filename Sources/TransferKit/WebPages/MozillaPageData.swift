import Foundation

/// The text of a page's formats as Firefox and other Mozilla programs encode them.
///
/// For each format there is a 1, the length of its name, the name, the length of its text, and the text; a 0 ends the list.
/// Numbers have 32 bits with the most significant byte first, lengths count bytes, and texts are UTF-16 with the least
/// significant byte first.
package enum MozillaPageData {
    private static let (end, text) = (0, 1)

    /// Returns the formats; none if the payload is damaged. The text is not copied.
    static func formats(of data: Data) -> [PageText] {
        var reader = PartReader(data, isBigEndian: true)
        var formats: [PageText] = []
        while !reader.isAtEnd {
            guard let kind = reader.number() else { return [] }
            if kind == end { break }
            guard kind == text, formats.count < PageFormats.maximumCount,
                let name = reader.sizedText(), !name.isEmpty, name.count <= PageFormats.longestName * 2,
                let text = reader.sizedText()
            else { return [] }
            formats.append(PageText(name: String(decoding: PageText.utf8(name), as: UTF8.self), text: text))
        }
        return formats
    }

    /// Returns the payload for some formats.
    static func encoded(_ formats: [PageText]) -> Data {
        var payload = Data()
        for format in formats {
            payload.append(Data(number: text, isBigEndian: true))
            for text in [PageText.utf16(format.name), format.text] {
                payload.append(Data(number: text.count, isBigEndian: true))
                payload.append(text)
            }
        }
        return payload + Data(number: end, isBigEndian: true)
    }
}

extension PartReader {
    /// Returns a text after the number of its bytes.
    fileprivate mutating func sizedText() -> Data? {
        guard let count = number(), count.isMultiple(of: 2) else { return nil }
        return part(count)
    }
}
