import Synchronization

/// A reader of numbers, strings and tables of a `mime.cache` file that checks every offset.
///
/// It does not own the memory and is valid as long as its ``MimeCache``.
struct MimeCacheReader: Sendable {
    /// The longest MIME type, pattern or icon name that is read.
    static let maximumStringLength = 512

    /// The tables of the file, in the order of their offsets in the header.
    enum Table: Int {
        case aliases, parents, literals, suffixTree, globs, magic, namespaces, icons, genericIcons

        var headerOffset: Int { 4 + rawValue * 4 }
    }

    // Lifetime: the cache owns the file, and a reader is valid as long as it. The memory is written to once, as the file says.
    private unowned(unsafe) let file: PartlyReadFile
    private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    private nonisolated(unsafe) let isWhole: UnsafeMutablePointer<Atomic<Bool>>

    init(_ file: PartlyReadFile) {
        self.file = file
        bytes = file.bytes
        isWhole = file.isWhole
    }

    /// The number of bytes of the file.
    var count: Int { bytes.count }

    /// The whole file, which is read to its end.
    var wholeBytes: UnsafeRawBufferPointer {
        file.readAll()
        return bytes
    }

    /// Returns whether a range within the file is there.
    @inline(__always)
    private func has(_ offset: Int, _ count: Int) -> Bool {
        isWhole.pointee.load(ordering: .acquiring) || file.read(offset, count)
    }

    /// Returns the number at an offset, or `nil` outside of the file.
    @inline(__always)
    func number(at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - 4, has(offset, 4) else { return nil }
        return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// Returns the bytes of the string at an offset, without its NUL; they are valid as long as the cache.
    @inline(__always)
    func stringBytes(at offset: Int) -> UnsafeRawBufferPointer? {
        guard offset > 0, offset < bytes.count else { return nil }
        let limit = min(bytes.count - offset, Self.maximumStringLength + 1)
        guard has(offset, limit) else { return nil }
        var length = 0
        while length < limit {
            if bytes[offset + length] == 0 { return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]) }
            length += 1
        }
        return nil
    }

    /// Returns the string at an offset.
    func string(at offset: Int?) -> String? {
        guard let offset, let bytes = stringBytes(at: offset) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the place and length of a table of fixed-width entries. The length is limited to the size of the file.
    func entries(of table: Table, width: Int) -> (start: Int, count: Int)? {
        guard let start = number(at: table.headerOffset), let count = number(at: start) else { return nil }
        let room = bytes.count - start - 4
        guard room > 0 else { return nil }
        return (start + 4, min(count, room / width))
    }

    /// Finds an entry in a table that is sorted by the string at the beginning of its entries.
    func entry(in table: Table, width: Int, key: UnsafeRawBufferPointer) -> Int? {
        guard let (start, count) = entries(of: table, width: width) else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let entry = start + middle * width
            guard let offset = number(at: entry), let order = compare(stringAt: offset, with: key) else { return nil }
            if order == 0 { return entry }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Finds an entry in a table that is sorted by the string at the beginning of its entries.
    func entry(in table: Table, width: Int, key: String) -> Int? {
        var key = key
        return key.withUTF8 { entry(in: table, width: width, key: UnsafeRawBufferPointer($0)) }
    }

    /// Returns the order of a string of the file and a text, by bytes: negative, zero or positive.
    private func compare(stringAt offset: Int, with key: UnsafeRawBufferPointer) -> Int? {
        guard offset > 0, offset <= bytes.count - key.count - 1 else {
            // A string near the end of the file that is shorter than the key.
            guard let text = stringBytes(at: offset) else { return nil }
            return text.lexicographicallyPrecedes(key) ? -1 : 1
        }
        guard has(offset, key.count + 1) else { return nil }
        for position in 0..<key.count {
            let byte = bytes[offset + position]
            if byte != key[position] { return Int(byte) - Int(key[position]) }
            // The string ends here. What follows in the file is another string, even if the key has the same bytes.
            if byte == 0 { return -1 }
        }
        return Int(bytes[offset + key.count])
    }
}
