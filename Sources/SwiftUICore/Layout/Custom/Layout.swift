import Foundation

/// A type that arrangements of views conform to: it proposes sizes to its subviews, chooses its own size, and places them.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var point = bounds.origin
///         for subview in subviews {
///             let size = subview.sizeThatFits(.unspecified)
///             subview.place(at: point, proposal: ProposedViewSize(size))
///             point.x += size.width
///             point.y += size.height
///         }
///     }
/// }
///
/// Diagonal { Text("One"); Text("Two") }
/// ```
///
/// A size that is not finite or negative is taken as zero along that axis, and the log says so once for each type of layout.
/// A subview that is not placed stands in the middle.
@_weakLinked
public protocol Layout: Animatable, SendableMetatype {
    /// The values that the layout keeps between calls.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// How the framework treats the views inside.
    static var layoutProperties: LayoutProperties { get }

    /// Makes what is kept; called before the first layout.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the subviews change. By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the size of all views together.
    /// - Parameters:
    ///   - proposal: What the container around offers.
    ///   - subviews: The views.
    ///   - cache: What is kept.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views.
    /// - Parameters:
    ///   - bounds: The rectangle to place them in; its origin need not be zero.
    ///   - proposal: What the container around offered for the rectangle's size.
    ///   - subviews: The views.
    ///   - cache: What is kept.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the space that the container prefers around it. By default it is what the views inside prefer, merged.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Where a horizontal guide of the container is, from its leading edge; nil for where the views inside have theirs.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a vertical guide of the container is, from its top edge; nil for where the views inside have theirs.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// How the framework treats the views in a layout.
@_weakLinked
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers inside stretch, as in a stack; nil for none.
    public var stackOrientation: Axis?

    /// Creates properties without an orientation.
    public init() {}
}

extension Layout {
    /// Properties without an orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Merges what the views inside prefer.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// Leaves the guide to the views inside.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Leaves the guide to the views inside.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    /// - Parameter content: The views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

/// A key for a value that a view gives to the layout around it.
@_weakLinked
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the layout around this view.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
    }
}
