import Foundation

/// A formatter that joins texts as a language does: “one, two, and three”.
///
/// Foundation has this class on Apple's systems alone.
@_weakLinked
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes texts of elements; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the user's language.
    public override init() { super.init() }

    /// A formatter is archived without settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the user's language.
    /// - Parameter strings: The texts.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins the texts of elements.
    /// - Parameter items: The elements: texts, or what ``itemFormatter`` makes texts of.
    /// - Returns: The text; nil where the formatter makes no text of one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append("\(item)")
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the texts of an array's elements.
    /// - Parameter obj: The array.
    /// - Returns: The text; nil for what is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
