import Foundation

/// The form in which several items' representations of one type travel together.
///
/// The desktop's protocols carry one payload for each type. A program that copies several items offers one more payload
/// for each of their types. For each item it contains a length of eight bytes, the most significant first, and that
/// many bytes. A length with all bits set stands for an item without such a representation. ``ItemIndex`` describes the
/// items.
enum ItemSequence {
    private static let absent = UInt64.max

    /// Returns the head of one item's part.
    static func header(length: Int?) -> Data {
        withUnsafeBytes(of: (length.map(UInt64.init) ?? absent).bigEndian) { Data($0) }
    }

    /// Returns the ranges of the items' parts in a payload, as offsets from its start. No bytes are copied.
    /// - Throws: ``TransferWireError/malformed(_:)`` if the lengths do not fit the payload.
    static func parts(of data: Data) throws -> [Range<Int>?] {
        var parts: [Range<Int>?] = []
        var position = 0
        while position < data.count {
            guard parts.count < ItemIndex.maximumCount else {
                throw TransferWireError.malformed("a sequence has more than \(ItemIndex.maximumCount) items")
            }
            guard data.count - position >= 8 else {
                throw TransferWireError.malformed("a sequence of items ends in the middle of a length")
            }
            let length = data.dropFirst(position).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            position += 8
            if length == absent {
                parts.append(nil)
                continue
            }
            guard length <= UInt64(data.count - position) else {
                throw TransferWireError.malformed(
                    "a sequence of items promises \(length) bytes and has \(data.count - position)"
                )
            }
            parts.append(position..<position + Int(length))
            position += Int(length)
        }
        return parts
    }
}
