import Foundation

/// A type that arranges views: it proposes sizes to its subviews, chooses its own size and places its subviews.
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
    /// The type of the values that the layout caches between calls.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that the framework uses.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache before the first layout.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the subviews change. By default, a new cache is created.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the size of the layout for a proposal.
    /// - Parameters:
    ///   - proposal: The proposal of the container around.
    ///   - subviews: The views.
    ///   - cache: The cache of the layout.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews.
    /// - Parameters:
    ///   - bounds: The rectangle to place them in; its origin need not be zero.
    ///   - proposal: The proposal of the container around for the rectangle's size.
    ///   - subviews: The views.
    ///   - cache: The cache of the layout.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the preferred spacing around the container. By default, it is the merged spacing of the subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the position of a horizontal guide of the container, measured from its leading edge; nil to use that of the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the container, measured from its top edge; nil to use that of the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties of a layout that the framework uses.
@_weakLinked
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers inside expand, as in a stack; nil for none.
    public var stackOrientation: Axis?

    /// Creates properties without an orientation.
    public init() {}
}

extension Layout {
    /// Properties without an orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the merged spacing of the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        .layers(of: subviews.map(\.spacing))
    }

    /// Returns nil, so that the subviews determine the guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns nil, so that the subviews determine the guide.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns a view that arranges views with this layout.
    /// - Parameter content: The views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

/// A key for a value that a view passes to the enclosing layout.
@_weakLinked
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the layout that encloses this view.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
    }
}

/// The value that a view sets for a program's layout.
enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
    static var consequence: TraitConsequence { .layout }
}
