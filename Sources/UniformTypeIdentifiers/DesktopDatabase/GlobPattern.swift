/// Shell patterns: `*`, `?` and sets such as `[0-9]`.
enum GlobPattern {
    /// Whether a pattern matches a whole text. Takes time in proportion to the product of their lengths at most.
    static func matches(_ pattern: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) -> Bool {
        guard mayEnd(pattern, text) else { return false }
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

    /// Whether the end of a pattern allows the last character of a text, which most texts fail.
    @inline(__always)
    private static func mayEnd(_ pattern: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) -> Bool {
        guard let end = pattern.last, let last = text.last else { return true }
        switch end {
        case UInt8(ascii: "*"), UInt8(ascii: "?"):
            return true
        case UInt8(ascii: "]"):
            guard let start = pattern.lastIndex(of: UInt8(ascii: "[")), start + 2 < pattern.count else { return true }
            return accepts(pattern, start, last) != nil
        default:
            return end == last
        }
    }

    /// The position after the element of a pattern that accepts a character, or `nil` if the element does not.
    private static func accepts(_ pattern: UnsafeRawBufferPointer, _ position: Int, _ character: UInt8) -> Int? {
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
