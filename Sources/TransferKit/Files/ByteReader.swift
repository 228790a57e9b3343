/// A reader of values from bytes that may contain anything. If the bytes end too early there is no value, and it never reads beyond the
/// end.
package struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A Boolean value that indicates whether all bytes have been read.
    package var isAtEnd: Bool { position == bytes.count }

    /// Returns an integer whose least significant byte comes first.
    package mutating func integer<Value: FixedWidthInteger & UnsignedInteger>(_ type: Value.Type = Value.self) -> Value?
    {
        guard let part = take(MemoryLayout<Value>.size) else { return nil }
        return part.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }

    /// Returns a number that is a count or an offset within something no larger than `limit`.
    package mutating func count(upTo limit: Int) -> Int? {
        guard let value = integer(UInt64.self), value <= UInt64(limit) else { return nil }
        return Int(value)
    }

    /// Returns a string that follows its length. It is in UTF-8 and has no NUL, which the system would take for its end.
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

/// A writer of bytes that a ``ByteReader`` reads.
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
