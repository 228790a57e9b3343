import Foundation

/// The look of a run of text, between the formats and the attributes of a string.
struct TextStyle: Hashable, Sendable {
    var intent: InlinePresentationIntent = []
    var isUnderlined = false
    var link: URL?
    var textColor: RichTextColor?
    var highlightColor: RichTextColor?
    var fontFamily: String?
    var fontSize: Double?
    var listItem: RichTextListItem?

    /// Creates the plain look.
    init() {}

    /// Creates the look of a run of an attributed string.
    init(_ run: AttributedString.Runs.Run) {
        intent = run.inlinePresentationIntent ?? []
        isUnderlined = run.isUnderlined ?? false
        link = run.link
        textColor = run.textColor
        highlightColor = run.highlightColor
        fontFamily = run.fontFamily
        fontSize = run.fontSize
        listItem = run.listItem
    }

    /// The look as attributes.
    var attributes: AttributeContainer {
        var attributes = AttributeContainer()
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if isUnderlined { attributes.isUnderlined = true }
        attributes.link = link
        attributes.textColor = textColor
        attributes.highlightColor = highlightColor
        attributes.fontFamily = fontFamily
        attributes.fontSize = fontSize
        attributes.listItem = listItem
        return attributes
    }

    /// Adds or takes away a way of standing out.
    mutating func set(_ part: InlinePresentationIntent, _ isOn: Bool) {
        if isOn { intent.insert(part) } else { intent.remove(part) }
    }
}
