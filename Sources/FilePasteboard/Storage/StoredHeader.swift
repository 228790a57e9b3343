import TransferKit

/// The first bytes of stored contents.
struct StoredHeader: Equatable {
    static let size = 48
    /// Tells the format and its version.
    private static let magic: UInt64 = 0x3130_4250_5854_5753
    /// Only a damaged file has a count near this.
    static let largestCount = 1 << 48

    var changeCount: Int
    /// The contents' own number, that no others have.
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
    /// - Returns: nil if they are no header, or one that does not fit the file.
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
