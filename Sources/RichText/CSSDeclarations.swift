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

    /// The treatment of spaces and line breaks, where the declarations say.
    private(set) var whiteSpace: WhiteSpace?
    /// The place of a paragraph of Word's in a list, or the mark of its marker.
    private(set) var wordList: WordList?

    /// The number of tabs that the element stands for in Word's HTML.
    private(set) var tabCount: Int?

    /// A Boolean value that indicates whether the element is not shown.
    var isHidden: Bool { display == "none" }

    /// A Boolean value that indicates whether the element has lines of its own.
    var isBlock: Bool { ["block", "flex", "grid", "list-item", "flow-root"].contains(display) }

    /// Makes declarations that say nothing.
    init() {}

    /// Reads `property: value; property: value`.
    init(_ text: String) {
        self.init(Array(text.utf8)[...])
    }

    /// Reads `property: value; property: value` in UTF-8.
    init(_ text: ArraySlice<UInt8>) {
        let most = Self.mostDeclarations
        for declaration in CSSText.declarations(CSSText.withoutComments(text)[...], most: most) {
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
        case "font-weight": isBold = Self.isBold(word)
        case "font-style": isItalic = Self.isItalic(word)
        case "font": setFont(value, word)
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
        case "white-space", "white-space-collapse": whiteSpace = WhiteSpace(word) ?? whiteSpace
        case "mso-tab-count": tabCount = Int(word.prefix(while: \.isNumber))?.clamped(to: 1...64) ?? tabCount
        case "mso-list": wordList = WordList(word)
        case "display": display = word
        default: break
        }
    }

    private static func isBold(_ word: String) -> Bool {
        word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    }

    private static func isItalic(_ word: String) -> Bool { word.hasPrefix("italic") || word.hasPrefix("oblique") }

    /// Reads the value that sets all of a font: the style and the weight, the size, the height of a line after a slash, and the
    /// families. A font of the system, such as `caption`, is left out.
    private mutating func setFont(_ value: String, _ word: String) {
        let words = word.split(maxSplits: 8, whereSeparator: \.isWhitespace)
        let sizes = words.map { Self.size(String($0.prefix { $0 != "/" })) }
        guard let place = sizes.firstIndex(where: { $0 != nil }), let size = sizes[place] else { return }
        let before = words[..<place].map(String.init)
        isBold = before.contains(where: Self.isBold)
        isItalic = before.contains(where: Self.isItalic)
        self.size = size
        let rest = value.split(maxSplits: place + 1, whereSeparator: \.isWhitespace).dropFirst(place + 1).first ?? ""
        // The height may stand apart from the slash.
        let families =
            rest.hasPrefix("/") ? rest.dropFirst().drop(while: \.isWhitespace).drop { !$0.isWhitespace } : rest
        family = Self.family(String(families)) ?? family
    }

    /// Declarations of an element that is not shown.
    static let hidden = CSSDeclarations("display:none")

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
        whiteSpace = stronger.whiteSpace ?? whiteSpace
        wordList = stronger.wordList ?? wordList
        tabCount = stronger.tabCount ?? tabCount
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
            .first {
                !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasPrefix(".") && !genericFamilies.contains($0.lowercased())
            }
    }

    private static let genericFamilies: Set = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial",
    ]

    private static let units: [(suffix: String, size: @Sendable (Double) -> Size)] = [
        ("px", { .points($0 * 0.75) }), ("pt", { .points($0) }), ("rem", { .points($0 * 12) }), ("em", { .factor($0) }),
        ("%", { .factor($0 / 100) }), ("pc", { .points($0 * 12) }), ("in", { .points($0 * 72) }),
        ("cm", { .points($0 * 72 / 2.54) }), ("mm", { .points($0 * 72 / 25.4) }),
    ]

    /// The named sizes, the same as the ones of the `font` element.
    private static let namedSizes: [String: Size] = [
        "xx-small": .points(6.75), "x-small": .points(7.5), "small": .points(10), "medium": .points(12),
        "large": .points(13.5),
        "x-large": .points(18), "xx-large": .points(24), "xxx-large": .points(36), "smaller": .factor(1 / 1.2),
        "larger": .factor(1.2),
    ]

    private static func size(_ word: String) -> Size? {
        if let size = namedSizes[word] { return size }
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
