import Foundation

/// The colours of an RTF document.
struct RTFColorTable {
    /// More colours are left out.
    private static let most = 100_000

    private var colors: [RichTextColor?] = []
    /// The parts of the colour that is being read; nil for the reader's own colour.
    private var (red, green, blue): (UInt8?, UInt8?, UInt8?) = (nil, nil, nil)

    /// Returns the colour with a number; nil for the reader's own.
    subscript(number: Int?) -> RichTextColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    mutating func perform(_ name: String, _ number: Int?) {
        let part = UInt8(clamping: number ?? 0)
        switch name {
        case "red": red = part
        case "green": green = part
        case "blue": blue = part
        default: break
        }
    }

    mutating func endColor() {
        guard colors.count < Self.most else { return }
        if red == nil, green == nil, blue == nil {
            colors.append(nil)
        } else {
            colors.append(RichTextColor(red: red ?? 0, green: green ?? 0, blue: blue ?? 0))
        }
        (red, green, blue) = (nil, nil, nil)
    }
}

/// The fonts of an RTF document.
struct RTFFontTable {
    private struct Font {
        var family = LimitedText(limit: 1_000)
        var characterSet: Int?
        var codePage: Int?
    }

    /// More fonts are left out.
    private static let most = 10_000

    /// The code page of the document, for fonts that name none.
    var documentCodePage = 1252
    /// The number of the font of text for which the document names no font.
    var defaultFont = 0
    private var fonts: [Int: Font] = [:]
    /// The font that is being read.
    private var current: Int?

    mutating func begin(_ number: Int?) {
        endName()
        current = number
        if let number, fonts.count < Self.most { fonts[number] = Font() }
    }

    mutating func append(_ text: String) { if let current { fonts[current]?.family.append(text) } }

    mutating func setCharacterSet(_ number: Int?) { if let current { fonts[current]?.characterSet = number } }

    mutating func setCodePage(_ codePage: Int?) { if let current { fonts[current]?.codePage = codePage } }

    /// Ends the name of the font that is being read.
    mutating func endName() {
        guard let current, let name = fonts[current]?.family.text, name.hasSuffix(";") else { return }
        fonts[current]?.family.text = name.dropLast().trimmingCharacters(in: .whitespaces)
    }

    /// Returns the name of a font; nil if it has none.
    func family(of number: Int) -> String? { fonts[number].flatMap { $0.family.text.isEmpty ? nil : $0.family.text } }

    /// The code page of text for which the document names no font.
    var defaultCodePage: Int { codePage(of: defaultFont) ?? documentCodePage }

    /// Returns the code page of the text in a font; nil for that of the document.
    func codePage(of number: Int) -> Int? {
        guard let font = fonts[number] else { return nil }
        if font.codePage != nil { return font.codePage }
        switch font.characterSet {
        case RTFVocabulary.ansiCharacterSet where RTFVocabulary.ansiCodePages.contains(documentCodePage): return 1252
        case RTFVocabulary.symbolCharacterSet:
            return SymbolText.isSymbolFont(font.family.text) ? SymbolText.fontCodePage : SymbolText.codePage
        default: return nil
        }
    }
}

/// The lists of an RTF document, and the ordinals of their items so far.
struct RTFLists {
    /// The marker of the items of a level, as a number of the format, and the first ordinal.
    private struct Level {
        var format = 0
        var start = 1

        /// The format of items without a marker.
        static let none = 255
        /// The format of items with a bullet.
        static let bullet = 23
    }

    /// More lists are left out.
    private static let most = 100_000
    private static let mostLevels = 9

    /// The levels of the list that is being read.
    private var levels: [Level] = []
    private var lists: [Int: [Level]] = [:]
    private var listOfOverride: Int?
    private var overrides: [Int: Int] = [:]
    private var ordinals: [Int: [Int]] = [:]
    /// The kind of list in the older form, in which each paragraph has its own.
    private var oldStyle: RichTextListItem.Style?

    // MARK: Reading

    mutating func performInTable(_ name: String, _ number: Int?) {
        switch name {
        case "list": levels = []
        case "listlevel": if levels.count < Self.mostLevels { levels.append(Level()) }
        case "levelnfc", "levelnfcn": changeLevel { $0.format = number ?? 0 }
        case "levelstartat": changeLevel { $0.start = min(max(number ?? 1, 0), RTFReader.highestOrdinal) }
        case "listid": if let number, lists.count < Self.most { lists[number] = levels }
        default: break
        }
    }

    private mutating func changeLevel(_ change: (inout Level) -> Void) {
        if !levels.isEmpty { change(&levels[levels.count - 1]) }
    }

    mutating func performInOverrides(_ name: String, _ number: Int?) {
        switch name {
        case "listid": listOfOverride = number
        case "ls": if let number, overrides.count < Self.most { overrides[number] = listOfOverride }
        default: break
        }
    }

    mutating func performOld(_ name: String) {
        switch name {
        case "pnlvlblt": oldStyle = .bullet
        case "pnlvlbody", "pndec": if oldStyle == nil { oldStyle = .number }
        default: break
        }
    }

    /// Ends the list in the older form.
    mutating func endOld() { oldStyle = nil }

    // MARK: Items

    /// Returns the next item of a list; nil for a paragraph that is no item.
    /// - Parameters:
    ///   - list: The number of the list; nil for one in the older form.
    ///   - level: The level of the item.
    mutating func nextItem(of list: Int?, level: Int) -> RichTextListItem? {
        guard let list else { return oldStyle.map { item($0, list: -1, level: level, []) } }
        let levels = overrides[list].flatMap { lists[$0] } ?? []
        let format = levels.indices.contains(level) ? levels[level].format : Level.bullet
        guard format != Level.none else { return nil }
        return item(format == Level.bullet ? .bullet : .number, list: list, level: level, levels)
    }

    private mutating func item(
        _ style: RichTextListItem.Style,
        list: Int,
        level: Int,
        _ levels: [Level]
    ) -> RichTextListItem {
        var counts = Array((ordinals[list] ?? []).prefix(level + 1))
        while counts.count <= level {
            counts.append(levels.indices.contains(counts.count) ? levels[counts.count].start - 1 : 0)
        }
        counts[level] = min(counts[level] + 1, RTFReader.highestOrdinal)
        ordinals[list] = counts
        return RichTextListItem(style: style, level: level, ordinal: counts[level])
    }
}
