import Foundation

/// The space that a view prefers between its edges and the views beside it.
///
/// A layout queries it for two neighbours:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
///
/// Views prefer the usual space of stacks, spacers take none, and a program's layout defines its preference in
/// `spacing(subviews:cache:)`. Spaces do not depend on the kinds of adjacent views.
@_weakLinked
public struct ViewSpacing: Sendable {
    private var top: Preference
    private var leading: Preference
    private var bottom: Preference
    private var trailing: Preference

    /// The preference of an edge. Larger cases take more space.
    private enum Preference: Comparable {
        /// No space, regardless of the view on the other side.
        case collapses
        /// At least some points.
        case points(CGFloat)
    }

    private init(_ preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// Creates the usual spacing.
    public init() { self.init(.points(StackElement.standardSpacing)) }

    /// Spacing that asks for no space at any edge.
    public static let zero = ViewSpacing(.points(0))

    /// The spacing of views that are only room.
    static let collapsing = ViewSpacing(.collapses)

    /// Merges another view's preferences into these: of each edge, the one that takes more space stays.
    /// - Parameters:
    ///   - other: The preferences of the other view.
    ///   - edges: The edges to merge.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(top, other.top) }
        if edges.contains(.leading) { leading = max(leading, other.leading) }
        if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    }

    /// These preferences merged with those of another view.
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
        let edges = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        guard case (.points(let end), .points(let start)) = edges else { return 0 }
        return max(end, start)
    }
}

/// The spacing that a program's layout prefers; nil for other views.
enum ViewSpacingTrait: TraitKey {
    static var defaultValue: ViewSpacing? { nil }
}

extension ElementTraits {
    /// The space that the view prefers around it.
    var spacing: ViewSpacing { self[ViewSpacingTrait.self] ?? (isSpacer ? .collapsing : ViewSpacing()) }
}

extension LayoutSubview {
    /// The space that the view prefers around it.
    public var spacing: ViewSpacing { read { $0.element.traits.spacing } }
}
