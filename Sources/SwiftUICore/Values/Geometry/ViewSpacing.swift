import Foundation

/// The preferred spacing between the edges of a view and adjacent views.
///
/// A layout queries it for two neighbours:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
///
/// It depends on the kinds of both: a text has no space to a text above or below it, and the usual space of stacks to other views. (That is
/// what a Mac was recorded to do with texts; its space between text and other views follows from the metrics of the font.) Spacers
/// take none, and a program's layout defines its preference in `spacing(subviews:cache:)`; by default it is the one of the views inside.
@_weakLinked
public struct ViewSpacing: Sendable {
    /// The space between two views that are not text, in points.
    static let usual: CGFloat = 8

    private var top = Preference()
    private var leading = Preference()
    private var bottom = Preference()
    private var trailing = Preference()

    /// The preference of an edge.
    private struct Preference {
        /// The space to every view, in points; nil where the kinds of the views decide.
        var points: CGFloat?
        /// The kinds of the views at the edge.
        var kinds: Kinds = []

        mutating func formUnion(_ other: Preference) {
            if let points = other.points { self.points = max(points, self.points ?? points) }
            kinds.formUnion(other.kinds)
        }

        /// Returns the space between two edges. As in Apple's framework, the kinds that both have rules for are decisive, and points are where
        /// there are none.
        func distance(to next: Preference) -> CGFloat {
            let textMeetsText = kinds.contains(.text) && next.kinds.contains(.text)
            let textMeetsOther =
                kinds.contains(.text) && next.kinds.contains(.other)
                || kinds.contains(.other) && next.kinds.contains(.text)
            if textMeetsOther { return ViewSpacing.usual }
            if textMeetsText { return 0 }
            guard points != nil || next.points != nil else { return ViewSpacing.usual }
            return max(points ?? -.infinity, next.points ?? -.infinity)
        }
    }

    /// The kinds of the views at an edge.
    private struct Kinds: OptionSet {
        let rawValue: UInt8
        /// Lines of text, and symbols among them.
        static let text = Kinds(rawValue: 1)
        /// Views that are not text.
        static let other = Kinds(rawValue: 2)
    }

    /// Creates default spacing.
    public init() { reset(.all) }

    /// Creates spacing with a preference for all edges, or for those at the ends of an axis.
    private init(_ preference: Preference, _ edges: Edge.Set = .all) { set(preference, edges) }

    /// Spacing of zero on all edges.
    public static let zero = ViewSpacing(Preference(points: 0))

    /// The spacing of lines of text.
    static let text: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.set(Preference(kinds: .text), .vertical)
        return spacing
    }()

    /// Returns the spacing of views that are only room along an axis.
    /// - Parameter axis: The axis; nil for both.
    static func spacer(along axis: Axis?) -> ViewSpacing {
        guard let axis else { return .zero }
        return ViewSpacing(Preference(points: 0), axis == .horizontal ? .horizontal : .vertical)
    }

    /// Returns the spacing around a stack: at its ends, that of the first and of the last view, and along its sides that of all.
    /// - Parameters:
    ///   - views: The spacings of the views, in order.
    ///   - axis: The axis of the stack.
    static func stack(of views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
        guard !views.isEmpty else { return .zero }
        var spacing = ViewSpacing(Preference(), [])
        for (index, view) in views.enumerated() {
            var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == views.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
            spacing.formUnion(view, edges: edges)
        }
        return spacing
    }

    /// Returns the spacing around views that stand in one place.
    static func layers(of views: [ViewSpacing]) -> ViewSpacing {
        guard let first = views.first else { return .zero }
        return views.dropFirst().reduce(first) { $0.union($1) }
    }

    private mutating func set(_ preference: Preference, _ edges: Edge.Set) {
        if edges.contains(.top) { top = preference }
        if edges.contains(.leading) { leading = preference }
        if edges.contains(.bottom) { bottom = preference }
        if edges.contains(.trailing) { trailing = preference }
    }

    /// Makes some edges those of a view that is no text, as where there is padding.
    mutating func reset(_ edges: Edge.Set) { set(Preference(kinds: .other), edges) }

    /// Merges the spacing of another view into this one, keeping the larger of both for each edge.
    /// - Parameters:
    ///   - other: The preferences of the other view.
    ///   - edges: The edges to merge.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Returns the spacing merged with that of another view.
    /// - Parameters:
    ///   - other: The preferences of the other view.
    ///   - edges: The edges to merge.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }

    /// Returns the space between this view and the next one, in points.
    /// - Parameters:
    ///   - next: The preferences of the view that follows.
    ///   - axis: The axis along which the views stand.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }
}
