import Foundation

/// The kinds of inline emphasis in text, with the names and values of Apple's systems.
@_weakLinked
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates an intent from a raw value.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis, usually shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, usually shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Strikethrough.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that can be ignored.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that must be kept.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Inline HTML.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Block-level HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
