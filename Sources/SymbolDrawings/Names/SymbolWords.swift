extension Symbol {
    /// Returns the English words for a symbol, the most important first; nil if the name is unknown.
    ///
    /// Each part is translated by itself. Fills and enclosures are not spoken, and figures and letters are spoken as they are.
    /// - Parameter name: A name such as `folder.badge.gearshape`.
    package static func words(of name: String) -> [String]? {
        var parts = name.split(separator: ".").map(String.init)
        while parts.count > 1 {
            if let word = composedWords[parts.joined(separator: ".")] { return [word] }
            guard let last = parts.last, forms.contains(last) else { break }
            parts.removeLast()
        }
        return SymbolName(name)?.words
    }

    /// Parts at the end of a name that describe the form and not the subject.
    private static let forms: Set<String> = ["fill", "circle", "square", "rectangle", "inverse"]

    /// The words of composed names that say more than their parts.
    private static let composedWords = [
        "exclamationmark.triangle": "Warning", "eye.slash": "Hide", "folder.badge.plus": "New folder",
        "person.badge.plus": "Add person",
    ]
}

extension SymbolName {
    fileprivate var words: [String] {
        switch self {
        case .drawn(let name, _): SymbolTable.drawing(name).map { [$0.word] } ?? []
        case .characters(let text): [text.uppercased()]
        case .slashed(let base): base.words + ["Off"]
        case .badged(let base, let badge): base.words + badge.words
        case .on(let first, let second), .and(let first, let second):
            first.words == second.words ? first.words : first.words + second.words
        case .enclosed(let content, _, _): content.words
        case .arrowed(let base, let arrow): base.words + (SymbolTable.drawing(arrow).map { [$0.word] } ?? [])
        case .copies(let base, let count): base.words + ["\(count)"]
        }
    }
}

extension SymbolBadge {
    /// The words that a badge adds to those of a symbol. A sign at a corner says what is done, or how something stands.
    fileprivate var words: [String] {
        switch self {
        case .dot: ["New"]
        case .disc(let sign), .sign(let sign):
            Self.signWords[sign].map { [$0] } ?? SymbolTable.drawing(sign).map { [$0.word] } ?? []
        case .symbol(let name): name.words
        }
    }

    private static let signWords = [
        "plus": "Add", "minus": "Remove", "checkmark": "Done", "xmark": "Failed", "questionmark": "Unknown",
        "exclamationmark": "Warning", "ellipsis": "More",
    ]
}
