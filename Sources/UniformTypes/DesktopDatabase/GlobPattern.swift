import Foundation

/// A shell pattern: `*`, `?` and sets such as `[0-9]` stand for other characters, all others for themselves.
struct GlobPattern: Sendable {
    // Lifetime: the MIME cache with the pattern owns the memory, which does not change.
    private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// The longest part of the pattern that stands for itself, which a matching text contains.
    // Lifetime: as the pattern's.
    private nonisolated(unsafe) let literal: UnsafeRawBufferPointer

    /// The bytes with which a matching text may end, a bit for each.
    private let ends: ByteSet

    /// The end of the last set such as `[0-9]`, -1 if there is none.
    private let lastSet: Int

    /// The number of bytes of the pattern.
    var count: Int { bytes.count }

    /// Creates a pattern from memory that must outlive it.
    init(_ pattern: UnsafeRawBufferPointer) {
        bytes = pattern
        literal = Self.longestLiteral(pattern)
        ends = Self.possibleEnds(pattern)
        lastSet = pattern.lastIndex(of: UInt8(ascii: "]")) ?? -1
    }

    /// Returns whether the pattern matches a whole text. Takes time in proportion to the product of their lengths at
    /// most.
    @inline(__always)
    func matches(_ text: UnsafeRawBufferPointer) -> Bool {
        guard let last = text.last else {
            return bytes.allSatisfy { $0 == UInt8(ascii: "*") }
        }
        guard ends.contains(last) else { return false }
        return containsLiteral(text) && Self.matches(bytes, text, lastSet: lastSet)
    }

    @inline(__always)
    private func containsLiteral(_ text: UnsafeRawBufferPointer) -> Bool {
        guard literal.count > 1, let start = literal.baseAddress else { return true }
        let first = literal[0]
        var position = 0
        while position <= text.count - literal.count {
            if text[position] == first, memcmp(text.baseAddress! + position, start, literal.count) == 0 { return true }
            position += 1
        }
        return false
    }

    private static func matches(
        _ pattern: UnsafeRawBufferPointer,
        _ text: UnsafeRawBufferPointer,
        lastSet: Int
    ) -> Bool {
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
                if let end = accepts(pattern, position, text[next], lastSet: lastSet) {
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

    private static func possibleEnds(_ pattern: UnsafeRawBufferPointer) -> ByteSet {
        guard let end = pattern.last else { return ByteSet() }
        switch end {
        case UInt8(ascii: "*"), UInt8(ascii: "?"):
            return .all
        case UInt8(ascii: "]"):
            guard let start = pattern.lastIndex(of: UInt8(ascii: "[")),
                pattern[(start + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) == pattern.count - 1
            else { return .all }
            let (members, isNegated) = members(pattern, start, end: pattern.count - 1)
            return ByteSet(members, isNegated: isNegated)
        default:
            return ByteSet(end)
        }
    }

    private static func longestLiteral(_ pattern: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        // A bracket may be literal, depending on the following characters. Such patterns are compared only up to the
        // bracket.
        let plain = pattern.prefix { $0 != UInt8(ascii: "[") }
        var longest = 0..<0
        var start = 0
        for position in 0...plain.count {
            let isEnd =
                position == plain.count || plain[position] == UInt8(ascii: "*") || plain[position] == UInt8(ascii: "?")
            guard isEnd else { continue }
            // Of parts of one length the last.
            if position - start >= longest.count { longest = start..<position }
            start = position + 1
        }
        return UnsafeRawBufferPointer(rebasing: pattern[longest])
    }

    /// Returns the position after the element of a pattern that accepts a character, or `nil` if the element does not.
    ///
    /// - Parameter lastSet: The end of the last set, or any later position. What has no end is no set, and its end is
    ///   not searched for again at each character of a text.
    private static func accepts(
        _ pattern: UnsafeRawBufferPointer,
        _ position: Int,
        _ character: UInt8,
        lastSet: Int
    ) -> Int? {
        switch pattern[position] {
        case UInt8(ascii: "?"):
            return position + 1
        case UInt8(ascii: "["):
            guard position < lastSet,
                let end = pattern[(position + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]"))
            else { return character == UInt8(ascii: "[") ? position + 1 : nil }
            let (members, isNegated) = members(pattern, position, end: end)
            return contains(members, character) != isNegated ? end + 1 : nil
        default:
            return pattern[position] == character ? position + 1 : nil
        }
    }

    /// Returns the members of a set between brackets, and whether the set excludes them.
    private static func members(
        _ pattern: UnsafeRawBufferPointer,
        _ start: Int,
        end: Int
    ) -> (members: Slice<UnsafeRawBufferPointer>, isNegated: Bool) {
        let members = pattern[(start + 1)..<end]
        let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
        return (isNegated ? members.dropFirst() : members, isNegated)
    }

    private static func contains(_ members: Slice<UnsafeRawBufferPointer>, _ character: UInt8) -> Bool {
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

/// A set of bytes.
private struct ByteSet: Sendable {
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// All bytes.
    static let all = ByteSet(bits: (.max, .max, .max, .max))

    init() {}

    private init(bits: (UInt64, UInt64, UInt64, UInt64)) {
        self.bits = bits
    }

    /// Creates a set of one byte.
    init(_ byte: UInt8) {
        insert(byte)
    }

    /// Creates the set that stands in brackets in a pattern.
    init(_ members: Slice<UnsafeRawBufferPointer>, isNegated: Bool) {
        var position = members.startIndex
        while position < members.endIndex {
            let isRange = position + 2 < members.endIndex && members[position + 1] == UInt8(ascii: "-")
            let (first, last) = (members[position], members[isRange ? position + 2 : position])
            for byte in Int(first)..<max(Int(last) + 1, Int(first)) { insert(UInt8(byte)) }
            position += isRange ? 3 : 1
        }
        if isNegated { bits = (~bits.0, ~bits.1, ~bits.2, ~bits.3) }
    }

    private mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: bits.0
            case 1: bits.1
            case 2: bits.2
            default: bits.3
            }
        return word >> UInt64(byte & 63) & 1 == 1
    }
}
