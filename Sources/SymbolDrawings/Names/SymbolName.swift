/// The meaning of a symbol's name: a drawing of the table, or a composition of drawings.
///
/// The grammar, from the outside to the inside: a fill, a slash, a badge, one thing on another, an enclosure, one thing and another,
/// a count or a number, a sign beside. A name that has a drawing as a whole is not taken apart.
indirect enum SymbolName: Equatable, Sendable {
    /// A drawing of the table, in one of its forms.
    case drawn(String, filled: Bool)
    /// Figures or a letter.
    case characters(String)
    case slashed(SymbolName)
    case badged(SymbolName, SymbolBadge)
    /// A thing in front of another.
    case on(SymbolName, SymbolName)
    case enclosed(SymbolName, in: String, filled: Bool)
    /// A thing with an arrow that goes into it or comes out of it.
    case arrowed(SymbolName, arrow: String)
    case and(SymbolName, SymbolName)
    case copies(SymbolName, Int)

    /// Parts at the end of a name that ask for a form for a language or a direction, which look the same here.
    private static let localizations: Set<String> = ["ar", "bn", "he", "hi", "ja", "km", "ko", "my", "rtl", "th", "zh"]

    /// Reads a name; nil where it is not known.
    init?(_ name: String) { self.init(name.split(separator: ".").map(String.init)[...], filled: false) }

    private init?(_ parts: ArraySlice<String>, filled: Bool) {
        guard let last = parts.last else { return nil }
        let name = parts.joined(separator: ".")
        if SymbolTable.contains(name) {
            self = .drawn(name, filled: filled)
        } else if parts.count > 1, last == "fill" {
            self.init(parts.dropLast(), filled: true)
        } else if parts.count > 1, Self.localizations.contains(last) {
            self.init(parts.dropLast(), filled: filled)
        } else if let found = Self.composed(parts, filled: filled) {
            self = found
        } else {
            return nil
        }
    }

    private static func composed(_ parts: ArraySlice<String>, filled: Bool) -> SymbolName? {
        guard parts.count > 1 else { return nil }
        return slashed(parts, filled) ?? badged(parts, filled) ?? on(parts, filled) ?? enclosed(parts, filled)
            ?? and(parts, filled) ?? copies(parts, filled) ?? besideSign(parts, filled)
    }

    private static func slashed(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        guard parts.last == "slash" else { return nil }
        return SymbolName(parts.dropLast(), filled: filled).map { .slashed($0) }
    }

    private static func badged(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        guard let index = parts.dropFirst().firstIndex(where: { $0.hasSuffix("badge") }),
            let base = SymbolName(parts[..<index], filled: filled)
        else { return nil }
        return SymbolBadge(parts[index...]).map { .badged(base, $0) }
    }

    private static func on(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        guard let index = parts.dropFirst().firstIndex(of: "on"),
            let front = SymbolName(parts[..<index], filled: filled),
            let back = SymbolName(parts[(index + 1)...], filled: filled)
        else { return nil }
        return .on(front, back)
    }

    private static func enclosed(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        for index in parts.indices.dropFirst() {
            let enclosure = parts[index...].joined(separator: ".")
            guard SymbolTable.drawing(enclosure)?.interior != nil, let inner = inside(parts[..<index]) else { continue }
            return .enclosed(inner, in: enclosure, filled: filled)
        }
        return nil
    }

    /// Returns the contents of an enclosure: figures, a letter or a symbol.
    private static func inside(_ parts: ArraySlice<String>) -> SymbolName? {
        if parts.count == 1, let text = parts.first, isCharacters(text) { return .characters(text) }
        return SymbolName(parts, filled: false)?.inside
    }

    private static func isCharacters(_ text: String) -> Bool {
        guard (1...3).contains(text.utf8.count) else { return false }
        let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return (isNumber || text.utf8.count == 1) && text.allSatisfy { SymbolTable.contains("glyph.\($0)") }
    }

    private static func and(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        for index in parts.indices.dropFirst().dropLast() where parts[index] == "and" {
            guard let first = SymbolName(parts[..<index], filled: filled) else { continue }
            let rest = parts[(index + 1)...].filter { $0 != "fill" }
            if rest == ["arrow", "up"] || rest == ["arrow", "down"] {
                return .arrowed(first, arrow: rest.joined(separator: "."))
            }
            if let second = SymbolName(parts[(index + 1)...], filled: filled) { return .and(first, second) }
        }
        return nil
    }

    private static func copies(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        guard let text = parts.last, let count = Int(text), count > 1 else { return nil }
        if count <= 3 { return SymbolName(parts.dropLast(), filled: filled).map { .copies($0, count) } }
        // More are not drawn side by side: the number of seconds in goforward.15.
        let enclosure = parts.dropLast().joined(separator: ".")
        guard SymbolTable.drawing(enclosure)?.interior != nil, isCharacters(text) else { return nil }
        return .enclosed(.characters(text), in: enclosure, filled: filled)
    }

    private static func besideSign(_ parts: ArraySlice<String>, _ filled: Bool) -> SymbolName? {
        guard let sign = parts.last, SymbolBadge.signs.contains(sign) else { return nil }
        return SymbolName(parts.dropLast(), filled: filled).map { .badged($0, .sign(sign)) }
    }
}

extension SymbolName {
    /// The form that stands inside an enclosure: filled where there is such a form, since outlines close at that size.
    private var inside: SymbolName {
        switch self {
        case .drawn(let name, let isFilled):
            .drawn(name, filled: isFilled || SymbolTable.drawing(name)?.isFilledInside ?? true)
        case .slashed(let base): .slashed(base.inside)
        case .badged(let base, let badge): .badged(base.inside, badge)
        case .copies(let base, let count): .copies(base.inside, count)
        case .arrowed(let base, let arrow): .arrowed(base.inside, arrow: arrow)
        case .and(let first, let second): .and(first.inside, second.inside)
        case .on, .enclosed, .characters: self
        }
    }

    /// The name of the drawing that the symbol is about; nil for figures and letters.
    var subject: String? {
        switch self {
        case .drawn(let name, _): name
        case .characters: nil
        case .slashed(let base), .badged(let base, _), .copies(let base, _), .arrowed(let base, _): base.subject
        case .on(let base, _), .enclosed(let base, _, _), .and(let base, _): base.subject
        }
    }
}

/// The badge at a corner of a symbol.
enum SymbolBadge: Equatable, Sendable {
    /// A dot.
    case dot
    /// A sign in a filled disc.
    case disc(String)
    /// A sign by itself.
    case sign(String)
    /// A small symbol.
    case symbol(SymbolName)

    /// The signs that stand in a disc.
    static let signs: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis",
    ]

    /// Reads a badge.
    /// - Parameter parts: The parts of a name from `badge` on, or from `trianglebadge`.
    init?(_ parts: ArraySlice<String>) {
        let content = parts.dropFirst().filter { $0 != "fill" }
        if parts.first == "trianglebadge" {
            guard let name = SymbolName((content + ["triangle", "fill"]).joined(separator: ".")) else { return nil }
            self = .symbol(name)
        } else if content.isEmpty {
            self = .dot
        } else if content.count == 1, Self.signs.contains(content[0]) {
            self = .disc(content[0])
        } else if let name = SymbolName((content + ["fill"]).joined(separator: ".")) {
            self = .symbol(name)
        } else {
            return nil
        }
    }
}
