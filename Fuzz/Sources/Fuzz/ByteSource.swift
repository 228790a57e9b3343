import Foundation

/// Takes numbers and texts from an input; zeros after its end.
struct ByteSource {
    private let input: [UInt8]
    private var position = 0

    init(_ input: Data) { self.input = [UInt8](input) }

    mutating func next() -> UInt8 {
        defer { position += 1 }
        return position < input.count ? input[position] : 0
    }

    /// Some bytes, after their number.
    mutating func bytes() -> [UInt8] {
        let count = Int(next())
        defer { position += count }
        return Array(input.dropFirst(position).prefix(count))
    }

    /// A text without a NUL, which D-Bus cannot have.
    mutating func text() -> String { String(decoding: bytes().filter { $0 != 0 }, as: UTF8.self) }
}
