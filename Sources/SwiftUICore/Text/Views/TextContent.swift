import Foundation

/// Lines of text.
package struct TextContent: WidgetContent, Equatable {
    package struct Run: Equatable {
        package var text: String
        /// The image of a run that consists of one character; nil for a run of characters.
        @Apart package var image: ImageContent?
        package var font: Font?
        package var weight: Font.Weight?
        package var isItalic = false
        package var isUnderlined = false
        package var isStruckThrough = false
        package var color: Paint?
        /// The background colour of the text.
        package var background: Color?
        /// The destination of the link.
        package var link: URL?
        /// The appearance of the text, apart from its font.
        package var look = TextLook()

        /// A Boolean value that indicates whether the run is an image.
        package var isImage: Bool { _image.isThere }
    }

    package var runs: [Run]
    package var font: Font
    package var foreground: Paint
    package var alignment: TextAlignment
    package var lineLimit: Int?
    package var truncation = Text.TruncationMode.tail
    /// A Boolean value that indicates whether the user can select and copy the text.
    package var isSelectable = false
    package var isEnabled: Bool
    /// The layout of the lines.
    package var lines = TextLines()
    /// The layout direction, which determines the leading edge.
    package var direction = LayoutDirection.leftToRight
    /// The action of clicking a link; nil if links can't be clicked.
    package var linkAction: TextLinkAction?

    /// Returns a Boolean value that indicates whether other content begins with the same characters, which is faster to find out than
    /// whether they are equal.
    package func mayEqual(_ other: TextContent) -> Bool {
        runs.isEmpty || other.runs.isEmpty ? runs.isEmpty == other.runs.isEmpty : runs[0].text == other.runs[0].text
    }

    /// The text without its images.
    package var string: String { runs.map { $0.image == nil ? $0.text : "" }.joined() }
}

extension String {
    /// A Boolean value that indicates whether there is something else than white space.
    fileprivate var isVisible: Bool {
        // Most texts begin with a visible character of ASCII, which takes no look at the properties of characters.
        utf8.first.map { $0 > 0x20 && $0 < 0x7F } == true || contains { !$0.isWhitespace }
    }
}

extension TextContent {
    /// A Boolean value that indicates whether the width of the text depends only on its longest line. That is not so for text that can
    /// shrink, whose width depends on the height.
    package var breaksLines: Bool { lines.minimumScale >= 1 }
    package var isSetAsText: Bool { true }

    /// Returns a link if all of the text is one. If only parts of the text are links, each is an action named by its characters.
    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        let text = spokenString
        guard !lines.isRedacted, text.isVisible else { return [] }
        let links = linkAction == nil ? [] : links
        let isLink = links.count == 1 && links[0].text == text
        var element = AccessibilityElement(isLink ? .link : .staticText, label: text)
        element.isEnabled = isEnabled
        element.actions = links.map { link in
            AccessibilityAction(isLink ? .default : AccessibilityActionKind(named: link.text)) { [linkAction] in
                linkAction?.open(link.url)
            }
        }
        return [element]
    }
}
