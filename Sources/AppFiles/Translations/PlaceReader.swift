/// A reader of the parts of a place in a text, which begins with a per cent sign.
///
/// Each function takes no more bytes than it looks at, so reading is linear in the length of the text.
struct PlaceReader {
    /// The unread part.
    var rest: ArraySlice<UInt8>

    /// Reads digits; nil if there are none. A number that is too large is the largest of 32 bits.
    mutating func number() -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        return Int(Int32(String(decoding: digits, as: UTF8.self)) ?? .max)
    }

    /// Reads the number of a value, from 1, as in `%2$@`; nil if there is none.
    mutating func position() -> Int? {
        let start = self
        if let number = number(), skip("$") { return number }
        self = start
        return nil
    }

    /// Reads one of some characters; nil for another.
    mutating func one(of bytes: Set<UInt8>) -> Character? {
        guard let byte = rest.first, bytes.contains(byte) else { return nil }
        rest.removeFirst()
        return Character(Unicode.Scalar(byte))
    }

    /// Reads characters of ASCII.
    /// - Returns: False for others.
    mutating func skip(_ text: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard rest.starts(with: bytes) else { return false }
        rest.removeFirst(bytes.count)
        return true
    }
}
