import Foundation

/// A reader that takes numbers of 32 bits and parts from a payload. Where it ends too early there is nothing, and no part is copied.
struct PartReader {
    private var rest: Data
    private let isBigEndian: Bool

    init(_ data: Data, isBigEndian: Bool = false) { (rest, self.isBigEndian) = (data, isBigEndian) }

    /// A Boolean value that indicates whether all bytes have been read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Returns a number.
    mutating func number() -> Int? {
        guard let bytes = part(4) else { return nil }
        return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the next bytes.
    mutating func part(_ count: Int) -> Data? {
        guard (0...rest.count).contains(count) else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Passes over the next bytes, as far as there are any.
    mutating func skip(upTo count: Int) { rest = rest.dropFirst(count) }
}

extension Data {
    /// Creates the four bytes of a number.
    init(number: Int, isBigEndian: Bool = false) {
        let number = UInt32(truncatingIfNeeded: number)
        self = Swift.withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Data($0) }
    }
}
