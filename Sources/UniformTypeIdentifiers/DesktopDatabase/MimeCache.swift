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

    private let file: FileBytes

    /// The magic rules by the first byte of the content, prepared at the first use.
    let magicIndex = MagicIndex()

    /// What identifies the version of the file; `nil` for contents that are not from a file.
    var version: FileVersion? { file.version }

    /// Opens the `mime.cache` at a path; `nil` when there is none or it is of a version that is not understood.
    convenience init?(path: String) {
        guard let file = MappedFile(path: path, limit: Self.maximumSize) else { return nil }
        self.init(file: .mapped(file))
    }

    /// Reads contents that are in memory.
    convenience init?(contents: [UInt8]) {
        self.init(file: .array(contents))
    }

    private init?(file: FileBytes) {
        self.file = file
        guard let major = number16(at: 0), let minor = number16(at: 2), major == 1, (1...2).contains(minor) else {
            return nil
        }
    }
}

/// The contents of a file, mapped or in memory.
private enum FileBytes: Sendable {
    case mapped(MappedFile)
    case array([UInt8])

    var version: FileVersion? {
        if case .mapped(let file) = self { return file.version }
        return nil
    }

    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        switch self {
        case .mapped(let file): body(file.bytes)
        case .array(let bytes): bytes.withUnsafeBytes(body)
        }
    }
}

// MARK: - Reading

extension MimeCache {
    /// Calls a closure with the whole file.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        file.withBytes(body)
    }

    private func number16(at offset: Int) -> Int? {
        withBytes { bytes in
            guard offset >= 0, offset <= bytes.count - 2 else { return nil }
            return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
        }
    }

    /// The number at an offset, or `nil` outside of the file.
    @inline(__always)
    func number(at offset: Int) -> Int? {
        withBytes { bytes in
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
    }

    /// The bytes of the string at an offset, without its NUL; they are valid only while the closure runs.
    @inline(__always)
    func withString<Result>(at offset: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        withBytes { bytes in
            guard offset > 0, offset < bytes.count else { return nil }
            let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...].prefix(Self.maximumStringLength + 1))
            guard let end = rest.firstIndex(of: 0) else { return nil }
            return UnsafeRawBufferPointer(rebasing: rest[..<end]).withMemoryRebound(to: UInt8.self, body)
        }
    }

    /// The string at an offset.
    func string(at offset: Int?) -> String? {
        guard let offset else { return nil }
        return withString(at: offset) { String(decoding: $0, as: UTF8.self) }
    }

    /// The place and length of a table of fixed-width entries; the length is cut to what the file can hold.
    func entries(of table: Table, width: Int) -> (start: Int, count: Int)? {
        guard let start = number(at: table.headerOffset), let count = number(at: start) else { return nil }
        let room = withBytes { $0.count } - start - 4
        guard room > 0 else { return nil }
        return (start + 4, min(count, room / width))
    }

    /// Finds an entry in a table that is sorted by the string at the beginning of its entries.
    func entry(in table: Table, width: Int, key: String) -> Int? {
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

    /// The order of a string of the file and a text, by bytes: negative, zero or positive.
    private func compare(stringAt offset: Int, with key: String) -> Int? {
        withString(at: offset) { bytes in
            var position = 0
            for byte in key.utf8 {
                guard position < bytes.count else { return -1 }
                if bytes[position] != byte { return Int(bytes[position]) - Int(byte) }
                position += 1
            }
            return position < bytes.count ? 1 : 0
        }
    }
}
