import Foundation

/// Something that follows which part of a scroll view is shown.
@MainActor
protocol ScrollFollower: LayoutElement {
    /// Called when another part of the content is shown than before.
    func visiblePartDidChange()
}

/// The content of a scroll view, with the space around it.
final class ScrolledElement: PaddingElement {
    /// The alignment of content that is smaller than the scroll view; nil for that of the host.
    var alignment: UnitPoint? { didSet { if alignment != oldValue { invalidateSize() } } }
    /// The size of the place along the axes in which the content can move.
    var place = CGSize.zero { didSet { if place != oldValue, alignment != nil { invalidateSize() } } }

    /// Returns the size of the content with its space, however large the place is.
    func ownSize(_ proposal: ProposedViewSize) -> CGSize { super.computeSize(proposal) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = ownSize(proposal)
        guard alignment != nil else { return size }
        return CGSize(width: max(size.width, place.width), height: max(size.height, place.height))
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        super.arrange(in: alignment.map { aligned(in: frame, $0, proposal) } ?? frame, proposal: proposal)
        (parent as? ScrollElement)?.contentWasPlaced(frame.size)
    }

    private func aligned(in frame: CGRect, _ alignment: UnitPoint, _ proposal: ProposedViewSize) -> CGRect {
        let own = ownSize(proposal)
        let size = CGSize(width: min(own.width, frame.width), height: min(own.height, frame.height))
        return CGRect(
            x: frame.minX + (frame.width - size.width) * alignment.x,
            y: frame.minY + (frame.height - size.height) * alignment.y,
            width: size.width,
            height: size.height
        )
    }
}

/// The element of a scroll view: as large as offered along its axes, as large as the content across them.
///
/// Where its edges meet room that views around keep free, the place reaches under that, with as much space around its content.
final class ScrollElement: ContainerElement<ScrollContent>, ScrollObserver {
    var axes: Axis.Set = .vertical {
        didSet {
            content.containedProposal = .unlimited(axes)
            if axes != oldValue { invalidateSize() }
        }
    }

    /// The settings of the views around.
    var settings = ScrollSettings() {
        didSet { if settings.margins != oldValue.margins { invalidateSize() } }
    }

    /// The part of the content that is shown, from the leading top corner of the content.
    private(set) var visible = CGRect.zero
    /// The room around that the place reaches under.
    private(set) var safeArea = EdgeInsets()
    /// The size of the content when it was placed last.
    private(set) var placedContent = CGSize.zero
    private let scrolled: ScrolledElement
    private var followers: [ObjectIdentifier: WeakFollower] = [:]
    /// Follows where the place stands, and moves it.
    private(set) lazy var motion = ScrollMotion(of: self)

    private struct WeakFollower {
        weak var follower: (any ScrollFollower)?
    }

    init(_ content: LayoutElement, axes: Axis.Set, graph: ViewGraph) {
        let scrolled = ScrolledElement(content, graph: graph)
        self.scrolled = scrolled
        super.init(scrolled, graph: graph) { ScrollContent(content: $0, axes: axes) }
        self.axes = axes
        self.content.containedProposal = .unlimited(axes)
        update()
    }

    /// The alignment of content that is smaller than the scroll view; nil for the top.
    var alignment: UnitPoint? { didSet { scrolled.alignment = alignment } }

    /// Brings the widget in line with the axes and the settings.
    func update() {
        var shown = ScrollContent(content: content, axes: axes, observer: self)
        shown.indicators = settings.indicators
        shown.isEnabled = settings.isEnabled
        shown.showsOutside = settings.isClipDisabled
        shown.direction = settings.direction
        update(shown)
        scrolled.insets = insets
    }

    func scrolls(along axis: Axis) -> Bool { axes.contains(axis.set) }

    /// The insets around the content.
    var insets: EdgeInsets {
        var insets = settings.margins.finite
        insets += safeArea
        return insets
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? { nil }

    override var contentOrigin: CGPoint? {
        let shown = seenInContent(visible)
        return CGPoint(x: widget.frame.minX - shown.minX, y: widget.frame.minY - shown.minY)
    }

    /// Converts a rectangle of the content between coordinates from the leading and from the left edge.
    private func seenInContent(_ rectangle: CGRect) -> CGRect {
        seen(rectangle, in: CGRect(x: 0, y: 0, width: max(placedContent.width, visible.width), height: 0))
    }

    /// The place in the window.
    var frameInWindow: CGRect { CGRect(origin: originInWindow(widget.frame.origin), size: widget.frame.size) }

    /// Returns the proposal for the content: its own length along the axes in which it scrolls.
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        safeArea = safeAreaInsets(around: frame)
        scrolled.insets = insets
        let whole = seen(frame.outset(by: safeArea), in: frame)
        widget.frame = whole
        scrolled.place = CGSize(
            width: axes.contains(.horizontal) ? whole.width : 0,
            height: axes.contains(.vertical) ? whole.height : 0
        )
        guard whole.size != visible.size else { return }
        visible.size = whole.size
        visiblePartDidChange()
        motion.placeDidChange()
    }

    func contentWasPlaced(_ size: CGSize) {
        guard size != placedContent else { return }
        placedContent = size
        motion.placeDidChange()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let whole = ProposedViewSize(
            width: proposal.width.map { $0 + safeArea.horizontal },
            height: proposal.height.map { $0 + safeArea.vertical }
        )
        var ideal = scrolled.ownSize(offered(whole))
        ideal.width = max(0, ideal.width - safeArea.horizontal)
        ideal.height = max(0, ideal.height - safeArea.vertical)
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
        motion.userDidScroll()
    }

    /// Adds a follower, which is notified when another part is shown, as long as it exists.
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
        let offset = CGPoint(x: offset.x.possibleDistance, y: offset.y.possibleDistance)
        if offset != visible.origin {
            visible.origin = offset
            visiblePartDidChange()
            motion.placeDidChange()
        }
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

    /// The size of the content, with the space around it.
    var contentSize: CGSize { content.size(offered(ProposedViewSize(visible.size))) }

    /// Returns the nearest part of the content to one that may reach beyond it.
    func possible(_ offset: CGPoint) -> CGPoint {
        let size = contentSize
        return CGPoint(
            x: axes.contains(.horizontal) ? max(0, min(offset.x, size.width - visible.width)) : 0,
            y: axes.contains(.vertical) ? max(0, min(offset.y, size.height - visible.height)) : 0
        )
    }

    /// Returns the part to show so that a rectangle of the content can be seen, and is under no bar.
    /// - Parameters:
    ///   - rectangle: The rectangle.
    ///   - anchor: The point of the rectangle, and of the part, that are to meet; nil for as little movement as is needed.
    func part(revealing rectangle: CGRect, anchor: UnitPoint?) -> CGRect {
        let (size, insets) = (contentSize, insets)
        let clear = visible.inset(by: insets)
        func start(_ visible: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>, _ anchor: CGFloat?) -> CGFloat {
            let (length, wantedLength) = (
                visible.upperBound - visible.lowerBound, wanted.upperBound - wanted.lowerBound
            )
            guard let anchor else { return max(min(visible.lowerBound, wanted.lowerBound), wanted.upperBound - length) }
            return wanted.lowerBound + wantedLength * anchor - length * anchor
        }
        var part = visible
        if axes.contains(.horizontal) {
            let start = start(clear.rangeX, rectangle.rangeX, anchor?.x) - insets.leading
            part.origin.x = max(0, min(start, size.width - visible.width))
        }
        if axes.contains(.vertical) {
            let start = start(clear.rangeY, rectangle.rangeY, anchor?.y) - insets.top
            part.origin.y = max(0, min(start, size.height - visible.height))
        }
        return part
    }

    /// Returns the place of a rectangle in the content, relative to its leading top corner.
    /// - Parameters:
    ///   - rectangle: A rectangle of the container in which an element is laid out.
    ///   - element: The element, which is inside.
    func place(of rectangle: CGRect, in element: LayoutElement) -> CGRect {
        var rectangle = rectangle
        var next = element.parent
        while let around = next, around !== self {
            if let origin = around.contentOrigin { rectangle = rectangle.offsetBy(dx: origin.x, dy: origin.y) }
            next = around.parent
        }
        return seenInContent(rectangle)
    }
}

extension ScrollElement: RevealingElement {
    func reveal(_ frame: CGRect, of element: LayoutElement, anchor: UnitPoint?) {
        scroll(to: part(revealing: place(of: frame, in: element), anchor: anchor).origin)
    }
}

extension ScrollElement: SafeAreaBoundary {}

extension ScrollElement: CoordinateSpaceOwner {
    func frame(ofSpace name: AnyHashable) -> CGRect? {
        guard let wanted = name.base as? ScrollSpaceName else { return nil }
        return wanted.axes.isEmpty || !axes.isDisjoint(with: wanted.axes) ? frameInWindow : nil
    }
}

extension CGRect {
    fileprivate var rangeX: ClosedRange<CGFloat> { minX...maxX }
    fileprivate var rangeY: ClosedRange<CGFloat> { minY...maxY }
}
