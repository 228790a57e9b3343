import Foundation

/// The row of a grid to which a view belongs.
struct GridRowTag: Equatable {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

/// The row of a grid that a view is in; nil for a view that has a row to itself.
enum GridRowTrait: TraitKey {
    static var defaultValue: GridRowTag? { nil }
    static var consequence: TraitConsequence { .layout }
}

/// The number of columns that a view spans.
enum GridColumnsTrait: TraitKey {
    static var defaultValue: Int { 1 }
    static var consequence: TraitConsequence { .layout }
}

/// The alignment of the views in the column of a view.
enum GridColumnAlignmentTrait: TraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
    static var consequence: TraitConsequence { .layout }
}

/// The axes along which a view does not count for the size of its cell.
enum GridUnsizedAxesTrait: TraitKey {
    static var defaultValue: Axis.Set { [] }
    static var consequence: TraitConsequence { .layout }
}

/// The point of a view that meets the same point of its cell.
enum GridAnchorTrait: TraitKey {
    static var defaultValue: UnitPoint? { nil }
    static var consequence: TraitConsequence { .layout }
}

extension View {
    /// Makes this view span several columns of a ``Grid``.
    /// - Parameter count: The number of columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridColumnsTrait>(value: count))
    }

    /// Sets the alignment of views in the same column of a ``Grid`` as this view.
    /// - Parameter guide: The guide that is in line.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Prevents this view from requesting space of its own in a ``Grid`` along some axes.
    /// - Parameter axes: The axes along which the view takes the space of its row or column.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
    }

    /// Sets the position of this view in its cell of a ``Grid``.
    /// - Parameter anchor: The point of the view that meets the same point of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }
}
