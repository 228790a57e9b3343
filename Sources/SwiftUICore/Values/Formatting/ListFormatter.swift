import Foundation

/// A formatter that joins a list of strings as is customary in a language: “one, two, and three”.
///
/// Foundation has this class on Apple's systems alone.
@_weakLinked
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the list.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter for the items; nil to use their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the user's language.
    public override init() { super.init() }

    /// Creates a formatter from an archive, with default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a localized string that joins a list of strings.
    /// - Parameter strings: The texts.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns a string that joins a list of items.
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

    /// Returns a string that joins the items of an array.
    /// - Parameter obj: The array.
    /// - Returns: The text; nil for what is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
