import Glibc

/// The first bytes of stored contents.
struct StoredHeader: Equatable {
    /// The contents' own number, that no others have: drawn by chance.
    struct Token: Hashable, Sendable {
        var high: UInt64
        var low: UInt64

        static func random() -> Token { Token(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) }

        /// The token as a part of a file's name.
        var text: String {
            func digits(_ half: UInt64) -> String {
                let digits = String(half, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }
            return digits(high) + digits(low)
        }

        /// Whether something is the text of a token.
        static func isText(_ text: Substring) -> Bool {
            text.utf8.count == 32
                && text.utf8.allSatisfy { byte in
                    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
                }
        }
    }

    static let size = 48
    /// Tells the format and its version.
    private static let magic: UInt64 = 0x3130_4250_5854_5753
    /// No count comes near this, unless someone wrote it who does not count.
    static let largestCount = 1 << 48

    var changeCount: Int
    var token: Token
    var indexOffset: Int
    var indexCount: Int

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        for value in [
            Self.magic, UInt64(changeCount), token.high, token.low, UInt64(indexOffset), UInt64(indexCount),
        ] { writer.append(value) }
        return writer.bytes
    }

    init(changeCount: Int, token: Token, indexOffset: Int, indexCount: Int) {
        self.changeCount = changeCount
        self.token = token
        self.indexOffset = indexOffset
        self.indexCount = indexCount
    }

    /// Reads a header.
    /// - Parameters:
    ///   - bytes: The first bytes of a file.
    ///   - size: The size of the file.
    /// - Returns: nil where they are no header, or one that does not fit the file.
    init?(_ bytes: [UInt8], fileOf size: Int) {
        var reader = ByteReader(bytes)
        guard bytes.count == Self.size, reader.integer(UInt64.self) == Self.magic,
            let changeCount = reader.count(upTo: Self.largestCount),
            let high = reader.integer(UInt64.self), let low = reader.integer(UInt64.self),
            let indexOffset = reader.count(upTo: size), indexOffset >= Self.size,
            let indexCount = reader.count(upTo: min(size - indexOffset, StoredIndex.maximumSize))
        else { return nil }
        self.init(
            changeCount: changeCount,
            token: Token(high: high, low: low),
            indexOffset: indexOffset,
            indexCount: indexCount
        )
    }
}
