import Foundation

/// The layout of ``HStack``, which arranges views horizontally.
@_weakLinked
public struct HStackLayout: Layout, FrameworkLayout, Sendable {
    /// The alignment of the views.
    public var alignment: VerticalAlignment
    /// The space between views, in points; nil for the default.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two views in points, or nil for the usual.
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    @MainActor
    private var arrangement: StackArrangement {
        StackArrangement(axis: .horizontal, spacing: spacing, verticalAlignment: alignment)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.size(proposal) { arrangement.layout($0, $1).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(in: bounds, proposal) { arrangement.layout($0, $1).children }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        .stack(of: subviews.map(\.spacing), along: .horizontal)
    }
}

/// The layout of ``VStack``, which arranges views vertically.
@_weakLinked
public struct VStackLayout: Layout, FrameworkLayout, Sendable {
    /// The alignment of the views.
    public var alignment: HorizontalAlignment
    /// The space between views, in points; nil for the default.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two views in points, or nil for the usual.
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    @MainActor
    private var arrangement: StackArrangement {
        StackArrangement(axis: .vertical, spacing: spacing, horizontalAlignment: alignment)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.size(proposal) { arrangement.layout($0, $1).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(in: bounds, proposal) { arrangement.layout($0, $1).children }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        .stack(of: subviews.map(\.spacing), along: .vertical)
    }
}

/// The layout of ``ZStack``, which overlays views.
@_weakLinked
public struct ZStackLayout: Layout, FrameworkLayout, Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates an overlay layout.
    /// - Parameter alignment: The alignment of the views.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    @MainActor
    private var arrangement: OverlayArrangement { OverlayArrangement(alignment: alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.size(proposal) { arrangement.layout($0, $1).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(in: bounds, proposal) { elements, proposal in
            arrangement.layout(elements, proposal).frames.map { ($0, proposal) }
        }
    }
}

/// The layout of ``Grid``, which arranges views in rows and columns.
@_weakLinked
public struct GridLayout: Layout, FrameworkLayout, Sendable {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The space between columns, in points; nil for the default.
    public var horizontalSpacing: CGFloat?
    /// The space between rows, in points; nil for the default.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The space between two columns in points, or nil for the usual.
    ///   - verticalSpacing: The space between two rows in points, or nil for the usual.
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    @MainActor
    private var arrangement: GridArrangement {
        GridArrangement(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.size(proposal) { arrangement.layout($0, $1).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(in: bounds, proposal) { arrangement.layout($0, $1).children }
    }
}

extension LayoutProperties {
    fileprivate init(stackOrientation: Axis) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}
