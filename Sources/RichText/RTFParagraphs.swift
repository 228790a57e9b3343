import Foundation

/// The paragraphs of an RTF document that have been read, with their places in lists.
struct RTFParagraphs {
    /// The lists of the document, whose items paragraphs count.
    var lists = RTFLists()
    private var builder = RichTextBuilder()
    private var item: RichTextListItem?
    private var isInParagraph = false
    private var hasOpenBreak = false

    /// Adds the text of a group.
    mutating func append(_ text: String, of group: RTFGroup) {
        if hasOpenBreak { writeBreak() }
        begin(in: group)
        var style = group.style
        style.listItem = item
        builder.append(text, style)
    }

    /// Ends the paragraph that the text of a group is in.
    mutating func end(in group: RTFGroup) {
        if hasOpenBreak { writeBreak() }
        begin(in: group)
        hasOpenBreak = true
        isInParagraph = false
    }

    /// Writes the line break of the last paragraph, which has none otherwise.
    mutating func endLast() { if hasOpenBreak { writeBreak() } }

    /// Returns the text so far.
    /// - Throws: ``RichTextError`` where it has too many runs.
    mutating func result() throws(RichTextError) -> AttributedString { try builder.result() }

    /// Writes the line break of a paragraph once something follows it.
    private mutating func writeBreak() {
        hasOpenBreak = false
        var style = TextStyle()
        style.listItem = item
        builder.append("\n", style)
    }

    /// Determines the place in a list at the first text of a paragraph.
    private mutating func begin(in group: RTFGroup) {
        guard !isInParagraph else { return }
        isInParagraph = true
        item = lists.nextItem(of: group.list, level: group.level)
    }
}
