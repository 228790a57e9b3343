/// The text in parentheses after the text of a link: the destination, and a title, which is not shown.
struct LinkTarget {
    /// The destination of the link, without escapes.
    let destination: String
    /// The place after the closing parenthesis.
    let end: Int

    /// The greatest number of characters that are looked at, so text with many unfinished links takes no long time.
    private static let limit = 4096
    /// The greatest depth of parentheses in a destination: CommonMark asks for three at least.
    private static let depth = 32

    /// - Parameters:
    ///   - source: The text.
    ///   - start: The position of the opening parenthesis, if there is one.
    init?(_ source: [Unicode.Scalar], at start: Int) {
        guard start < source.count, source[start] == "(" else { return nil }
        var reader = Reader(source: source[..<min(source.count, start + Self.limit)], position: start + 1)
        reader.skipSpaces()
        guard let destination = reader.bracketedDestination() ?? reader.bareDestination(depth: Self.depth) else {
            return nil
        }
        if reader.skipSpaces(), let next = reader.next, next != ")" {
            guard reader.skipTitle() else { return nil }
            reader.skipSpaces()
        }
        guard reader.next == ")" else { return nil }
        (self.destination, end) = (destination, reader.position + 1)
    }

    private struct Reader {
        let source: ArraySlice<Unicode.Scalar>
        var position: Int

        var next: Unicode.Scalar? { source.indices.contains(position) ? source[position] : nil }

        /// - Returns: Whether there were any.
        @discardableResult
        mutating func skipSpaces() -> Bool {
            let start = position
            while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { position += 1 }
            return position > start
        }

        /// Reads a character, or the one after a backslash.
        private mutating func character() -> Unicode.Scalar? {
            guard let scalar = next else { return nil }
            position += 1
            guard scalar == "\\", let escaped = next, escaped.isASCIIPunctuation else { return scalar }
            position += 1
            return escaped
        }

        /// Returns a destination between angle brackets, which may have spaces.
        mutating func bracketedDestination() -> String? {
            guard next == "<" else { return nil }
            position += 1
            var text = String.UnicodeScalarView()
            while let next {
                switch next {
                case ">":
                    position += 1
                    return String(text)
                case "<", "\n", "\r": return nil
                default: if let scalar = character() { text.append(scalar) }
                }
            }
            return nil
        }

        /// Returns a destination without spaces, whose parentheses are balanced.
        mutating func bareDestination(depth limit: Int) -> String? {
            guard next != "<" else { return nil }
            var text = String.UnicodeScalarView()
            var depth = 0
            while let next {
                switch next {
                case _ where next.value <= 0x20 || next.value == 0x7F: return depth == 0 ? String(text) : nil
                case ")" where depth == 0: return String(text)
                case ")": depth -= 1
                case "(":
                    depth += 1
                    if depth > limit { return nil }
                default: break
                }
                if let scalar = character() { text.append(scalar) }
            }
            return nil
        }

        /// - Returns: Whether there is a title here, after which the reader then stands.
        mutating func skipTitle() -> Bool {
            let end: Unicode.Scalar
            switch next {
            case "\"": end = "\""
            case "'": end = "'"
            case "(": end = ")"
            default: return false
            }
            position += 1
            while let next {
                if next == end {
                    position += 1
                    return true
                }
                if next == "(", end == ")" { return false }
                // Passes an escaped character as one.
                _ = character()
            }
            return false
        }
    }
}

/// An address between angle brackets, which is a link: a URL with a scheme, or an address of mail.
struct Autolink {
    /// The shown text.
    let text: String
    /// The destination.
    let destination: String
    /// The number of characters between the brackets.
    let length: Int

    /// - Parameter source: The text after the opening bracket.
    init?(_ source: ArraySlice<Unicode.Scalar>) {
        guard let end = source.firstIndex(where: { $0.value <= 0x20 || $0 == "<" || $0 == ">" }), source[end] == ">"
        else { return nil }
        let address = source[..<end]
        text = String(String.UnicodeScalarView(address))
        length = address.count
        if Self.hasScheme(address) {
            destination = text
        } else if Self.isMail(text) {
            destination = "mailto:" + text
        } else {
            return nil
        }
    }

    private static func hasScheme(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let colon = address.prefix(33).firstIndex(of: ":"), let first = address.first else { return false }
        let scheme = address[..<colon]
        return (2...32).contains(scheme.count) && first.isASCII && first.properties.isAlphabetic
            && scheme.allSatisfy {
                $0.isASCII
                    && ($0.properties.isAlphabetic || $0.properties.numericType != nil
                        || "+.-".unicodeScalars.contains($0))
            }
    }

    /// Returns whether an address is a mail address by the specification of HTML (CommonMark 6.5).
    private static func isMail(_ address: String) -> Bool {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        func isAlphanumeric(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        let marks = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
        guard parts[0].utf8.allSatisfy({ isAlphanumeric($0) || marks.contains($0) }) else { return false }
        return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        }
    }
}
