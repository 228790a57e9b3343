import Foundation

/// The form in which several items' representations of one type travel together.
///
/// The desktop's protocols carry one payload for each type. A program that copies several items offers, for each type of
/// theirs, one more payload: for each item a length of eight bytes, the most significant first, and that many bytes; or
/// the length with all bits set for an item that has no such representation.
enum ItemSequence {
    private static let absent = UInt64.max
    /// The most items that are read from one payload.
    static let maximumCount = 100_000

    /// The head of one item's part.
    static func header(length: Int?) -> Data {
        withUnsafeBytes(of: (length.map(UInt64.init) ?? absent).bigEndian) { Data($0) }
    }

    /// Takes a payload apart.
    /// - Throws: ``TransferWireError/malformed(_:)`` where the lengths do not fit the payload.
    static func decode(_ data: Data) throws -> [Data?] {
        var parts: [Data?] = []
        var rest = data[...]
        while !rest.isEmpty {
            guard rest.count >= 8, parts.count < maximumCount else {
                throw TransferWireError.malformed("a sequence of items ends in the middle of a length")
            }
            let length = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            rest = rest.dropFirst(8)
            if length == absent {
                parts.append(nil)
                continue
            }
            guard length <= UInt64(rest.count) else {
                throw TransferWireError.malformed("a sequence of items promises \(length) bytes and has \(rest.count)")
            }
            parts.append(Data(rest.prefix(Int(length))))
            rest = rest.dropFirst(Int(length))
        }
        return parts
    }
}
