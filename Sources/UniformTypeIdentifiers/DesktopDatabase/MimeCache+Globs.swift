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
    private static let caseSensitiveFlag = 0x100

    /// Adds the types whose patterns match a file name.
    ///
    /// - Parameters:
    ///   - name: The last component of a path, in UTF-8.
    ///   - lowercased: The same in lowercase.
    ///   - matches: The matches so far.
    func addMatches(
        fileName name: UnsafeRawBufferPointer,
        lowercased: UnsafeRawBufferPointer,
        to matches: inout [GlobMatch]
    ) {
        let count = matches.count
        addLiteral(lowercased, caseSensitive: false, to: &matches)
        addLiteral(name, caseSensitive: true, to: &matches)
        if matches.count > count { return }
        addSuffixes(lowercased, caseSensitive: false, to: &matches)
        addSuffixes(name, caseSensitive: true, to: &matches)
        addGlobs(name, lowercased: lowercased, to: &matches)
    }

    private func addLiteral(_ name: UnsafeRawBufferPointer, caseSensitive: Bool, to matches: inout [GlobMatch]) {
        guard let entry = entry(in: .literals, width: 12, key: name), let type = number(at: entry + 4),
            let flags = number(at: entry + 8), (flags & Self.caseSensitiveFlag != 0) == caseSensitive
        else { return }
        matches.append(GlobMatch(type: type, weight: flags & 0xFF, length: name.count))
    }

    /// Adds the leaves of the longest suffix of a name that is in the tree and has any.
    private func addSuffixes(_ name: UnsafeRawBufferPointer, caseSensitive: Bool, to matches: inout [GlobMatch]) {
        guard let header = number(at: Table.suffixTree.headerOffset), var count = number(at: header),
            var first = number(at: header + 4)
        else { return }
        let added = matches.count
        var end = name.count
        var depth = 0
        while end > 0, depth < 256 {
            let character = Self.lastCharacter(of: name, end: &end)
            guard let child = child(count: count, first: first, character: character),
                let childCount = number(at: child + 4), let firstChild = number(at: child + 8)
            else { return }
            count = childCount
            first = firstChild
            depth += 1
            var hasLeaves = false
            // Leaves come first among the children of a node, with the character zero.
            for leaf in stride(from: first, to: first + min(count, 64) * 12, by: 12) {
                guard number(at: leaf) == 0, let type = number(at: leaf + 4), let flags = number(at: leaf + 8) else {
                    break
                }
                guard (flags & Self.caseSensitiveFlag != 0) == caseSensitive else { continue }
                if !hasLeaves { matches.removeSubrange(added...) }
                hasLeaves = true
                // The pattern has an asterisk before the suffix.
                matches.append(GlobMatch(type: type, weight: flags & 0xFF, length: depth + 1))
            }
        }
    }

    /// The last character of a text in UTF-8 before a position, which moves to its beginning.
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

    /// The node for a character among the children of a node, which are sorted by character.
    private func child(count: Int, first: Int, character: Int) -> Int? {
        guard character != 0 else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let child = first + middle * 12
            guard let found = number(at: child) else {
                // A count beyond the end of the file: the node may still be in the part that exists.
                high = middle
                continue
            }
            if found == character { return child }
            if found < character { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func addGlobs(
        _ name: UnsafeRawBufferPointer,
        lowercased: UnsafeRawBufferPointer,
        to matches: inout [GlobMatch]
    ) {
        guard let (start, count) = entries(of: .globs, width: 12) else { return }
        for entry in stride(from: start, to: start + min(count, 4096) * 12, by: 12) {
            guard let offset = number(at: entry), let flags = number(at: entry + 8),
                let pattern = stringBytes(at: offset)
            else { return }
            let text = flags & Self.caseSensitiveFlag == 0 ? lowercased : name
            if GlobPattern.matches(pattern, text), let type = number(at: entry + 4) {
                matches.append(GlobMatch(type: type, weight: flags & 0xFF, length: pattern.count))
            }
        }
    }
}
