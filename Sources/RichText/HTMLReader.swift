import Foundation

/// Reads HTML as browsers, word processors and TextEdit put it on the clipboard.
///
/// The input is untrusted: elements are kept on a stack of limited depth, scripts and everything that is not text are
/// passed over, and nothing is fetched.
package struct HTMLReader {
    /// Elements that are nested more deeply than this leave no trace but their text, as in browsers.
    static let deepestElement = 512

    private struct Element {
        let name: String
        var style: TextStyle
        var keepsSpaces: Bool
        var isHidden: Bool
        /// A Boolean value that indicates whether non-breaking spaces stand for spaces that HTML would run together.
        var keepsConvertedSpaces = false
        var list: RichTextListItem.Style?
        var ordinal = 0
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

    /// Returns the text of some HTML.
    package static func text(from data: Data) throws -> AttributedString {
        var tokenizer = HTMLTokenizer(try HTMLText.text(from: data))
        var reader = HTMLReader()
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): reader.write(text)
            case .start(let name, let attributes): reader.start(name, attributes)
            case .end(let name): reader.end(name)
            case .styleSheet(let css): reader.sheet.add(css)
            }
        }
        return try reader.builder.result()
    }

    private var style: TextStyle { elements.last?.style ?? TextStyle() }

    // MARK: - Elements

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        endImplied(by: name)
        if Self.blocks.contains(name) { blockBoundary() }
        switch name {
        case "br":
            lineBreak()
            return
        case "td", "th": if !isLineEmpty { write("\t", isKept: true) }
        default: break
        }
        guard !Self.voids.contains(name), elements.count < Self.deepestElement else { return }
        let outer = elements.last
        var element = Element(
            name: name,
            style: style,
            keepsSpaces: outer?.keepsSpaces ?? false,
            isHidden: outer?.isHidden ?? false
        )
        look(of: name, attributes, &element)
        var declarations = sheet.declarations(for: name, classes: attributes["class"])
        if let own = attributes["style"] { declarations.merge(CSSDeclarations(own)) }
        declarations.apply(to: &element.style)
        element.keepsSpaces = declarations.keepsSpaces ?? element.keepsSpaces
        element.isHidden = element.isHidden || declarations.isHidden
        element.keepsConvertedSpaces = attributes["class"] == HTMLWriter.convertedSpace
        open[name, default: []].append(elements.count)
        if element.list != nil { lists.append(elements.count) }
        elements.append(element)
    }

    /// Adds the look that an element has by default.
    private mutating func look(of name: String, _ attributes: [String: String], _ element: inout Element) {
        switch name {
        case "b", "strong", "th": element.style.set(.stronglyEmphasized, true)
        case "i", "em", "cite", "var", "dfn", "address": element.style.set(.emphasized, true)
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.set(.strikethrough, true)
        case "code", "tt", "kbd", "samp": element.style.set(.code, true)
        case "pre", "listing": element.keepsSpaces = true
        case "mark": element.style.highlightColor = RichTextColor(red: 255, green: 255, blue: 0)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            element.style.set(.stronglyEmphasized, true)
            element.style.fontSize = Self.headingSizes[name]
        case "a":
            if let address = attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
                address.utf8.count < 65_536,
                let url = URL(string: address), url.scheme != nil, url.scheme?.lowercased() != "javascript"
            {
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
        element.style.listItem = RichTextListItem(
            style: list,
            level: (lists.count - 1).clamped(to: 0...RichTextListItem.deepestLevel),
            ordinal: elements[index].ordinal
        )
    }

    private mutating func end(_ name: String) {
        if name == "br" { return lineBreak() }
        if Self.blocks.contains(name) { blockBoundary() }
        if let index = open[name]?.last { close(from: index) }
    }

    private mutating func close(from index: Int) {
        while elements.count > index, let element = elements.popLast() {
            open[element.name]?.removeLast()
            if open[element.name]?.isEmpty == true { open[element.name] = nil }
            if element.list != nil { lists.removeLast() }
        }
    }

    /// Ends the element that the beginning of another ends, as an item ends where the next begins.
    private mutating func endImplied(by name: String) {
        guard let (ended, border) = Self.impliedEnds[name] else { return }
        guard let index = innermost(of: ended), index > innermost(of: border) ?? -1 else { return }
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
        guard !isLineEmpty else { return }
        pendingBreaks += 1
        isLineEmpty = true
    }

    private mutating func write(_ text: String, isKept: Bool = false) {
        guard elements.last?.isHidden != true else { return }
        if elements.last?.keepsConvertedSpaces == true {
            return writeKept(text.replacingOccurrences(of: "\u{A0}", with: " "))
        }
        if isKept || elements.last?.keepsSpaces == true { return writeKept(text) }
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
        if !builder.isEmpty || pendingBreaks > 0 {
            var breakStyle = TextStyle()
            breakStyle.listItem = lineItem
            if !builder.isEmpty { builder.append(String(repeating: "\n", count: pendingBreaks), breakStyle) }
        }
        pendingBreaks = 0
        isLineEmpty = false
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
