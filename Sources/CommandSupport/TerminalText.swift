import CoreTransferable

/// A filter that removes control characters from UTF-8 text written to a terminal in parts.
///
/// ```swift
/// var text = TerminalText()
/// while let part = next() { write(text.shown(part)) }
/// write(text.rest())
/// ```
package struct TerminalText {
    /// The beginning of a character, or a carriage return, that the next part continues.
    private var held: [UInt8] = []

    package init() {}

    /// Returns the bytes to display for the next part.
    package mutating func shown(_ part: UnsafeRawBufferPointer) -> [UInt8] {
        let bytes = held + part
        let end = bytes.count - Self.lengthOfIncompleteEnd(bytes)
        held = Array(bytes[end...])
        return Self.shown(bytes[..<end])
    }

    /// Returns the bytes to display for the incomplete end.
    package mutating func rest() -> [UInt8] {
        defer { held = [] }
        return Self.shown(held[...])
    }

    private static func shown(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).printableLines.utf8)
    }

    private static func lengthOfIncompleteEnd(_ bytes: [UInt8]) -> Int {
        if bytes.last == UInt8(ascii: "\r") { return 1 }
        for length in 1...3 where length <= bytes.count {
            switch bytes[bytes.count - length] {
            case 0x80...0xBF: continue
            case 0xC0...0xDF: return length < 2 ? length : 0
            case 0xE0...0xEF: return length < 3 ? length : 0
            case 0xF0...0xF7: return length
            default: return 0
            }
        }
        return 0
    }
}
