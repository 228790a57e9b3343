import Foundation

/// A parser of inline Markdown: emphasis, code, strikethrough and links. Line breaks are preserved.
///
/// The rules are those of CommonMark 0.31 (https://spec.commonmark.org/0.31.2/#inlines), and of GitHub's extension for
/// strikethrough. Blocks, HTML and character references are not supported: they stay as they are written.
///
/// Complexity: linear in the length of the text, whatever its contents.
package struct InlineMarkdown {
    /// A run of characters with the same formatting.
    package struct Piece: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// The destination of the link, as written.
        package var destination: String?
    }

    /// Returns a Boolean value that indicates whether a text may contain Markdown. Text without it can be used unchanged.
    package static func isUsed(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Returns the runs of a text without the characters of the markup.
    package static func pieces(of text: String) -> [Piece] {
        var parser = InlineMarkdown(text)
        parser.parse()
        return parser.pieces
    }

    /// A part of the text: characters to show, a run of marks, or a bracket.
    private struct Node {
        var text: String
        var isCode = false
        /// The spans that end before the node's text.
        var ends: [Span] = []
        /// The spans that begin after the node's text.
        var starts: [Span] = []
    }

    /// The look of the nodes between two positions.
    private enum Span {
        case emphasis, strong, strikethrough
        case link(String)
    }

    /// A bracket that may begin a link.
    private struct Bracket {
        let node: Int
        /// A Boolean value that indicates whether it is the bracket of a picture, of which the alternative text is shown.
        let isImage: Bool
        /// The number of runs of marks before it.
        let marks: Int
    }

    private let source: [Unicode.Scalar]
    private var position = 0
    private var nodes: [Node] = []
    /// Characters that no node contains yet.
    private var plain = String.UnicodeScalarView()
    private var marks = EmphasisMarks()
    private var brackets: [Bracket] = []
    /// The number of leading brackets that are around a link and cannot begin one, because links are not nested.
    private var inactiveBrackets = 0
    /// The positions of runs of backticks by length, the last one first; nil before the first search.
    private var backticks: [Int: [Int]]?

    private init(_ text: String) { source = Array(text.unicodeScalars) }

    private subscript(_ index: Int) -> Unicode.Scalar? { source.indices.contains(index) ? source[index] : nil }

    // MARK: Reading

    private mutating func parse() {
        while let scalar = self[position] {
            switch scalar {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarks(scalar)
            case "[": open(isImage: false)
            case "!" where self[position + 1] == "[": open(isImage: true)
            case "]": close()
            case "<": readAutolink()
            default: keep(1)
            }
        }
        flush()
        matchMarks(from: 0)
    }

    /// Adds characters as literal text.
    private mutating func keep(_ count: Int) {
        // To append several at once makes room for no more than these, and copies all that there is each time.
        for scalar in source[position..<position + count] { plain.append(scalar) }
        position += count
    }

    /// Puts the characters so far into a node.
    private mutating func flush() {
        guard !plain.isEmpty else { return }
        nodes.append(Node(text: String(plain)))
        plain = String.UnicodeScalarView()
    }

    private mutating func add(_ node: Node) {
        flush()
        nodes.append(node)
    }

    /// A backslash before a punctuation character of ASCII, or before the end of a line, is left out.
    private mutating func readEscape() {
        if let next = self[position + 1], next.isASCIIPunctuation || next == "\n" {
            position += 1
        }
        keep(1)
    }

    private mutating func readCode() {
        let start = position
        var content = start
        while self[content] == "`" { content += 1 }
        let length = content - start
        guard let end = backticks(length, from: content) else { return keep(length) }
        var code = source[content..<end].map { $0 == "\n" ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = Array(code.dropFirst().dropLast())
        }
        add(Node(text: String(String.UnicodeScalarView(code)), isCode: true))
        position = end + length
    }

    /// Returns the position of the next run of backticks of a length.
    private mutating func backticks(_ length: Int, from start: Int) -> Int? {
        if backticks == nil { backticks = backtickRuns }
        while let next = backticks?[length]?.last, next < start { backticks?[length]?.removeLast() }
        return backticks?[length]?.last
    }

    private var backtickRuns: [Int: [Int]] {
        var runs: [Int: [Int]] = [:]
        var end = source.count
        while end > position {
            var start = end
            while start > position, source[start - 1] == "`" { start -= 1 }
            if start < end { runs[end - start, default: []].append(start) }
            end = min(start, end - 1)
        }
        return runs
    }

    private mutating func readMarks(_ mark: Unicode.Scalar) {
        let start = position
        var end = start
        while self[end] == mark { end += 1 }
        let count = end - start
        guard mark != "~" || count <= 2 else { return keep(count) }
        add(Node(text: String(repeating: Character(mark), count: count)))
        marks.append(mark, count: count, between: self[start - 1], and: self[end], node: nodes.count - 1)
        position = end
    }

    /// An address between angle brackets.
    private mutating func readAutolink() {
        guard let link = Autolink(source[(position + 1)...]) else { return keep(1) }
        add(Node(text: "", starts: [.link(link.destination)]))
        add(Node(text: link.text))
        add(Node(text: "", ends: [.link(link.destination)]))
        position += link.length + 2
    }

    // MARK: Links

    private mutating func open(isImage: Bool) {
        let text = isImage ? "![" : "["
        add(Node(text: text))
        brackets.append(Bracket(node: nodes.count - 1, isImage: isImage, marks: marks.count))
        position += isImage ? 2 : 1
    }

    private mutating func close() {
        guard let bracket = brackets.popLast() else { return keep(1) }
        let isActive = bracket.isImage || brackets.count >= inactiveBrackets
        inactiveBrackets = min(inactiveBrackets, brackets.count)
        guard isActive, let target = LinkTarget(source, at: position + 1) else { return keep(1) }
        flush()
        nodes[bracket.node].text = ""
        matchMarks(from: bracket.marks)
        if !bracket.isImage {
            nodes[bracket.node].starts.append(.link(target.destination))
            nodes.append(Node(text: "", ends: [.link(target.destination)]))
            inactiveBrackets = brackets.count
        }
        position = target.end
    }

    /// Matches the runs of marks from one on, and gives the text between them its look.
    private mutating func matchMarks(from first: Int) {
        for match in marks.match(from: first) {
            let span: Span = match.mark == "~" ? .strikethrough : match.count == 2 ? .strong : .emphasis
            nodes[match.opener].text.removeLast(match.count)
            nodes[match.closer].text.removeLast(match.count)
            nodes[match.opener].starts.append(span)
            nodes[match.closer].ends.append(span)
        }
    }

    // MARK: Result

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (emphasis, strong, strikethrough) = (0, 0, 0)
        var destination: String?
        for node in nodes {
            for span in node.ends {
                switch span {
                case .emphasis: emphasis -= 1
                case .strong: strong -= 1
                case .strikethrough: strikethrough -= 1
                case .link: destination = nil
                }
            }
            if !node.text.isEmpty {
                var intent = InlinePresentationIntent()
                if emphasis > 0 { intent.insert(.emphasized) }
                if strong > 0 { intent.insert(.stronglyEmphasized) }
                if strikethrough > 0 { intent.insert(.strikethrough) }
                if node.isCode { intent.insert(.code) }
                let last = pieces.indices.last
                if let last, pieces[last].intent == intent, pieces[last].destination == destination {
                    pieces[last].text += node.text
                } else {
                    pieces.append(Piece(text: node.text, intent: intent, destination: destination))
                }
            }
            for span in node.starts {
                switch span {
                case .emphasis: emphasis += 1
                case .strong: strong += 1
                case .strikethrough: strikethrough += 1
                case .link(let target): destination = target
                }
            }
        }
        return pieces
    }
}

extension Unicode.Scalar {
    /// The punctuation characters of ASCII, as CommonMark has them.
    var isASCIIPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
