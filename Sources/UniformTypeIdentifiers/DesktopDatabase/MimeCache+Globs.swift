/// A MIME type that a file name matches, and how well.
struct GlobMatch: Equatable, Sendable {
    /// The MIME type.
    var type: String
    /// The weight of the pattern, 50 unless its author chose another.
    var weight: Int
    /// The length of the pattern: of equally weighted matches the longest counts.
    var length: Int

    /// The matches of greatest weight, and of these the longest, each type once.
    static func best(_ matches: [GlobMatch]) -> [GlobMatch] {
        guard matches.count > 1 else { return matches }
        let weight = matches.map(\.weight).max()!
        let length = matches.lazy.filter { $0.weight == weight }.map(\.length).max()!
        var best: [GlobMatch] = []
        for match in matches where match.weight == weight && match.length == length {
            if !best.contains(where: { $0.type == match.type }) { best.append(match) }
        }
        return best
    }
}

extension MimeCache {
    private static let caseSensitiveFlag = 0x100

    /// The types whose patterns match a file name.
    ///
    /// - Parameters:
    ///   - name: The last component of a path.
    ///   - lowercased: The same in lowercase.
    func matches(fileName name: String, lowercased: String) -> [GlobMatch] {
        let literals =
            literalMatch(lowercased, caseSensitive: false) + literalMatch(name, caseSensitive: true)
        if !literals.isEmpty { return literals }
        var matches = suffixMatches(lowercased, caseSensitive: false)
        if name != lowercased || matches.count < 2 {
            matches += suffixMatches(name, caseSensitive: true)
        }
        return matches + globMatches(name, lowercased: lowercased)
    }

    private func literalMatch(_ name: String, caseSensitive: Bool) -> [GlobMatch] {
        guard let entry = entry(in: .literals, width: 12, key: name), let type = string(at: number(at: entry + 4)),
            let flags = number(at: entry + 8)
        else { return [] }
        guard caseSensitive || flags & Self.caseSensitiveFlag == 0 else { return [] }
        return [GlobMatch(type: type, weight: flags & 0xFF, length: name.utf8.count)]
    }

    /// The leaves of the longest suffix of a name that is in the tree.
    private func suffixMatches(_ name: String, caseSensitive: Bool) -> [GlobMatch] {
        guard let header = number(at: Table.suffixTree.headerOffset), let count = number(at: header),
            let roots = number(at: header + 4)
        else { return [] }
        let characters = name.unicodeScalars.suffix(256).reversed().map { Int($0.value) }
        var node = (count: count, first: roots)
        var best: [GlobMatch] = []
        for (depth, character) in characters.enumerated() {
            guard let child = child(of: node, character: character) else { break }
            guard let childCount = number(at: child + 4), let first = number(at: child + 8) else { break }
            node = (childCount, first)
            let leaves = leaves(of: node, length: depth + 1, caseSensitive: caseSensitive)
            if !leaves.isEmpty { best = leaves }
        }
        return best
    }

    /// The node for a character among the children of a node, which are sorted by character.
    private func child(of node: (count: Int, first: Int), character: Int) -> Int? {
        var low = 0
        var high = node.count
        while low < high {
            let middle = (low + high) / 2
            let child = node.first + middle * 12
            guard let found = number(at: child) else {
                // A count beyond the end of the file: the node may still be in the part that exists.
                high = middle
                continue
            }
            if found == character { return character == 0 ? nil : child }
            if found < character { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The types at a node: its children with the character zero, which come first.
    private func leaves(of node: (count: Int, first: Int), length: Int, caseSensitive: Bool) -> [GlobMatch] {
        var leaves: [GlobMatch] = []
        for position in 0..<min(node.count, 64) {
            let child = node.first + position * 12
            guard number(at: child) == 0, let type = string(at: number(at: child + 4)),
                let flags = number(at: child + 8)
            else { break }
            if caseSensitive || flags & Self.caseSensitiveFlag == 0 {
                // The pattern has an asterisk before the suffix.
                leaves.append(GlobMatch(type: type, weight: flags & 0xFF, length: length + 1))
            }
        }
        return leaves
    }

    private func globMatches(_ name: String, lowercased: String) -> [GlobMatch] {
        guard let (start, count) = entries(of: .globs, width: 12) else { return [] }
        var matches: [GlobMatch] = []
        for entry in stride(from: start, to: start + min(count, 4096) * 12, by: 12) {
            guard let offset = number(at: entry), let flags = number(at: entry + 8) else { break }
            let text = flags & Self.caseSensitiveFlag == 0 ? lowercased : name
            let length = withString(at: offset) { pattern in
                GlobPattern.matches(pattern, Array(text.utf8)) ? pattern.count : 0
            }
            if let length, length > 0, let type = string(at: number(at: entry + 4)) {
                matches.append(GlobMatch(type: type, weight: flags & 0xFF, length: length))
            }
        }
        return matches
    }
}

/// Shell patterns: `*`, `?` and sets such as `[0-9]`.
enum GlobPattern {
    /// Whether a pattern matches a whole text. Takes time in proportion to the product of their lengths at most.
    static func matches(_ pattern: some RandomAccessCollection<UInt8>, _ text: [UInt8]) -> Bool {
        let pattern = Array(pattern)
        var position = 0
        var next = 0
        var retry: (pattern: Int, text: Int)?
        while next < text.count {
            if position < pattern.count {
                if pattern[position] == UInt8(ascii: "*") {
                    retry = (position + 1, next)
                    position += 1
                    continue
                }
                if let end = accepts(pattern, position, text[next]) {
                    position = end
                    next += 1
                    continue
                }
            }
            guard let again = retry else { return false }
            retry = (again.pattern, again.text + 1)
            position = again.pattern
            next = again.text + 1
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The position after the element of a pattern that accepts a character, or `nil` if the element does not.
    private static func accepts(_ pattern: [UInt8], _ position: Int, _ character: UInt8) -> Int? {
        switch pattern[position] {
        case UInt8(ascii: "?"):
            return position + 1
        case UInt8(ascii: "["):
            guard let end = pattern[(position + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return character == UInt8(ascii: "[") ? position + 1 : nil
            }
            var members = pattern[(position + 1)..<end]
            let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
            if isNegated { members = members.dropFirst() }
            return contains(members, character) != isNegated ? end + 1 : nil
        default:
            return pattern[position] == character ? position + 1 : nil
        }
    }

    private static func contains(_ members: ArraySlice<UInt8>, _ character: UInt8) -> Bool {
        var position = members.startIndex
        while position < members.endIndex {
            if position + 2 < members.endIndex, members[position + 1] == UInt8(ascii: "-") {
                if members[position] <= character, character <= members[position + 2] { return true }
                position += 3
            } else {
                if members[position] == character { return true }
                position += 1
            }
        }
        return false
    }
}
