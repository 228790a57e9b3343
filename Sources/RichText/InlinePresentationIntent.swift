import Foundation

/// The kinds of emphasis of a piece of text, with the names and values of Apple's systems.
@_weakLinked
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes an intent of its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasised, usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasised, usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually in a font of fixed width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that need not be kept.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that has to be kept.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that forms a block.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
