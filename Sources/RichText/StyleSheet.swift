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
        let bytes = Self.withoutComments(Array(css.utf8))
        var position = 0
        while let brace = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
            let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
            add(selectors: bytes[position..<brace], bytes[(brace + 1)..<end])
            position = min(end + 1, bytes.endIndex)
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

    /// Returns a sheet without its comments, and without the marks of HTML's in which sheets in old documents hide.
    private static func withoutComments(_ css: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(css.count)
        var position = 0
        while position < css.count {
            switch css[position] {
            case UInt8(ascii: "/") where css[position...].starts(with: "/*".utf8):
                position += 2
                while position < css.count, !css[position...].starts(with: "*/".utf8) { position += 1 }
                position = min(position + 2, css.count)
            case UInt8(ascii: "<") where css[position...].starts(with: "<!--".utf8): position += 4
            case UInt8(ascii: "-") where css[position...].starts(with: "-->".utf8): position += 3
            default:
                result.append(css[position])
                position += 1
            }
        }
        return result
    }
}

/// Pieces of style sheets.
enum CSSText {
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
