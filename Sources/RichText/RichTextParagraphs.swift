import Foundation

/// A paragraph of an attributed string, for writing it in a format that knows paragraphs.
struct RichTextParagraph {
    /// The pieces of one look.
    var runs: [(text: Substring, style: TextStyle)] = []

    /// The paragraph's place in a list, which its line break carries too.
    var listItem: RichTextListItem?

    /// Returns the paragraphs of a string; there is one more than there are line breaks.
    static func paragraphs(of text: AttributedString) -> [RichTextParagraph] {
        var paragraphs = [RichTextParagraph()]
        for run in text.runs {
            let style = TextStyle(run)
            let piece = text.words(of: run)
            var isFirst = true
            for line in piece.split(omittingEmptySubsequences: false, whereSeparator: isBreak) {
                if !isFirst { paragraphs.append(RichTextParagraph()) }
                if isFirst || !line.isEmpty {
                    let last = paragraphs.count - 1
                    if paragraphs[last].listItem == nil { paragraphs[last].listItem = style.listItem }
                    if !line.isEmpty { paragraphs[last].runs.append((line, style)) }
                }
                isFirst = false
            }
        }
        return paragraphs
    }

    /// Returns whether a paragraph ends; the line separator breaks a line within one.
    private static func isBreak(_ character: Character) -> Bool {
        character == "\n" || character == "\r\n" || character == "\r" || character == "\u{2029}"
    }
}
