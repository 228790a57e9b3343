import Foundation

/// The text of a page's formats as Chromium encodes them: everything that a page passed to `setData` except formats that the browser knows.
///
/// It is a `base::Pickle` of Chromium's: the number of bytes that follow, the number of formats, and the name and the text
/// of each. Numbers have 32 bits with the least significant byte first, and texts are UTF-16 after the number of their
/// units, filled up to a multiple of four bytes. Versions before 2022 have 64 bits for the number of formats.
package enum ChromiumPageData {
    /// Returns the formats; none if the payload is damaged. The text is not copied.
    static func formats(of data: Data) -> [PageText] {
        formats(of: data, countSize: 4) ?? formats(of: data, countSize: 8) ?? []
    }

    private static func formats(of data: Data, countSize: Int) -> [PageText]? {
        var header = PartReader(data)
        guard let size = header.number(), size <= data.count - 4, let payload = header.part(size) else { return nil }
        var reader = PartReader(payload)
        guard let count = reader.number(), count <= PageFormats.maximumCount,
            countSize == 4 || reader.number() == 0
        else { return nil }
        var formats: [PageText] = []
        for _ in 0..<count {
            guard let name = reader.alignedText(), !name.isEmpty, name.count <= PageFormats.longestName * 2,
                let text = reader.alignedText()
            else { return nil }
            formats.append(PageText(name: String(decoding: PageText.utf8(name), as: UTF8.self), text: text))
        }
        return reader.isAtEnd ? formats : nil
    }

    /// Returns the payload for some formats.
    static func encoded(_ formats: [PageText]) -> Data {
        var payload = Data(number: formats.count)
        for text in formats.flatMap({ [PageText.utf16($0.name), $0.text] }) {
            payload.append(Data(number: text.count / 2))
            payload.append(text)
            payload.append(Data(count: -text.count & 3))
        }
        return Data(number: payload.count) + payload
    }
}

extension PartReader {
    /// Returns a text after the number of its units of 16 bits.
    fileprivate mutating func alignedText() -> Data? {
        guard let count = number(), count <= Int32.max / 2, let text = part(count * 2) else { return nil }
        // The last text may end without the bytes that fill it up.
        skip(upTo: -text.count & 3)
        return text
    }
}
