import Foundation

/// A column of a vertical grid or a row of a horizontal grid.
@_weakLinked
public struct GridItem: Sendable, Equatable {
    /// The size of a column or row.
    public enum Size: Sendable, Equatable {
        /// A fixed size.
        case fixed(CGFloat)
        /// A flexible size that shares the remaining space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The space to the next column or row; nil for the default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for that of the grid.
    public var alignment: Alignment?

    /// Creates a column or row.
    /// - Parameters:
    ///   - size: The size.
    ///   - spacing: The space to the next column, or nil for the usual.
    ///   - alignment: The alignment of views in their cells, or nil for the grid's.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
