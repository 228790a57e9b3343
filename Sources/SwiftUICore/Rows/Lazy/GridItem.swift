import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
@_weakLinked
public struct GridItem: Sendable, Equatable {
    /// The size of a column or row.
    public enum Size: Sendable, Equatable {
        /// Always the same.
        case fixed(CGFloat)
        /// A share of the remaining space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The space to the next column, or nil for the usual.
    public var spacing: CGFloat?
    /// The alignment of views in their cells, or nil for the grid's.
    public var alignment: Alignment?

    /// Creates a column.
    /// - Parameters:
    ///   - size: The size.
    ///   - spacing: The space to the next column, or nil for the usual.
    ///   - alignment: The alignment of views in their cells, or nil for the grid's.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
