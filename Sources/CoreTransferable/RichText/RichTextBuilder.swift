/// Puts an attributed string together from runs, of which neighbours of one look become one.
struct RichTextBuilder {
    private var finished = AttributedString()
    private var text = ""
    private var style = TextStyle()

    var isEmpty: Bool { text.isEmpty && finished.characters.isEmpty }

    mutating func append(_ addition: some StringProtocol, _ newStyle: TextStyle) {
        guard !addition.isEmpty else { return }
        if newStyle != style {
            flush()
            style = newStyle
        }
        text.append(contentsOf: addition)
    }

    /// The string so far.
    mutating func result() -> AttributedString {
        flush()
        return finished
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        finished.append(AttributedString(text, attributes: style.attributes))
        text = ""
    }
}
