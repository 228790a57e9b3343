import Foundation

/// The position of a paragraph in a list.
@_weakLinked
public struct RichTextListItem: Hashable, Sendable {
    /// The style of the marker of list items.
    public enum Style: Hashable, Sendable {
        /// A bullet.
        case bullet
        /// A number.
        case number
    }

    /// The deepest level that is read and written: the deepest one of RTF.
    public static let deepestLevel = 8

    /// The style of the marker.
    public var style: Style

    /// The nesting level of the list, starting at 0.
    public var level: Int

    /// The number of the item, starting at 1.
    public var ordinal: Int

    /// Creates the position of a paragraph in a list.
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
