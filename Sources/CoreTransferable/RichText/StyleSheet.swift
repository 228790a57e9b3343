/// The rules of a style sheet that name an element, a class, or an element of a class.
///
/// That is what word processors and TextEdit write; rules with other selectors are passed over.
struct StyleSheet {
    /// Rules beyond this number are passed over.
    private static let mostRules = 4_000

    private var rules: [String: [CSSDeclarations]] = [:]
    private var count = 0

    /// Adds the rules of a sheet.
    mutating func add(_ css: String) {
        var rest = Self.withoutComments(css)[...]
        while let brace = rest.firstIndex(of: "{"), count < Self.mostRules {
            let selectors = rest[..<brace]
            let end = rest[brace...].firstIndex(of: "}") ?? rest.endIndex
            let declarations = CSSDeclarations(rest[rest.index(after: brace)..<end])
            for selector in selectors.split(separator: ",").prefix(16) {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }) else {
                    continue
                }
                rules[name, default: []].append(declarations)
                count += 1
            }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
    }

    /// The declarations for an element, the weakest first.
    func declarations(for name: String, classes: String?) -> [CSSDeclarations] {
        guard count > 0 else { return [] }
        let classes = (classes?.lowercased() ?? "").split(whereSeparator: \.isWhitespace).prefix(8)
        return (rules[name] ?? []) + classes.flatMap { rules[".\($0)"] ?? [] }
            + classes.flatMap { rules["\(name).\($0)"] ?? [] }
    }

    private static func withoutComments(_ css: String) -> String {
        var result = ""
        var rest = css[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        // Sheets in old documents hide in a comment of HTML.
        return (result + rest).replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    }
}
