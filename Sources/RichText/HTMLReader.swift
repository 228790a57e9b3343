import Foundation

/// A reader of HTML as browsers, word processors and TextEdit put it on the clipboard.
///
/// The input is untrusted: elements are kept on a stack of limited depth, scripts and everything that is not text are
/// passed over, and nothing is fetched.
package struct HTMLReader {
    /// Elements that are nested more deeply than this leave no trace but their text, as in browsers.
    static let deepestElement = 512

    private struct Element {
        let name: String
        var style: TextStyle
        var whiteSpace: WhiteSpace
        var isHidden: Bool
        /// A Boolean value that indicates whether non-breaking spaces stand for spaces that HTML would run together.
        var keepsConvertedSpaces = false
        var list: RichTextListItem.Style?
        /// The number of the last item of a list, or of the cells of a row.
        var ordinal = 0
        /// The list of Word's that the element is a paragraph of, or whose marker it is.
        var wordList: WordList?
        /// A Boolean value that indicates whether the element has lines of its own, though by its name it has none.
        var isBlock = false
        /// A Boolean value that indicates whether the element is part of a marker.
        var isInMarker = false
    }

    private var builder = RichTextBuilder()
    private var elements: [Element] = []
    private var sheet = StyleSheet()

    /// The positions of the open elements of each name, the innermost last, so no search is necessary.
    private var open: [String: [Int]] = [:]

    /// The positions of the open lists, the innermost last.
    private var lists: [Int] = []

    private var pendingBreaks = 0
    private var isLineEmpty = true

    /// The look of a space that counts once text follows it on the line.
    private var pendingSpace: TextStyle?
    private var lineItem: RichTextListItem?

    /// The URL that relative addresses count from.
    private var base: URL?
    private var hasBase = false

    /// A Boolean value that indicates whether a line break that follows at once is only that of the source.
    private var isAtStartOfPreformatted = false

    /// A Boolean value that indicates whether there has been text in the row of a table.
    private var rowHasText = false

    /// The line breaks before the row of a table, as long as it has no text.
    private var breaksBeforeRow = 0

    /// A Boolean value that indicates whether nothing follows the tab before a cell, so a paragraph in it begins no line.
    private var isAfterTab = false

    private var wordCounts = WordList.Counts()
    private var wordMarker = LimitedText(limit: 64)

    /// Returns the text for HTML data.
    package static func text(from data: Data) throws -> AttributedString {
        var tokenizer = HTMLTokenizer(try HTMLText.text(from: data))
        var reader = HTMLReader()
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): reader.write(text)
            case .start(let name, let attributes): reader.start(name, attributes)
            case .end(let name): reader.end(name)
            // It is not text of the document.
            case .title: break
            case .styleSheet(let css, let attributes):
                if StyleSheet.counts(type: attributes["type"], media: attributes["media"]) { reader.sheet.add(css) }
            }
        }
        return try reader.builder.result()
    }

    private var style: TextStyle { elements.last?.style ?? TextStyle() }

    // MARK: - Elements

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        endImplied(by: name)
        if Self.rows.contains(name) { isAfterTab = false }
        if Self.blocks.contains(name) { blockBoundary() }
        isAtStartOfPreformatted = false
        switch name {
        case "br":
            // Browsers end some copies with a line break that is not in the document.
            if attributes["class"] != Self.interchangeBreak { lineBreak() }
            return
        case "base":
            // The first one that has an address counts, even if that is none.
            if let address = attributes["href"], !hasBase {
                hasBase = true
                base = LinkAddress.url(address)
            }
        case "img":
            if let text = EmojiText.text(ofPicture: attributes), !declarations(name, attributes).isHidden {
                write(text)
            }
        case "tr": (rowHasText, breaksBeforeRow) = (false, pendingBreaks)
        case "td", "th": startCell()
        default: break
        }
        guard !Self.voids.contains(name), elements.count < Self.deepestElement else { return }
        let outer = elements.last
        var element = Element(
            name: name,
            style: style,
            whiteSpace: outer?.whiteSpace ?? .collapsed,
            isHidden: outer?.isHidden ?? false
        )
        look(of: name, attributes, &element)
        let declarations = declarations(name, attributes)
        if declarations.isBlock, !Self.blocks.contains(name) {
            blockBoundary()
            element.isBlock = true
        }
        declarations.apply(to: &element.style)
        element.whiteSpace = declarations.whiteSpace ?? element.whiteSpace
        element.isHidden = element.isHidden || declarations.isHidden
        if let count = declarations.tabCount, !element.isHidden {
            // What is in the element is as wide as the tabs, for readers that do not know them.
            write(String(repeating: "\t", count: count), isKept: true)
            element.isHidden = true
        }
        addWordList(declarations.wordList, isInMarker: outer?.isInMarker ?? false, &element)
        element.keepsConvertedSpaces = attributes["class"] == HTMLWriter.convertedSpace
        open[name, default: []].append(elements.count)
        if element.list != nil { lists.append(elements.count) }
        elements.append(element)
        isAtStartOfPreformatted = Self.preformatted.contains(name)
    }

    /// Returns the declarations of the rules for an element, and of the element itself.
    private func declarations(_ name: String, _ attributes: [String: String]) -> CSSDeclarations {
        var declarations = CSSDeclarations()
        let isHidden =
            attributes["hidden"] != nil || name == "dialog" && attributes["open"] == nil
            || name == "span" && attributes["class"]?.hasPrefix(Self.wordParagraphEnd) == true
        if isHidden { declarations.merge(.hidden) }
        declarations.merge(sheet.declarations(for: name, classes: attributes["class"]))
        if let own = attributes["style"] { declarations.merge(CSSDeclarations(own)) }
        return declarations
    }

    /// Adds the look that an element has by default.
    private mutating func look(of name: String, _ attributes: [String: String], _ element: inout Element) {
        switch name {
        case "b", "strong", "th": element.style.set(.stronglyEmphasized, true)
        case "i", "em", "cite", "var", "dfn", "address": element.style.set(.emphasized, true)
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.set(.strikethrough, true)
        case "code", "tt", "kbd", "samp": element.style.set(.code, true)
        case _ where Self.preformatted.contains(name): element.whiteSpace = .kept
        case "mark": element.style.highlightColor = RichTextColor(red: 255, green: 255, blue: 0)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            element.style.set(.stronglyEmphasized, true)
            element.style.fontSize = Self.headingSizes[name]
        case "a":
            if let url = attributes["href"].flatMap({ LinkAddress.url($0, relativeTo: base) }) {
                element.style.link = url
            }
        case "font":
            if let color = attributes["color"].flatMap({ CSSColor.color($0.lowercased()) }) {
                element.style.textColor = color
            }
            if let face = attributes["face"] { CSSDeclarations("font-family:" + face).apply(to: &element.style) }
            if let size = attributes["size"].flatMap({ Int($0) }), (1...7).contains(size) {
                element.style.fontSize = Self.fontSizes[size - 1]
            }
        case "ul", "ol", "menu", "dir":
            element.list = name == "ol" ? .number : .bullet
            element.ordinal = attributes["start"].flatMap { Int($0) }.map { $0.clamped(to: 1...1_000_000) - 1 } ?? 0
        case "li": item(attributes, &element)
        case "head", "noscript", "object", "audio", "video", "canvas", "select": element.isHidden = true
        default: break
        }
    }

    private mutating func item(_ attributes: [String: String], _ element: inout Element) {
        guard let index = lists.last, let list = elements[index].list else { return }
        let value = attributes["value"].flatMap { Int($0) }.map { $0.clamped(to: 1...1_000_000) }
        elements[index].ordinal = value ?? elements[index].ordinal + 1
        // Word on the web and Slack write lists of all levels side by side.
        let level =
            attributes["data-aria-level"].flatMap { Int($0) }.map { $0.clamped(to: 1...100) - 1 }
            ?? attributes["data-stringify-indent"].flatMap { Int($0) } ?? lists.count - 1
        element.style.listItem = RichTextListItem(
            style: list,
            level: level.clamped(to: 0...RichTextListItem.deepestLevel),
            ordinal: elements[index].ordinal
        )
    }

    /// Separates a cell from the one before, whose last paragraph has ended.
    private mutating func startCell() {
        // What stands between cells is no text.
        pendingSpace = nil
        if isLineEmpty, pendingBreaks > breaksBeforeRow {
            // An empty cell may have a line break in it.
            pendingBreaks = rowHasText ? pendingBreaks - 1 : breaksBeforeRow
            isLineEmpty = !rowHasText
        }
        var isFirst = isLineEmpty
        if let row = open["tr"]?.last {
            isFirst = elements[row].ordinal == 0
            elements[row].ordinal += 1
        }
        guard !isFirst else { return }
        write("\t", isKept: true)
        isAfterTab = true
    }

    // MARK: - Word's lists

    private mutating func addWordList(_ list: WordList?, isInMarker: Bool, _ element: inout Element) {
        // An item of HTML's lists has its place by them.
        let isItem = element.name == "li" && list != .marker && element.style.listItem != nil && !lists.isEmpty
        element.wordList = isItem ? nil : list
        element.isInMarker = isInMarker || list == .marker
        switch element.wordList {
        // What the marker tells is known after it.
        case .item(_, let level): element.style.listItem = RichTextListItem(style: .bullet, level: level)
        case .marker: if !isInMarker { wordMarker = LimitedText(limit: wordMarker.limit) }
        case nil: break
        }
    }

    /// Takes the place in a list from the marker of the innermost paragraph, which has ended.
    private mutating func endMarker() {
        let paragraph = elements.lastIndex { if case .item = $0.wordList { true } else { false } }
        guard let paragraph, case .item(let list, let level)? = elements[paragraph].wordList else { return }
        let item = wordCounts.next(in: list, level: level, marker: wordMarker.text)
        for index in paragraph..<elements.count { elements[index].style.listItem = item }
        // Another marker in the paragraph is text of no meaning.
        elements[paragraph].wordList = nil
    }

    // MARK: - Ends

    private mutating func end(_ name: String) {
        isAtStartOfPreformatted = false
        if name == "br" { return lineBreak() }
        if Self.rows.contains(name) { isAfterTab = false }
        if Self.blocks.contains(name) { blockBoundary() }
        if let index = open[name]?.last { close(from: index) }
    }

    private mutating func close(from index: Int) {
        while elements.count > index, let element = elements.popLast() {
            open[element.name]?.removeLast()
            if open[element.name]?.isEmpty == true { open[element.name] = nil }
            if element.list != nil { lists.removeLast() }
            if element.isBlock { blockBoundary() }
            if element.isInMarker, elements.last?.isInMarker != true { endMarker() }
        }
    }

    /// Ends the element that the beginning of another ends, as an item ends where the next begins.
    private mutating func endImplied(by name: String) {
        guard let (ended, border) = Self.impliedEnds[name] else { return }
        guard let index = innermost(of: ended), index > innermost(of: border) ?? -1 else { return }
        if Self.rows.contains(elements[index].name) { isAfterTab = false }
        if Self.blocks.contains(elements[index].name) { blockBoundary() }
        close(from: index)
    }

    /// Returns the position of the innermost open element of some names.
    private func innermost(of names: [String]) -> Int? {
        names.lazy.compactMap { open[$0]?.last }.max()
    }

    // MARK: - Text

    private mutating func lineBreak() {
        guard elements.last?.isHidden != true else { return }
        pendingBreaks += 1
        isLineEmpty = true
        pendingSpace = nil
    }

    private mutating func blockBoundary() {
        pendingSpace = nil
        guard !isLineEmpty, !isAfterTab else { return }
        pendingBreaks += 1
        isLineEmpty = true
    }

    private mutating func write(_ text: String, isKept: Bool = false) {
        let isAtStart = isAtStartOfPreformatted
        isAtStartOfPreformatted = false
        let element = elements.last
        guard element?.isHidden != true else { return }
        if element?.isInMarker == true { return wordMarker.append(text) }
        if element?.keepsConvertedSpaces == true {
            return writeKept(text.replacingOccurrences(of: "\u{A0}", with: " "))
        }
        switch isKept ? .kept : element?.whiteSpace ?? .collapsed {
        case .collapsed: writeCollapsed(text)
        case .keepsLines: writeLines(text)
        case .kept:
            let begins = isAtStart && text.first.map { ["\n", "\r", "\r\n"].contains($0) } == true
            writeKept(begins ? String(text.dropFirst()) : text)
        }
    }

    /// Writes text whose line breaks stay, and whose other white space is run together.
    private mutating func writeLines(_ text: String) {
        var isFirst = true
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if !isFirst { lineBreak() }
            writeCollapsed(String(line))
            isFirst = false
        }
    }

    private mutating func writeCollapsed(_ text: String) {
        var word = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "\t", "\n", "\r", "\u{0C}":
                emit(&word)
                if !isLineEmpty, pendingSpace == nil { pendingSpace = style }
            case "\u{0}": break
            default: word.unicodeScalars.append(scalar)
            }
        }
        emit(&word)
    }

    private mutating func writeKept(_ text: String) {
        var line = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            // The second half of a line break.
            case "\n" where isAfterReturn: break
            case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
                emit(&line)
                lineBreak()
            case "\u{0}": break
            default: line.unicodeScalars.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        emit(&line)
    }

    private mutating func emit(_ text: inout String) {
        guard !text.isEmpty else { return }
        if pendingBreaks > 0 {
            var breakStyle = TextStyle()
            breakStyle.listItem = lineItem
            builder.append(String(repeating: "\n", count: pendingBreaks), breakStyle)
        }
        pendingBreaks = 0
        isLineEmpty = false
        rowHasText = true
        breaksBeforeRow = 0
        isAfterTab = false
        if let pendingSpace { builder.append(" ", pendingSpace) }
        pendingSpace = nil
        let style = style
        lineItem = style.listItem
        builder.append(text, style)
        text = ""
    }

    // MARK: - Tables of the format

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "menu", "dir", "pre",
        "listing",
        "blockquote", "table", "caption", "thead", "tbody", "tfoot", "tr", "hr", "section", "article", "header",
        "footer",
        "nav", "aside", "main", "address", "form", "fieldset", "figure", "figcaption", "body", "html", "center",
        "details",
        "summary",
    ]

    private static let preformatted: Set = ["pre", "listing"]

    /// The class of the space that Word on the web has at the end of each paragraph.
    private static let wordParagraphEnd = "EOP"

    /// The class of the line break with which WebKit and Chromium end what was copied.
    private static let interchangeBreak = "Apple-interchange-newline"

    /// The elements that end the line of a table, even after an empty cell.
    private static let rows: Set = ["tr", "table", "thead", "tbody", "tfoot"]

    private static let voids: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// The elements that the beginning of an element ends, and the elements at which the search for them stops.
    private static let impliedEnds: [String: (ended: [String], border: [String])] = {
        var ends: [String: (ended: [String], border: [String])] = [
            "li": (["li"], ["ul", "ol", "menu", "dir", "table"]),
            "dt": (["dt", "dd"], ["dl", "table"]), "dd": (["dt", "dd"], ["dl", "table"]),
            "td": (["td", "th"], ["tr", "table"]), "th": (["td", "th"], ["tr", "table"]), "tr": (["tr"], ["table"]),
            "body": (["head"], []),
        ]
        for block in ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "pre", "blockquote", "table", "hr"] {
            ends[block] = (["p"], ["li", "td", "th", "div", "table", "blockquote", "body"])
        }
        return ends
    }()

    private static let headingSizes: [String: Double] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    private static let fontSizes: [Double] = [7.5, 10, 12, 13.5, 18, 24, 36]
}
