import Foundation

/// The rules of a style sheet that name an element, a class, or an element of a class.
///
/// Word processors and TextEdit write such rules. Rules with other selectors are skipped. Rules of one selector are
/// merged as they are read, so the cost of an element does not grow with the number of rules.
struct StyleSheet {
    /// Selectors beyond this number are passed over.
    private static let mostSelectors = 4_000

    /// Longer selectors are passed over.
    private static let longestSelector = 200

    private var rules: [String: CSSDeclarations] = [:]

    /// Adds the rules of a sheet. Takes time in proportion to its length.
    mutating func add(_ css: String) {
        let bytes = CSSText.withoutComments(Array(css.utf8)[...], isSheet: true)
        var position = 0
        while position < bytes.count {
            let mark = Self.firstMark(in: bytes, from: position)
            let prelude = CSSText.trimmed(bytes[position..<mark])
            position = min(mark + 1, bytes.endIndex)
            // The end of a rule with others in it, or one such as `@import` without any.
            guard mark < bytes.endIndex, bytes[mark] == UInt8(ascii: "{") else { continue }
            if prelude.first == UInt8(ascii: "@") {
                if !Self.holdsRules(prelude) { position = Self.end(ofBlockAt: position, in: bytes) }
                continue
            }
            let end = CSSText.first(of: [UInt8(ascii: "}")], in: bytes[position...])
            add(selectors: prelude, bytes[position..<end])
            position = min(end + 1, bytes.endIndex)
        }
    }

    /// Returns the position of what ends the words before a block, or a rule that has no block.
    private static func firstMark(in bytes: [UInt8], from start: Int) -> Int {
        CSSText.first(of: [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")], in: bytes[start...])
    }

    /// Returns the position after the block whose contents begin at a position, and after the blocks in it.
    private static func end(ofBlockAt start: Int, in bytes: [UInt8]) -> Int {
        var depth = 1
        var position = start
        while position < bytes.count, depth > 0 {
            position = CSSText.first(of: [UInt8(ascii: "{"), UInt8(ascii: "}")], in: bytes[position...])
            guard position < bytes.count else { break }
            depth += bytes[position] == UInt8(ascii: "{") ? 1 : -1
            position += 1
        }
        return position
    }

    /// Returns whether the rules of a `style` element count, by its attributes.
    static func counts(type: String?, media: String?) -> Bool {
        let type = type?.lowercased() ?? ""
        return (type.isEmpty || type == "text/css") && isForScreen(media?.lowercased()[...] ?? "")
    }

    /// Returns whether the rules in a block count, by the words before it: those for the screen do, and those for print
    /// and under conditions about a window do not.
    private static func holdsRules(_ prelude: ArraySlice<UInt8>) -> Bool {
        guard prelude.count <= longestSelector else { return false }
        let words = String(decoding: prelude, as: UTF8.self).lowercased().split(
            maxSplits: 1,
            whereSeparator: \.isWhitespace
        )
        if words.first == "@layer" { return true }
        guard words.first == "@media" else { return false }
        return isForScreen(words.dropFirst().first ?? "")
    }

    /// Returns whether a list of media has the screen, in lowercase letters and without conditions. An empty one has all.
    private static func isForScreen(_ list: Substring) -> Bool {
        let media = list.split(separator: ",", maxSplits: 64).map { query in
            query.split(maxSplits: 8, whereSeparator: \.isWhitespace).filter { $0 != "only" }
        }
        return media.isEmpty
            || media.contains { query in
                switch query.first {
                case "not": query.count == 2 && !["screen", "all"].contains(query[1]) && !query[1].hasPrefix("(")
                case "screen", "all": query.count == 1
                default: query.isEmpty
                }
            }
    }

    private mutating func add(selectors: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
        var declarations: CSSDeclarations?
        for selector in selectors.split(separator: UInt8(ascii: ","), maxSplits: 16).prefix(16) {
            let selector = CSSText.trimmed(selector)
            guard !selector.isEmpty, selector.count <= Self.longestSelector else { continue }
            let name = String(decoding: selector, as: UTF8.self).lowercased()
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }),
                rules.count < Self.mostSelectors || rules[name] != nil
            else { continue }
            let added = declarations ?? CSSDeclarations(text)
            declarations = added
            rules[name, default: CSSDeclarations()].merge(added)
        }
    }

    /// Returns the declarations for an element, in which the strongest of each property is left.
    func declarations(for name: String, classes: String?) -> CSSDeclarations {
        guard !rules.isEmpty else { return CSSDeclarations() }
        let classes = (classes?.lowercased() ?? "").split(maxSplits: 8, whereSeparator: \.isWhitespace).prefix(8)
        var declarations = rules[name] ?? CSSDeclarations()
        for selector in classes.map({ ".\($0)" }) + classes.map({ "\(name).\($0)" }) {
            if let rule = rules[selector] { declarations.merge(rule) }
        }
        return declarations
    }

}

/// Pieces of style sheets.
enum CSSText {
    /// Returns text without its comments, and a sheet without the marks of HTML's in which sheets in old documents hide.
    static func withoutComments(_ css: ArraySlice<UInt8>, isSheet: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(css.count)
        var position = css.startIndex
        var quote: UInt8?
        while position < css.endIndex {
            let byte = css[position]
            let rest = css[position...]
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A:
                quote = next(quote, after: byte)
                let length = byte == UInt8(ascii: "\\") ? min(2, rest.count) : 1
                result += rest.prefix(length)
                position += length
            case UInt8(ascii: "/") where quote == nil && rest.starts(with: "/*".utf8):
                position += 2
                while position < css.endIndex, !css[position...].starts(with: "*/".utf8) { position += 1 }
                position = min(position + 2, css.endIndex)
            case UInt8(ascii: "<") where isSheet && quote == nil && rest.starts(with: "<!--".utf8): position += 4
            case UInt8(ascii: "-") where isSheet && quote == nil && rest.starts(with: "-->".utf8): position += 3
            default:
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    /// Returns the position of the first of some bytes that is in no string; that of the end where there is none.
    static func first(of wanted: [UInt8], in css: ArraySlice<UInt8>) -> Int {
        var quote: UInt8?
        var position = css.startIndex
        while position < css.endIndex {
            let byte = css[position]
            if quote == nil, wanted.contains(byte) { return position }
            quote = next(quote, after: byte)
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return css.endIndex
    }

    /// Returns the declarations of a block, of which there may be too many.
    static func declarations(_ css: ArraySlice<UInt8>, most: Int) -> [ArraySlice<UInt8>] {
        var declarations: [ArraySlice<UInt8>] = []
        var rest = css
        while !rest.isEmpty, declarations.count < most {
            let end = first(of: [UInt8(ascii: ";")], in: rest)
            declarations.append(rest[..<end])
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return declarations
    }

    /// Returns the mark that ends the string after a byte; nil outside strings. A string without an end ends with its line.
    private static func next(_ quote: UInt8?, after byte: UInt8) -> UInt8? {
        switch byte {
        case 0x0A: nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote == nil ? byte : quote == byte ? nil : quote
        default: quote
        }
    }

    /// Returns a piece without the space around it.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return [] }
        return bytes[first...last]
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
