import Foundation

/// A vertical stack that creates its views when they come close to the visible area.
///
/// Put it into a ``ScrollView``. Views of a `ForEach` exist only near the visible part. The average height of the
/// existing views is assumed for the others. A view with changed state keeps it while it is out of sight.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) {
///         ForEach(1...10_000, id: \.self) { Text("Row \($0)") }
///     }
/// }
/// ```
@_weakLinked
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy vertical stack.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two of them, or nil for the usual.
    ///   - pinnedViews: The views that stay visible while their section is scrolled.
    ///   - content: The views.
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
    }
}

extension LazyVStack: View {
    public typealias Body = Never
}

/// A horizontal stack that creates its views when they come close to the visible area.
///
/// Put it into a ``ScrollView`` that scrolls horizontally; see ``LazyVStack``.
@_weakLinked
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy horizontal stack.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two of them, or nil for the usual.
    ///   - pinnedViews: The views that stay visible while their section is scrolled.
    ///   - content: The views.
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
    }
}

extension LazyHStack: View {
    public typealias Body = Never
}

extension LazyVStack: ArrangingView {
    var axis: Axis? { .vertical }
    var makesRowsOnDemand: Bool { true }
    func makeElement(content: ViewNode) -> LazyElement { LazyElement(axis: .vertical, content: content) }
    func update(_ element: LazyElement) {
        element.arrangement = LazyArrangement(
            spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            pinnedViews: pinnedViews
        )
    }
}

extension LazyHStack: ArrangingView {
    var axis: Axis? { .horizontal }
    var makesRowsOnDemand: Bool { true }
    func makeElement(content: ViewNode) -> LazyElement { LazyElement(axis: .horizontal, content: content) }
    func update(_ element: LazyElement) {
        element.arrangement = LazyArrangement(
            spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            pinnedViews: pinnedViews
        )
    }
}

/// The views that stay visible while their section scrolls.
@_weakLinked
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The header of each section.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footer of each section.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
