/// The treatment of spaces and line breaks in HTML.
enum WhiteSpace {
    /// They are one space.
    case collapsed
    /// Spaces are one, and line breaks stay.
    case keepsLines
    /// All stays.
    case kept

    /// The treatments by the words of `white-space` and `white-space-collapse`. Other words are of wrapping.
    private static let named: [Substring: WhiteSpace] = [
        "normal": .collapsed, "nowrap": .collapsed, "wrap": .collapsed, "collapse": .collapsed, "initial": .collapsed,
        "pre-line": .keepsLines, "preserve-breaks": .keepsLines, "pre": .kept, "pre-wrap": .kept, "break-spaces": .kept,
        "preserve": .kept, "preserve-spaces": .kept,
    ]

    /// Reads the value of `white-space`, in lowercase letters; nil for another.
    init?(_ value: String) {
        let words = value.split(maxSplits: 4, whereSeparator: \.isWhitespace).compactMap { Self.named[$0] }
        guard let treatment = words.first(where: { $0 != .collapsed }) ?? words.first else { return nil }
        self = treatment
    }
}
