import Foundation

/// The place of a paragraph in a list.
@_weakLinked
public struct RichTextListItem: Hashable, Sendable {
    /// The marker of the items of a list.
    public enum Style: Hashable, Sendable {
        /// A bullet.
        case bullet
        /// A number.
        case number
    }

    /// The deepest level that is read and written, as in RTF.
    public static let deepestLevel = 8

    /// The marker of the item.
    public var style: Style

    /// The depth of the list, 0 for one that is not nested.
    public var level: Int

    /// The number of the item, from 1.
    public var ordinal: Int

    /// Makes the place of a paragraph in a list.
    ///
    /// - Parameters:
    ///   - style: The marker of the item.
    ///   - level: The depth of the list.
    ///   - ordinal: The number of the item.
    public init(style: Style, level: Int = 0, ordinal: Int = 1) {
        self.style = style
        self.level = level
        self.ordinal = ordinal
    }
}
