import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
@_weakLinked
public struct GridItem: Sendable, Equatable {
    /// The size of a column or row.
    public enum Size: Sendable, Equatable {
        /// Always the same.
        case fixed(CGFloat)
        /// A share of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The space to the next column, or nil for the usual.
    public var spacing: CGFloat?
    /// Where views stand in their cells, or nil for the grid's.
    public var alignment: Alignment?

    /// Creates a column.
    /// - Parameters:
    ///   - size: How wide it is.
    ///   - spacing: The space to the next column, or nil for the usual.
    ///   - alignment: Where views stand in their cells, or nil for the grid's.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
