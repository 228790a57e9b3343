import Foundation
import UniformTypeIdentifiers

/// A view that a program's layout arranges.
@_weakLinked
struct LayoutView<Arrangement: Layout, Content: View> {
    var layout: Arrangement
    let content: Content
}

extension LayoutView: ArrangingView {
    typealias Body = Never
    var axis: Axis? { (layout as? AnyLayout)?.orientation ?? Arrangement.layoutProperties.stackOrientation }
    func makeElement(content: ViewNode) -> CustomLayoutElement<Arrangement> {
        CustomLayoutElement(layout, content: content)
    }
    func update(_ element: CustomLayoutElement<Arrangement>) { element.layout = layout }
}

extension LayoutView: Animatable {
    var animatableData: Arrangement.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }
}

/// Elements that a program's layout arranges.
final class CustomLayoutElement<Arrangement: Layout>: ContentElement {
    var layout: Arrangement { didSet { if !areEqual(layout, oldValue) { layoutDidChange() } } }
    private var subviews: [LayoutSubview.Subview] = []
    private var cache: Arrangement.Cache?
    /// The frame of the view in a layout that only places views, relative to the layout's own place.
    private var placed: CGRect?

    init(_ layout: Arrangement, content node: ViewNode) {
        self.layout = layout
        super.init(content: node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(
            withCache { subviews, cache in
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            },
            in: proposal
        )
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        withCache { subviews, cache in
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        }
        for subview in subviews {
            let (given, offered) =
                subview.place ?? (
                    Alignment.center.place(subview.element, subview.element.size(proposal), in: frame), proposal
                )
            var place = given
            if !place.minX.isFinite || !place.minY.isFinite {
                report("placed a view at \(place.origin)")
                place.origin = frame.origin
            }
            subview.place = nil
            subview.element.place(in: place, proposal: offered)
            placed = place.offsetBy(dx: -frame.minX, dy: -frame.minY)
        }
    }

    override func drawnFrame(in frame: CGRect) -> CGRect {
        guard (layout as? any FrameworkLayout)?.isOnlyPlacing == true, let placed, let view = subviews.last else {
            return frame
        }
        return view.element.drawnFrame(in: seen(placed.offsetBy(dx: frame.minX, dy: frame.minY), in: frame))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = ProposedViewSize(size)
        let explicit = withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            }
        }
        if let explicit { return explicit }
        withCache { subviews, cache in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        defer { for subview in subviews { subview.place = nil } }
        return key.combined(subviews.compactMap { subview in subview.place.map { (subview.element, $0.frame) } })
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ViewSpacingTrait.self) else { return super.traitValue(key) }
        return withCache { subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    // MARK: The program's layout

    private func withCache<Result>(_ body: (LayoutSubviews, inout Arrangement.Cache) -> Result) -> Result {
        if !subviews.elementsEqual(elements, by: { $0.element === $1 }) {
            subviews = elements.map { LayoutSubview.Subview($0) }
            isStale = true
        }
        let proxies = LayoutSubviews(subviews.map { LayoutSubview($0) }, layoutDirection)
        var cache = self.cache ?? layout.makeCache(subviews: proxies)
        if isStale, self.cache != nil { layout.updateCache(&cache, subviews: proxies) }
        isStale = false
        let result = body(proxies, &cache)
        self.cache = cache
        return result
    }

    /// A Boolean value that indicates whether the cache is of other views, or of other sizes of them.
    private var isStale = false

    override func didInvalidate() { isStale = true }

    private func layoutDidChange() {
        isStale = true
        invalidateSize()
    }

    /// A size that the layout around can reckon with. Where endless room is offered, a layout may take it: that is how the layout around
    /// asks for the greatest length.
    private func checked(_ size: CGSize, in proposal: ProposedViewSize) -> CGSize {
        func isPossible(_ length: CGFloat, in offered: CGFloat?) -> Bool {
            length >= 0 && (length.isFinite || offered == .infinity)
        }
        if isPossible(size.width, in: proposal.width), isPossible(size.height, in: proposal.height) { return size }
        if let layout = layout as? any FrameworkLayout, layout.mayBeEndless { return size }
        report("asked for a size of \(size.width) × \(size.height)")
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    private func report(_ mistake: String) {
        guard ReportedOnce.first("layout", of: Arrangement.self) else { return }
        BackgroundLogger(label: "SwiftUI.Layout").warning(
            "The layout \(Arrangement.self) \(mistake), which is taken as zero. A proposal may be infinite or nil along an axis: use proposal.replacingUnspecifiedDimensions(), and sum the sizes of the views."
        )
    }
}
