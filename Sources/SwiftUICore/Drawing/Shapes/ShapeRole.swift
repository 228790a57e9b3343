/// The way in which a shape is drawn without a style.
@_weakLinked
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The outline of the shape is drawn.
    case stroke
    /// The shape is filled with the style of separators.
    case separator
}

/// The behavior of a shape or an image in different layout directions.
@_weakLinked
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape or image is never mirrored.
    case fixed
    /// The shape or image is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape or image is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
