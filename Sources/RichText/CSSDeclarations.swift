import Foundation

/// The look of text by the declarations of rules or of a `style` attribute: at most one value of each property.
struct CSSDeclarations {
    /// The limits of the declarations in one block and of the bytes in a value. The rest is skipped.
    private static let mostDeclarations = 64
    private static let longestValue = 1_000

    /// Lines under and through text.
    private struct Decoration {
        var isUnderlined: Bool?
        var isStruck: Bool?
    }

    /// A size in points, or one in proportion to the size around.
    private enum Size {
        case points(Double)
        case factor(Double)
    }

    private var isBold: Bool?
    private var isItalic: Bool?
    private var decoration: Decoration?
    private var textColor: RichTextColor?
    /// The colour behind the text, of which “none” is a value, too.
    private var highlightColor: RichTextColor??
    private var family: String?
    private var size: Size?
    private var display: String?

    /// A Boolean value that indicates whether spaces and line breaks are kept, where the declarations say.
    private(set) var keepsSpaces: Bool?

    /// A Boolean value that indicates whether the element is not shown.
    var isHidden: Bool { display == "none" }

    /// Makes declarations that say nothing.
    init() {}

    /// Reads `property: value; property: value`.
    init(_ text: String) {
        self.init(Array(text.utf8)[...])
    }

    /// Reads `property: value; property: value` in UTF-8.
    init(_ text: ArraySlice<UInt8>) {
        let most = Self.mostDeclarations
        for declaration in text.split(separator: UInt8(ascii: ";"), maxSplits: most).prefix(most) {
            guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let property = CSSText.trimmed(declaration[..<colon])
            guard property.count <= 40 else { continue }
            let value = declaration[(colon + 1)...].prefix(Self.longestValue)
            set(
                String(decoding: property, as: UTF8.self).lowercased(),
                String(decoding: Self.plain(value), as: UTF8.self)
            )
        }
    }

    /// Returns a value without the mark of its importance.
    private static func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let mark = value.lastIndex(of: UInt8(ascii: "!")),
            String(decoding: CSSText.trimmed(value[(mark + 1)...]), as: UTF8.self).lowercased() == "important"
        else { return CSSText.trimmed(value) }
        return CSSText.trimmed(value[..<mark])
    }

    private mutating func set(_ property: String, _ value: String) {
        let word = value.lowercased()
        switch property {
        case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
        case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
        case "text-decoration", "text-decoration-line":
            let isNone = word.contains("none")
            decoration = Decoration(
                isUnderlined: word.contains("underline") ? true : isNone ? false : nil,
                isStruck: word.contains("line-through") ? true : isNone ? false : nil
            )
        case "color": textColor = CSSColor.color(word) ?? textColor
        case "background-color", "background":
            if let color = CSSColor.color(word) {
                highlightColor = .some(color)
            } else if word == "transparent" || word == "none" {
                highlightColor = .some(nil)
            }
        case "font-family": family = Self.family(value) ?? family
        case "font-size": size = Self.size(word) ?? size
        case "white-space": keepsSpaces = ["pre", "pre-wrap", "break-spaces"].contains(word)
        case "display": display = word
        default: break
        }
    }

    /// Adds declarations that are stronger.
    mutating func merge(_ stronger: CSSDeclarations) {
        isBold = stronger.isBold ?? isBold
        isItalic = stronger.isItalic ?? isItalic
        decoration = stronger.decoration ?? decoration
        textColor = stronger.textColor ?? textColor
        highlightColor = stronger.highlightColor ?? highlightColor
        family = stronger.family ?? family
        size = stronger.size ?? size
        display = stronger.display ?? display
        keepsSpaces = stronger.keepsSpaces ?? keepsSpaces
    }

    /// Changes a look as the declarations say.
    func apply(to style: inout TextStyle) {
        if let isBold { style.set(.stronglyEmphasized, isBold) }
        if let isItalic { style.set(.emphasized, isItalic) }
        if let isUnderlined = decoration?.isUnderlined { style.isUnderlined = isUnderlined }
        if let isStruck = decoration?.isStruck { style.set(.strikethrough, isStruck) }
        if let textColor { style.textColor = textColor }
        if let highlightColor { style.highlightColor = highlightColor }
        if let family { style.fontFamily = family }
        switch size {
        case .points(let points): style.fontSize = Self.possible(points) ?? style.fontSize
        case .factor(let factor): style.fontSize = Self.possible((style.fontSize ?? 12) * factor) ?? style.fontSize
        case nil: break
        }
    }

    /// Returns the first family that is a font rather than a kind of fonts.
    private static func family(_ value: String) -> String? {
        value.split(separator: ",", maxSplits: 16).prefix(16).lazy
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'")) }
            .first { !$0.isEmpty && !$0.hasPrefix("-") && !genericFamilies.contains($0.lowercased()) }
    }

    private static let genericFamilies: Set = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial",
    ]

    private static let units: [(suffix: String, size: @Sendable (Double) -> Size)] = [
        ("px", { .points($0 * 0.75) }), ("pt", { .points($0) }), ("rem", { .points($0 * 12) }), ("em", { .factor($0) }),
        ("%", { .factor($0 / 100) }), ("pc", { .points($0 * 12) }), ("in", { .points($0 * 72) }),
        ("cm", { .points($0 * 72 / 2.54) }), ("mm", { .points($0 * 72 / 25.4) }),
    ]

    private static func size(_ word: String) -> Size? {
        guard let unit = units.first(where: { word.hasSuffix($0.suffix) }),
            let number = Double(word.dropLast(unit.suffix.count).trimmingCharacters(in: .whitespaces)), number.isFinite
        else { return nil }
        return unit.size(number)
    }

    /// Returns a size in hundredths of a point, unless it is one that no text has.
    private static func possible(_ points: Double) -> Double? {
        let size = (points * 100).rounded() / 100
        return (0.5...2_000).contains(size) ? size : nil
    }
}
