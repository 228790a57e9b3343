/// Takes values from bytes that may be anything. Where they end too early there is no value, and nothing is read beyond them.
package struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A Boolean value that indicates whether all was taken.
    package var isAtEnd: Bool { position == bytes.count }

    /// Returns a number, the least significant byte first.
    package mutating func integer<Value: FixedWidthInteger & UnsignedInteger>(_ type: Value.Type = Value.self) -> Value?
    {
        guard let part = take(MemoryLayout<Value>.size) else { return nil }
        return part.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }

    /// Returns a number that counts or points within something that is not larger than `limit`.
    package mutating func count(upTo limit: Int) -> Int? {
        guard let value = integer(UInt64.self), value <= UInt64(limit) else { return nil }
        return Int(value)
    }

    /// Returns a text, with its length before it: UTF-8 without a NUL, which would be the end of it to the system.
    package mutating func text(upTo limit: Int) -> String? {
        guard let count = integer(UInt32.self), count <= limit, let part = take(Int(count)), !part.contains(0) else {
            return nil
        }
        return String(validating: part, as: UTF8.self)
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count - position else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }
}

/// Makes bytes that a ``ByteReader`` reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func append<Value: FixedWidthInteger & UnsignedInteger>(_ value: Value) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }
}
