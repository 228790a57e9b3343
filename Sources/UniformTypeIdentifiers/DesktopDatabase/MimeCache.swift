/// A `mime.cache` file of the shared MIME-info database, read in place.
///
/// Its layout is described in the Shared MIME-info Database specification, “The mime.cache files”: big-endian numbers of
/// 32 bits, strings that end with a NUL, and offsets from the beginning of the file. Every read is checked against the
/// bounds of the file, so a damaged file gives wrong or no answers, never a fault. All operations may be called from any
/// thread.
final class MimeCache: Sendable {
    /// Larger files are refused; the largest in the field has about 150 KiB.
    static let maximumSize = 64 << 20

    /// The longest MIME type, pattern or icon name that is read.
    static let maximumStringLength = 512

    /// The tables of the file, in the order of their offsets in the header.
    enum Table: Int {
        case aliases, parents, literals, suffixTree, globs, magic, namespaces, icons, genericIcons

        var headerOffset: Int { 4 + rawValue * 4 }
    }

    /// The contents, mapped or in memory.
    let file: MappedFile

    /// The magic rules, prepared at the first use.
    let magic = MagicProgram.Lazy()

    /// Opens the `mime.cache` at a path; `nil` when there is none or it is of a version that is not understood.
    convenience init?(path: String) {
        guard let file = MappedFile(path: path, limit: Self.maximumSize) else { return nil }
        self.init(file: file)
    }

    /// Reads contents that are in memory.
    convenience init?(contents: [UInt8]) {
        self.init(file: MappedFile(contents: contents))
    }

    private init?(file: MappedFile) {
        self.file = file
        guard let version = number(at: 0), version >> 16 == 1, (1...2).contains(version & 0xFFFF) else { return nil }
    }
}

// MARK: - Reading

extension MimeCache {
    /// The number at an offset, or `nil` outside of the file.
    @inline(__always)
    func number(at offset: Int) -> Int? {
        let bytes = file.bytes
        guard offset >= 0, offset <= bytes.count - 4 else { return nil }
        return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// The bytes of the string at an offset, without its NUL; they are valid as long as the cache.
    @inline(__always)
    func stringBytes(at offset: Int) -> UnsafeRawBufferPointer? {
        let bytes = file.bytes
        guard offset > 0, offset < bytes.count else { return nil }
        let limit = min(bytes.count - offset, Self.maximumStringLength + 1)
        var length = 0
        while length < limit {
            if bytes[offset + length] == 0 { return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]) }
            length += 1
        }
        return nil
    }

    /// The string at an offset.
    func string(at offset: Int?) -> String? {
        guard let offset, let bytes = stringBytes(at: offset) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The place and length of a table of fixed-width entries; the length is cut to what the file can hold.
    func entries(of table: Table, width: Int) -> (start: Int, count: Int)? {
        guard let start = number(at: table.headerOffset), let count = number(at: start) else { return nil }
        let room = file.bytes.count - start - 4
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

    /// The order of a string of the file and a text, by bytes: negative, zero or positive.
    private func compare(stringAt offset: Int, with key: UnsafeRawBufferPointer) -> Int? {
        let bytes = file.bytes
        guard offset > 0, offset <= bytes.count - key.count - 1 else {
            // A string near the end of the file that is shorter than the key.
            guard let text = stringBytes(at: offset) else { return nil }
            return text.lexicographicallyPrecedes(key) ? -1 : 1
        }
        for position in 0..<key.count {
            let byte = bytes[offset + position]
            if byte != key[position] { return Int(byte) - Int(key[position]) }
        }
        return Int(bytes[offset + key.count])
    }
}
