import Foundation

/// A type that arranges views: it proposes sizes to its subviews, chooses its own size, and places them.
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
/// An infinite, invalid or negative size counts as zero along that axis, which is logged once for each type of layout.
/// A subview without a place is centered.
@_weakLinked
public protocol Layout: Animatable, SendableMetatype {
    /// The values that the layout keeps between calls.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout for the framework.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache. Called before the first layout.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the subviews change. By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the size of all views together.
    /// - Parameters:
    ///   - proposal: The proposal of the container around.
    ///   - subviews: The views.
    ///   - cache: The cache of the layout.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views.
    /// - Parameters:
    ///   - bounds: The rectangle to place them in; its origin need not be zero.
    ///   - proposal: The proposal of the container around for the rectangle's size.
    ///   - subviews: The views.
    ///   - cache: The cache of the layout.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the space that the container prefers around it. By default it is the merged spacing of the views inside.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the position of a horizontal guide of the container, from its leading edge; nil for that of the views
    /// inside.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the container, from its top edge; nil for that of the views inside.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties of a layout for the framework.
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

    /// Returns the merged spacing of the views inside.
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
