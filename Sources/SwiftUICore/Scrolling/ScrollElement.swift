import Foundation

/// What came of bringing a view to the screen.
package enum ScrollOutcome {
    /// No view has the identity.
    case notFound
    /// The view is there, but has no place yet.
    case notPlaced
    case done
}

/// Something that follows which part of a scrolling place is shown.
@MainActor
protocol ScrollFollower: LayoutElement {
    /// Called when another part of the content is shown than before.
    func visiblePartDidChange()
}

/// The element of a scrolling place: as large as offered along its axes, as large as the content across them.
final class ScrollElement: ContainerElement<ScrollContent>, ScrollObserver {
    var axes: Axis.Set = .vertical {
        didSet {
            content.containedProposal = .unlimited(axes)
            if axes != oldValue { invalidateSize() }
        }
    }

    /// The part of the content that is shown, in the content's coordinates.
    private(set) var visible = CGRect.zero
    private var followers: [ObjectIdentifier: WeakFollower] = [:]

    private struct WeakFollower {
        weak var follower: (any ScrollFollower)?
    }

    init(_ content: LayoutElement, axes: Axis.Set, graph: ViewGraph) {
        super.init(content, graph: graph) { ScrollContent(content: $0, axes: axes) }
        self.axes = axes
        content.containedProposal = .unlimited(axes)
        update()
    }

    /// Brings the widget in line with the axes.
    func update() { update(ScrollContent(content: content, axes: axes, observer: self)) }

    func scrolls(along axis: Axis) -> Bool { axes.contains(axis.set) }

    override func traitValue(_ key: ObjectIdentifier) -> Any? { nil }

    override var contentOrigin: CGPoint? {
        CGPoint(x: widget.frame.minX - visible.minX, y: widget.frame.minY - visible.minY)
    }

    /// What the content is offered: its own length along the axes in which it can move.
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        widget.frame = frame
        guard frame.size != visible.size else { return }
        visible.size = frame.size
        visiblePartDidChange()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = content.size(offered(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
            height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height
        )
    }

    // MARK: Scrolling

    package func didScroll(to offset: CGPoint) {
        guard offset != visible.origin else { return }
        visible.origin = offset
        visiblePartDidChange()
    }

    /// Has an element told when another part is shown, as long as it is there.
    func add(_ follower: any ScrollFollower) {
        guard followers.updateValue(WeakFollower(follower: follower), forKey: ObjectIdentifier(follower)) == nil else {
            return
        }
        followers = followers.filter { $0.value.follower != nil }
    }

    private func visiblePartDidChange() {
        for follower in followers.values { follower.follower?.visiblePartDidChange() }
    }

    /// Shows another part of the content.
    func scroll(to offset: CGPoint) {
        didScroll(to: offset)
        (widget as? any ScrollingWidget)?.scroll(to: visible.origin, in: contentSize)
    }

    /// Follows content that has moved.
    func move(by length: CGFloat, along axis: Axis) {
        var offset = visible.origin
        if axis == .vertical { offset.y += length } else { offset.x += length }
        // The content is the same that was shown before, so its elements need not hear of it.
        visible.origin = offset
        (widget as? any ScrollingWidget)?.scroll(to: offset, in: contentSize)
    }

    private var contentSize: CGSize { content.size(offered(ProposedViewSize(visible.size))) }

    /// The part to show so that a rectangle of the content can be seen.
    /// - Parameters:
    ///   - rectangle: The rectangle.
    ///   - anchor: The point of the rectangle, and of the part, that are to meet; nil for as little movement as is needed.
    func part(revealing rectangle: CGRect, anchor: UnitPoint?) -> CGRect {
        let size = contentSize
        func start(_ visible: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>, _ anchor: CGFloat?, _ all: CGFloat)
            -> CGFloat
        {
            let (length, wantedLength) = (
                visible.upperBound - visible.lowerBound, wanted.upperBound - wanted.lowerBound
            )
            let start =
                if let anchor {
                    wanted.lowerBound + wantedLength * anchor - length * anchor
                } else {
                    max(min(visible.lowerBound, wanted.lowerBound), wanted.upperBound - length)
                }
            return max(0, min(start, all - length))
        }
        var part = visible
        if axes.contains(.horizontal) {
            part.origin.x = start(visible.rangeX, rectangle.rangeX, anchor?.x, size.width)
        }
        if axes.contains(.vertical) {
            part.origin.y = start(visible.rangeY, rectangle.rangeY, anchor?.y, size.height)
        }
        return part
    }

    /// Where a point is in the content.
    /// - Parameters:
    ///   - point: A point of the container that an element is laid out in.
    ///   - element: The element, which is inside.
    func position(of point: CGPoint, in element: LayoutElement) -> CGPoint {
        var point = point
        var next = element.parent
        while let around = next, around !== self {
            if let origin = around.contentOrigin {
                point.x += origin.x
                point.y += origin.y
            }
            next = around.parent
        }
        return point
    }
}

extension LayoutElement {
    /// Brings a rectangle of the container that the element is laid out in to the screen.
    final func reveal(_ frame: CGRect, anchor: UnitPoint?) -> ScrollOutcome {
        var next = parent
        while let element = next, !(element is ScrollElement) { next = element.parent }
        guard let scroll = next as? ScrollElement else { return .notFound }
        let rectangle = CGRect(origin: scroll.position(of: frame.origin, in: self), size: frame.size)
        scroll.scroll(to: scroll.part(revealing: rectangle, anchor: anchor).origin)
        return .done
    }
}

extension CGRect {
    fileprivate var rangeX: ClosedRange<CGFloat> { minX...maxX }
    fileprivate var rangeY: ClosedRange<CGFloat> { minY...maxY }
}
