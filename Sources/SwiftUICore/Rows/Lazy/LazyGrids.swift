import Foundation

/// A vertical grid that creates its views when they come close to the visible area.
///
/// Put it into a ``ScrollView``; see ``LazyVStack``.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
///         ForEach(photos) { PhotoView(photo: $0) }
///     }
/// }
/// ```
@_weakLinked
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of views in their cells.
    ///   - spacing: The space between lines, or nil for the usual.
    ///   - pinnedViews: The views that stay visible while their section is scrolled.
    ///   - content: The views.
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyVGrid: View {
    public typealias Body = Never
}

/// A horizontal grid that creates its views when they come close to the visible area.
///
/// Put it into a ``ScrollView`` that scrolls horizontally; see ``LazyVGrid``.
@_weakLinked
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of views in their cells.
    ///   - spacing: The space between lines, or nil for the usual.
    ///   - pinnedViews: The views that stay visible while their section is scrolled.
    ///   - content: The views.
    nonisolated public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyHGrid: View {
    public typealias Body = Never
}

extension LazyVGrid: ArrangingView {
    var axis: Axis? { nil }
    var makesRowsOnDemand: Bool { true }
    func makeElement(content: ViewNode) -> LazyElement { LazyElement(axis: .vertical, content: content) }
    func update(_ element: LazyElement) {
        element.arrangement = LazyArrangement(
            tracks: columns,
            spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            pinnedViews: pinnedViews
        )
    }
}

extension LazyHGrid: ArrangingView {
    var axis: Axis? { nil }
    var makesRowsOnDemand: Bool { true }
    func makeElement(content: ViewNode) -> LazyElement { LazyElement(axis: .horizontal, content: content) }
    func update(_ element: LazyElement) {
        element.arrangement = LazyArrangement(
            tracks: rows,
            spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            pinnedViews: pinnedViews
        )
    }
}
