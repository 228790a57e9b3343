import Foundation

/// A grid of views in rows and columns. Each column is as wide as its widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); Text("Ada") }
///     Divider()
///     GridRow { Text("Born"); Text("1815") }
/// }
/// ```
///
/// A view that is in no ``GridRow`` has a row to itself and takes the width of all columns.
@_weakLinked
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The space between two columns in points, or nil for the usual.
    ///   - verticalSpacing: The space between two rows in points, or nil for the usual.
    ///   - content: The rows.
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        self.content = content()
    }
}

extension Grid: View {
    public typealias Body = Never
}

extension Grid: ArrangingView {
    var axis: Axis? { nil }
    func makeElement(content: ViewNode) -> CustomLayoutElement<GridLayout> {
        CustomLayoutElement(layout, content: content)
    }
    func update(_ element: CustomLayoutElement<GridLayout>) { element.layout = layout }
}

/// A row of a ``Grid``, with one column for each of its views. Outside of a grid, it is a group.
@_weakLinked
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    /// - Parameters:
    ///   - alignment: The alignment of the row's views, or nil for the grid's alignment.
    ///   - content: The views, one for each column.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension GridRow: View {
    /// The views of the row.
    public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// A modifier that marks each view as part of a row.
@_weakLinked
struct GridRowModifier: ElementModifier {
    typealias Body = Never
    let alignment: VerticalAlignment?

    func makeElement(around content: LayoutElement, in node: ViewNode) -> TraitElement<GridRowTrait> {
        TraitElement(content, tag(in: node), isFallback: false)
    }

    func update(_ element: TraitElement<GridRowTrait>, in node: ViewNode) { element.value = tag(in: node) }

    private func tag(in node: ViewNode) -> GridRowTag { GridRowTag(row: ObjectIdentifier(node), alignment: alignment) }
}
