import Foundation

/// A format of a page, from a container that has the text of all formats: the text that the page passed to `setData` in a drag or a `copy`
/// event.
package struct PageText: Equatable, Sendable {
    /// The page's name for the format.
    let name: String
    /// The text in UTF-16, with the least significant byte first. It is a part of the container, and not copied.
    let text: Data

    init(name: String, text: Data) { (self.name, self.text) = (name, text) }

    /// Creates the format of text in UTF-8; nil if the bytes are no such text, which a page cannot have.
    init?(name: String, utf8: Data) {
        guard let text = String(validating: utf8, as: UTF8.self) else { return nil }
        self.init(name: name, text: Self.utf16(text))
    }

    /// Returns the bytes for a receiver: text in UTF-8, as programs on other systems receive it from the page.
    package static func utf8(_ text: Data) -> Data {
        var utf8 = Data()
        // In parts, so that the memory for the units does not grow with the text.
        var rest = text[...]
        while !rest.isEmpty {
            var part = rest.prefix(partSize)
            // A character of two units is not cut in the middle.
            if part.count == partSize, isFirstOfPair(part.suffix(2)) { part = part.dropLast(2) }
            let units = part.withUnsafeBytes { bytes in
                stride(from: 0, to: bytes.count - 1, by: 2).map {
                    UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt16.self))
                }
            }
            utf8.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
            rest = rest.dropFirst(part.count)
        }
        return utf8
    }

    static func utf16(_ text: String) -> Data {
        var data = Data(capacity: text.utf16.count * 2)
        for unit in text.utf16 { withUnsafeBytes(of: unit.littleEndian) { data.append(contentsOf: $0) } }
        return data
    }

    private static let partSize = 1 << 20

    private static func isFirstOfPair(_ unit: Data) -> Bool { unit.last.map { (0xD8...0xDB).contains($0) } ?? false }
}
