import Foundation

/// An element that reserves space at its edges.
///
/// The contents are laid out between them. Scrolling views at those edges extend under them, with as much space around
/// their content. The same is true of views that ignore safe areas.
class SafeAreaElement: WrapperElement {
    /// The visible rectangle between the edges, in the container that is laid out.
    final private(set) var safeFrame = CGRect.zero
    /// The room that is kept free.
    final private(set) var room = EdgeInsets()

    override init(_ content: LayoutElement, graph: ViewGraph) {
        super.init(content, graph: graph)
        graph.hasSafeAreas = true
    }

    /// Returns the room that is kept free when something is offered.
    func insets(for proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(for: proposal)
        let size = content.size(proposal.inset(by: insets))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        room = insets(for: proposal)
        let inner = frame.inset(by: room)
        safeFrame = seen(inner, in: frame)
        content.place(in: inner, proposal: proposal.inset(by: room))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let insets = insets(for: ProposedViewSize(size))
        let inner = CGRect(origin: .zero, size: size).inset(by: insets)
        return content.guide(key, in: inner.size).map { $0 + (key.axis == .horizontal ? inner.minX : inner.minY) }
    }
}

/// An element with space at its edges under which the contents may extend.
final class SafeAreaPaddingElement: SafeAreaElement {
    var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateSize() } } }

    override func insets(for proposal: ProposedViewSize) -> EdgeInsets { insets }
}

/// An element with others at one of its edges, under which the contents may extend.
final class SafeAreaBarElement: SafeAreaElement {
    let bar: OverlayingElement
    var placement = SafeAreaBar(edge: .bottom, alignment: .center, spacing: nil) {
        didSet { if placement != oldValue { invalidateSize() } }
    }

    init(_ content: LayoutElement, bar: ViewNode) {
        self.bar = OverlayingElement(content: bar)
        super.init(content, graph: bar.graph)
        self.bar.parent = self
    }

    deinit { endParenthood() }

    override var inner: [LayoutElement] {
        placement.edge == .top || placement.edge == .leading ? [bar, content] : [content, bar]
    }

    private var isVertical: Bool { placement.edge == .top || placement.edge == .bottom }

    /// Returns the proposal for the bar: its own length from the edge.
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: isVertical ? proposal.width : nil,
            height: isVertical ? nil : proposal.height
        )
    }

    private func barSize(_ proposal: ProposedViewSize) -> CGSize { bar.size(offered(proposal)) }

    override func insets(for proposal: ProposedViewSize) -> EdgeInsets {
        let size = barSize(proposal)
        let length = isVertical ? size.height : size.width
        let whole = length + (placement.spacing.possibleSpacing ?? 0)
        return EdgeInsets(Edge.Set(placement.edge), max(0, whole.possibleDistance))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let (size, bar) = (super.computeSize(proposal), barSize(proposal))
        return CGSize(
            width: isVertical ? max(size.width, bar.width) : size.width,
            height: isVertical ? size.height : max(size.height, bar.height)
        )
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        super.arrange(in: frame, proposal: proposal)
        let offered = offered(ProposedViewSize(frame.size))
        bar.place(in: placement.wholeAlignment.place(bar, bar.size(offered), in: frame), proposal: offered)
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        content.collectWidgets(&widgets)
        bar.collectWidgets(&widgets)
    }

    override func makeAccessibility() -> [AccessibilityElement] { inner.flatMap(\.accessibility) }
}

/// The placement of a bar.
struct SafeAreaBar: Equatable {
    var edge: Edge
    /// Its alignment along the edge.
    var alignment: Alignment
    /// The space between the bar and the contents; nil for the default, which is none.
    var spacing: CGFloat?

    /// Its alignment in the whole place.
    fileprivate var wholeAlignment: Alignment {
        switch edge {
        case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
        case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
        case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
        case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
        }
    }
}

/// An element that reaches under the room which those around keep free.
final class IgnoringSafeAreaElement: WrapperElement, PlainElement {
    var edges = Edge.Set.all { didSet { if edges != oldValue { invalidateSize() } } }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let insets = safeAreaInsets(around: frame).only(edges)
        guard insets != EdgeInsets() else { return content.place(in: frame, proposal: proposal) }
        let whole = frame.outset(by: insets)
        let offered = ProposedViewSize(
            width: proposal.width.map { $0 + insets.horizontal },
            height: proposal.height.map { $0 + insets.vertical }
        )
        content.place(in: Alignment.center.place(content, content.size(offered), in: whole), proposal: offered)
    }
}

/// An element whose inside does not reach under room that is kept free outside of it, as it reaches there itself.
@MainActor
protocol SafeAreaBoundary: LayoutElement {}

extension LayoutElement {
    /// Returns the room that elements around keep free beside a rectangle.
    ///
    /// Complexity: O(*n*) in the depth of the element, where a view of the window keeps room free.
    /// - Parameter frame: A rectangle in the container that this element is laid out in.
    final func safeAreaInsets(around frame: CGRect) -> EdgeInsets {
        var insets = EdgeInsets()
        guard graph.hasSafeAreas else { return insets }
        var (whole, element) = (frame, self)
        while element.layoutHost == nil, let next = element.parent, !(next is any SafeAreaBoundary) {
            if let area = next as? SafeAreaElement, area.content === element {
                let met = area.room.only(area.safeFrame.edges(metBy: whole, area.layoutDirection))
                whole = area.seen(whole.outset(by: met), in: whole)
                insets += met
            }
            if let origin = next.contentOrigin { whole = whole.offsetBy(dx: origin.x, dy: origin.y) }
            element = next
        }
        return insets
    }
}

extension CGRect {
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading,
            y: minY + insets.top,
            width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical)
        )
    }

    func outset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading,
            y: minY - insets.top,
            width: width + insets.horizontal,
            height: height + insets.vertical
        )
    }

    /// Returns the edges of this rectangle at which another ends. Hosts place by whole pixels.
    fileprivate func edges(metBy other: CGRect, _ direction: LayoutDirection) -> Edge.Set {
        var edges: Edge.Set = []
        let other = direction == .rightToLeft ? other.mirrored(in: self) : other
        if other.minY <= minY + 1 { edges.insert(.top) }
        if other.maxY >= maxY - 1 { edges.insert(.bottom) }
        if other.minX <= minX + 1 { edges.insert(.leading) }
        if other.maxX >= maxX - 1 { edges.insert(.trailing) }
        return edges
    }
}

extension EdgeInsets {
    /// Returns the insets of some edges.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0
        )
    }

    static func += (insets: inout EdgeInsets, more: EdgeInsets) {
        insets = EdgeInsets(
            top: insets.top + more.top,
            leading: insets.leading + more.leading,
            bottom: insets.bottom + more.bottom,
            trailing: insets.trailing + more.trailing
        )
    }
}
