/// A MIME type that a file name matches, and how well.
struct GlobMatch: Sendable {
    /// The cache that has the pattern, by its number in the database.
    var cache = 0
    /// The offset of the MIME type in the cache.
    var type: Int
    /// The weight of the pattern, 50 unless its author chose another.
    var weight: Int
    /// The length of the pattern: of equally weighted matches the longest counts.
    var length: Int
}

extension MimeCache {
    fileprivate static var caseSensitiveFlag: Int { 0x100 }

    /// Finds the types whose patterns match a file name.
    ///
    /// - Parameters:
    ///   - name: The last component of a path, in UTF-8.
    ///   - lowercased: The same in lowercase; the very same memory if the name is in lowercase.
    ///   - found: Called with each match.
    @inline(__always)
    func findMatches(
        fileName name: UnsafeRawBufferPointer,
        lowercased: UnsafeRawBufferPointer,
        _ found: (GlobMatch) -> Void
    ) {
        let isLowercase = name.baseAddress == lowercased.baseAddress
        let literals = (
            literal(lowercased, isLowercase ? .both : .ignoringCase), isLowercase ? nil : literal(name, .exact)
        )
        if let match = literals.0 { found(match) }
        if let match = literals.1 { found(match) }
        if literals.0 != nil || literals.1 != nil { return }
        findSuffixes(lowercased, isLowercase ? .both : .ignoringCase, found)
        if !isLowercase { findSuffixes(name, .exact, found) }
        findGlobs(name, lowercased: lowercased, found)
    }

    /// The patterns to compare with a text: those that ignore case need it in lowercase, the others unchanged.
    enum Pass {
        case ignoringCase, exact, both

        @inline(__always)
        func includes(flags: Int) -> Bool {
            switch self {
            case .ignoringCase: flags & MimeCache.caseSensitiveFlag == 0
            case .exact: flags & MimeCache.caseSensitiveFlag != 0
            case .both: true
            }
        }
    }

    private func literal(_ name: UnsafeRawBufferPointer, _ pass: Pass) -> GlobMatch? {
        guard let entry = reader.entry(in: .literals, width: 12, key: name), let type = reader.number(at: entry + 4),
            let flags = reader.number(at: entry + 8), pass.includes(flags: flags)
        else { return nil }
        return GlobMatch(type: type, weight: flags & 0xFF, length: name.count)
    }

    /// Finds the leaves of the longest suffix of a name that is in the tree and has any.
    private func findSuffixes(_ name: UnsafeRawBufferPointer, _ pass: Pass, _ found: (GlobMatch) -> Void) {
        guard let header = reader.number(at: Table.suffixTree.headerOffset), var count = reader.number(at: header),
            var first = reader.number(at: header + 4)
        else { return }
        var longest: (first: Int, count: Int, depth: Int)?
        var end = name.count
        var depth = 0
        while end > 0, depth < 256 {
            let character = Self.lastCharacter(of: name, end: &end)
            guard let child = child(count: count, first: first, character: character),
                let childCount = reader.number(at: child + 4), let firstChild = reader.number(at: child + 8)
            else { break }
            count = childCount
            first = firstChild
            depth += 1
            if hasLeaf(first: first, count: count, pass) { longest = (first, count, depth) }
        }
        guard let longest else { return }
        forEachLeaf(first: longest.first, count: longest.count, pass) { type, flags in
            // The pattern has an asterisk before the suffix.
            found(GlobMatch(type: type, weight: flags & 0xFF, length: longest.depth + 1))
            return true
        }
    }

    private func hasLeaf(first: Int, count: Int, _ pass: Pass) -> Bool {
        var has = false
        forEachLeaf(first: first, count: count, pass) { _, _ in
            has = true
            return false
        }
        return has
    }

    /// Calls a closure with the leaves of a node until the closure returns `false`. The leaves are the first children
    /// and have the character zero.
    @inline(__always)
    private func forEachLeaf(first: Int, count: Int, _ pass: Pass, _ body: (_ type: Int, _ flags: Int) -> Bool) {
        var leaf = first
        for _ in 0..<min(count, 64) {
            guard reader.number(at: leaf) == 0, let type = reader.number(at: leaf + 4),
                let flags = reader.number(at: leaf + 8)
            else {
                return
            }
            if pass.includes(flags: flags), !body(type, flags) { return }
            leaf += 12
        }
    }

    /// Returns the last character of a text in UTF-8 before a position, which moves to its beginning.
    @inline(__always)
    private static func lastCharacter(of text: UnsafeRawBufferPointer, end: inout Int) -> Int {
        end -= 1
        let byte = text[end]
        if byte < 0x80 { return Int(byte) }
        var start = end
        while start > 0, end - start < 3, text[start] & 0xC0 == 0x80 { start -= 1 }
        let bytes = text[start...end]
        end = start
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { Int($0.value) } ?? 0xFFFD
    }

    /// Returns the node for a character among the children of a node, which are sorted by character.
    private func child(count: Int, first: Int, character: Int) -> Int? {
        guard character != 0 else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let child = first + middle * 12
            guard let found = reader.number(at: child) else {
                // A count beyond the end of the file: the node may still be in the part that exists.
                high = middle
                continue
            }
            if found == character { return child }
            if found < character { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    @inline(__always)
    private func findGlobs(
        _ name: UnsafeRawBufferPointer,
        lowercased: UnsafeRawBufferPointer,
        _ found: (GlobMatch) -> Void
    ) {
        for glob in globs where glob.pattern.matches(glob.isCaseSensitive ? name : lowercased) {
            found(GlobMatch(type: glob.type, weight: glob.weight, length: glob.pattern.count))
        }
    }

    /// A pattern of the table of globs.
    struct Glob: Sendable {
        var pattern: GlobPattern
        var type: Int
        var weight: Int
        var isCaseSensitive: Bool
    }

    /// The longest pattern; file systems allow names of 255 bytes. What matching costs grows with the pattern.
    private static let longestGlob = 255

    /// Reads the table of globs, which has few entries, into memory that the caller deallocates.
    static func readGlobs(_ reader: MimeCacheReader) -> UnsafeBufferPointer<Glob> {
        let (start, count) = reader.entries(of: .globs, width: 12) ?? (0, 0)
        let globs = UnsafeMutableBufferPointer<Glob>.allocate(capacity: min(count, 1024))
        var position = 0
        for entry in stride(from: start, to: start + globs.count * 12, by: 12) {
            guard let offset = reader.number(at: entry), let type = reader.number(at: entry + 4),
                let flags = reader.number(at: entry + 8),
                let pattern = reader.stringBytes(at: offset)
            else { break }
            guard pattern.count <= longestGlob else { continue }
            let glob = Glob(
                pattern: GlobPattern(pattern),
                type: type,
                weight: flags & 0xFF,
                isCaseSensitive: flags & caseSensitiveFlag != 0
            )
            globs.initializeElement(at: position, to: glob)
            position += 1
        }
        return UnsafeBufferPointer(rebasing: globs[..<position])
    }
}
