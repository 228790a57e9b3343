/// The declarations of a rule or of a `style` attribute that say how text looks.
struct CSSDeclarations {
    private let declarations: [(property: String, value: String)]

    /// Reads `property: value; property: value`.
    init(_ text: some StringProtocol) {
        declarations = text.split(separator: ";").prefix(64).compactMap {
            declaration -> (property: String, value: String)? in
            guard let colon = declaration.firstIndex(of: ":") else { return nil }
            let property = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = declaration[declaration.index(after: colon)...].prefix(1_000).description
                .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            return (property, value)
        }
    }

    /// Changes a look as the declarations say.
    func apply(to style: inout TextStyle) {
        for (property, value) in declarations {
            let word = value.lowercased()
            switch property {
            case "font-weight": style.set(.stronglyEmphasized, Self.isBold(word))
            case "font-style": style.set(.emphasized, word.hasPrefix("italic") || word.hasPrefix("oblique"))
            case "text-decoration", "text-decoration-line":
                if word.contains("none") {
                    style.isUnderlined = false
                    style.set(.strikethrough, false)
                }
                if word.contains("underline") { style.isUnderlined = true }
                if word.contains("line-through") { style.set(.strikethrough, true) }
            case "color": if let color = CSSColor.color(word) { style.textColor = color }
            case "background-color", "background":
                if word == "transparent" || word == "none" { style.highlightColor = nil }
                if let color = CSSColor.color(word) { style.highlightColor = color }
            case "font-family": if let family = Self.family(value) { style.fontFamily = family }
            case "font-size": if let size = Self.size(word, inherited: style.fontSize) { style.fontSize = size }
            default: break
            }
        }
    }

    /// Whether spaces and line breaks are kept, where the declarations say.
    var keepsSpaces: Bool? {
        value(of: "white-space").map { ["pre", "pre-wrap", "break-spaces"].contains($0) }
    }

    /// Whether the element is not shown.
    var isHidden: Bool { value(of: "display") == "none" }

    private func value(of property: String) -> String? {
        declarations.last { $0.property == property }?.value.lowercased()
    }

    private static func isBold(_ word: String) -> Bool {
        word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    }

    /// The first family that is a font rather than a kind of fonts.
    private static func family(_ value: String) -> String? {
        let generic: Set = [
            "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial",
        ]
        return value.split(separator: ",").prefix(16).lazy
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'")) }
            .first { !$0.isEmpty && !$0.hasPrefix("-") && !generic.contains($0.lowercased()) }
    }

    /// A size in points. Relative sizes are those of the element around, or of twelve points.
    private static func size(_ word: String, inherited: Double?) -> Double? {
        let units: [(String, Double)] = [
            ("px", 0.75), ("pt", 1), ("rem", 12), ("em", inherited ?? 12), ("%", (inherited ?? 12) / 100), ("pc", 12),
            ("in", 72), ("cm", 72 / 2.54), ("mm", 72 / 25.4),
        ]
        for (unit, points) in units where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count).trimmingCharacters(in: .whitespaces)) else {
                return nil
            }
            let size = (number * points * 100).rounded() / 100
            return (0.5...2_000).contains(size) ? size : nil
        }
        return nil
    }
}
