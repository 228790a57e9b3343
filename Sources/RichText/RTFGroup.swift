/// The state that a group of RTF changes until it ends.
struct RTFGroup {
    var destination = RTFVocabulary.Destination.body
    var style = TextStyle()
    /// The code page of the text; nil for that of the default font.
    var codePage: Int?
    /// The font of text from right to left.
    var rightToLeftFont: Int?
    var isRightToLeft = false
    var fallbackLength = 1
    var isHidden = false
    var list: Int?
    var level = 0
    var field: RTFField?
    /// The destination of the text in Unicode, in a group that has it beside the same text in a code page.
    var unicodeDestination: RTFVocabulary.Destination?

    /// Gives the text the look of the document, and keeps its link.
    mutating func resetLook() {
        let link = style.link
        style = TextStyle()
        style.link = link
        codePage = nil
        (rightToLeftFont, isRightToLeft) = (nil, false)
        isHidden = false
    }
}

/// A field, such as a link: its instruction stands in a group beside that of its result.
final class RTFField {
    var instruction = LimitedText(limit: 100_000)

    /// The field whose instruction this one is a part of.
    let outer: RTFField?

    /// The destination of the field, which depends on the instruction at the first result.
    private(set) lazy var link = HyperlinkField.link(in: instruction.text)

    /// A Boolean value that indicates whether the field has shown anything.
    var hasResult = false

    init(in outer: RTFField? = nil) {
        self.outer = outer
    }
}
