import Foundation

/// A type-erased layout.
///
/// The views inside keep their state when another layout replaces it:
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("One"); Text("Two") }
/// ```
@_weakLinked
public struct AnyLayout: Layout, FrameworkLayout {
    private let layout: any Layout

    /// Creates a type-erased layout from another layout.
    /// - Parameter layout: The layout.
    public init<Wrapped: Layout>(_ layout: Wrapped) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The values that the underlying layout caches between calls.
    public struct Cache {
        fileprivate var value: Any
        fileprivate let type: any Layout.Type
    }

    var mayBeEndless: Bool { (layout as? any FrameworkLayout)?.mayBeEndless ?? false }

    /// The axis of a stack.
    var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<Wrapped: Layout>(_ layout: Wrapped) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(value: make(layout), type: type(of: layout))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard cache.type == type(of: layout) else {
            cache = makeCache(subviews: subviews)
            return
        }
        func update<Wrapped: Layout>(_ layout: Wrapped) {
            layout.with(&cache) { layout.updateCache(&$0, subviews: subviews) }
        }
        update(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<Wrapped: Layout>(_ layout: Wrapped) -> CGSize {
            layout.with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        return size(layout)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<Wrapped: Layout>(_ layout: Wrapped) {
            layout.with(&cache) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<Wrapped: Layout>(_ layout: Wrapped) -> ViewSpacing {
            layout.with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<Wrapped: Layout>(_ layout: Wrapped) -> CGFloat? {
            layout.with(&cache) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return explicit(layout)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<Wrapped: Layout>(_ layout: Wrapped) -> CGFloat? {
            layout.with(&cache) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return explicit(layout)
    }
}

extension Layout {
    /// Calls the layout with the cache that an ``AnyLayout`` holds for it.
    fileprivate func with<Result>(_ cache: inout AnyLayout.Cache, _ body: (inout Cache) -> Result) -> Result {
        guard var own = cache.value as? Cache else {
            preconditionFailure("The cache of \(cache.type) was used for \(Self.self)")
        }
        let result = body(&own)
        cache.value = own
        return result
    }
}
