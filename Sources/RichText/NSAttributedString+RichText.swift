import Foundation

// The conversion between the two kinds of attributed strings, which Foundation has on Apple's systems but not on Linux.

@_weakLinked
extension AttributedString {
    /// Creates an attributed string from one of Foundation's classes.
    ///
    /// - Parameter string: The string. The attributes whose keys `NSAttributedString.Key` lists here are kept if their
    ///   values have the right types.
    public init(_ string: NSAttributedString) {
        let text = string.string.utf16
        // The runs follow each other. To look for each from the beginning would take longer the farther it is.
        var position = text.startIndex
        var runs = AttributedRuns()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let end = text.index(position, offsetBy: range.length)
            runs.append(String(decoding: text[position..<end], as: UTF16.self), TextStyle(attributes).attributes)
            position = end
        }
        self = runs.result()
    }
}

@_weakLinked
extension NSAttributedString {
    /// Creates an `NSAttributedString` from an attributed string.
    ///
    /// - Parameter string: The value, of which the attributes of rich text and links travel.
    public convenience init(_ string: AttributedString) {
        // The text as a whole first: to append to one that is not of ASCII takes longer the longer it is.
        let result = NSMutableAttributedString(string: String(string.characters))
        var location = 0
        for run in string.runs {
            let length = string.words(of: run).utf16.count
            let range = NSRange(location: location, length: length)
            result.setAttributes(TextStyle(run).foundationAttributes, range: range)
            location += length
        }
        self.init(attributedString: result)
    }
}

@_weakLinked
extension NSAttributedString.Key {
    /// The destination of the link, which is a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
    /// The emphasis of the text, which is an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = key(
        AttributeScopes.RichTextAttributes.InlinePresentationIntentAttribute.self
    )
    /// A `Bool` that indicates whether the text is underlined.
    public static let isUnderlined = key(AttributeScopes.RichTextAttributes.IsUnderlinedAttribute.self)
    /// The colour of the text, which is a ``RichTextColor``.
    public static let textColor = key(AttributeScopes.RichTextAttributes.TextColorAttribute.self)
    /// The background colour of the text, which is a ``RichTextColor``.
    public static let highlightColor = key(AttributeScopes.RichTextAttributes.HighlightColorAttribute.self)
    /// The name of the font family, which is a `String`.
    public static let fontFamily = key(AttributeScopes.RichTextAttributes.FontFamilyAttribute.self)
    /// The size of the font in points, which is a `Double`.
    public static let fontSize = key(AttributeScopes.RichTextAttributes.FontSizeAttribute.self)
    /// The position of the paragraph in a list, which is a ``RichTextListItem``.
    public static let listItem = key(AttributeScopes.RichTextAttributes.ListItemAttribute.self)

    /// Returns the key under which an attribute of a value is kept in an object.
    private static func key<Key: AttributedStringKey>(_ key: Key.Type) -> NSAttributedString.Key {
        NSAttributedString.Key(Key.name)
    }
}

extension TextStyle {
    /// Creates the look that the attributes of an object say.
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
        intent = attributes[.inlinePresentationIntent] as? InlinePresentationIntent ?? []
        isUnderlined = attributes[.isUnderlined] as? Bool ?? false
        link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        textColor = attributes[.textColor] as? RichTextColor
        highlightColor = attributes[.highlightColor] as? RichTextColor
        fontFamily = attributes[.fontFamily] as? String
        fontSize = attributes[.fontSize] as? Double
        listItem = attributes[.listItem] as? RichTextListItem
    }

    /// The look as attributes of an object.
    fileprivate var foundationAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if !intent.isEmpty { attributes[.inlinePresentationIntent] = intent }
        if isUnderlined { attributes[.isUnderlined] = true }
        attributes[.link] = link
        attributes[.textColor] = textColor
        attributes[.highlightColor] = highlightColor
        attributes[.fontFamily] = fontFamily
        attributes[.fontSize] = fontSize
        attributes[.listItem] = listItem
        return attributes
    }
}
