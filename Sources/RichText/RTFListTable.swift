import Foundation

/// The lists of an RTF document: a table at its beginning, to which the paragraphs refer by number.
///
/// For each level, a list specifies the marker of the items and the first number. A paragraph that does not fit into
/// the preceding list, for example because its number is not the next one, begins another list.
struct RTFListTable {
    fileprivate struct List {
        var styles: [Int: RichTextListItem.Style] = [:]
        var starts: [Int: Int] = [:]
        /// The ordinals of the last items, from the outermost level to the one of the last paragraph.
        var ordinals: [Int] = []
    }

    private var lists: [List] = []
    private var isOpen = false

    /// Returns the level that an item is written at.
    static func level(of item: RichTextListItem) -> Int {
        min(max(item.level, 0), RichTextListItem.deepestLevel)
    }

    /// Returns the number of the next paragraph's list, from 1.
    mutating func number(for item: RichTextListItem) -> Int {
        if !isOpen || !lists[lists.count - 1].add(item) {
            lists.append(List())
            _ = lists[lists.count - 1].add(item)
            isOpen = true
        }
        return lists.count
    }

    /// Ends the list, as the next paragraph is in none.
    mutating func end() {
        isOpen = false
    }

    /// The tables for the document's header, if there are lists.
    var header: String {
        guard !lists.isEmpty else { return "" }
        var header = "{\\*\\listtable"
        for (index, list) in lists.enumerated() {
            header += "{\\list\\listtemplateid\(index + 1)\\listhybrid"
            var style = RichTextListItem.Style.bullet
            for level in 0...RichTextListItem.deepestLevel {
                style = list.styles[level] ?? style
                header += Self.text(style, level, start: list.starts[level] ?? 1)
            }
            header += "{\\listname ;}\\listid\(index + 1)}\n"
        }
        header += "}\n{\\*\\listoverridetable"
        for index in lists.indices {
            header += "{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}"
        }
        return header + "}\n"
    }

    private static func text(_ style: RichTextListItem.Style, _ level: Int, start: Int) -> String {
        let place = "\\leveljc0\\levelstartat\(start)\\levelfollow0"
        let indent = "\\fi-360\\li\(720 * (level + 1))"
        return switch style {
        case .bullet: "{\\listlevel\\levelnfc23\(place){\\leveltext\\'01\\u8226 ?;}{\\levelnumbers;}\(indent)}"
        case .number: "{\\listlevel\\levelnfc0\(place){\\leveltext\\'02\\'0\(level).;}{\\levelnumbers\\'01;}\(indent)}"
        }
    }
}

extension RTFListTable.List {
    /// Adds an item; `false` where it does not fit in.
    fileprivate mutating func add(_ item: RichTextListItem) -> Bool {
        let level = RTFListTable.level(of: item)
        guard styles[level, default: item.style] == item.style else { return false }
        let ordinal = min(max(item.ordinal, 0), RTFReader.highestOrdinal)
        let isNext =
            ordinals.indices.contains(level) ? ordinal == ordinals[level] + 1 : ordinal == starts[level] ?? ordinal
        guard isNext || item.style == .bullet else { return false }
        styles[level] = item.style
        if starts[level] == nil { starts[level] = item.style == .bullet ? 1 : ordinal }
        ordinals = Array(ordinals.prefix(level))
        while ordinals.count < level { ordinals.append(0) }
        ordinals.append(ordinal)
        return true
    }
}
