import Foundation

/// A reference to an element that does not keep it, shared by the elements inside and by the node whose elements it arranges.
///
/// An object to which Swift's own weak references lead counts all its references more slowly from then on, and most elements have
/// others inside. Where nodes had weak references to rows, an insertion into a lazy stack took 0.13 million instructions more, of 2.2 that
/// were not GTK's. Elements end the link before they let go of what is inside.
final class ElementLink: @unchecked Sendable {
    /// The element, until it ends.
    unowned(unsafe) fileprivate(set) var element: LayoutElement?
    /// The same, where it arranges the elements of a node.
    unowned(unsafe) fileprivate(set) var container: (any OutputContainer)?

    fileprivate init(_ element: LayoutElement) { self.element = element }

    fileprivate func end() { (element, container) = (nil, nil) }
}

/// The element that places others, and its rectangle. See ``LayoutElement/place(in:proposal:)``.
struct Arrangement {
    let element: LayoutElement
    let frame: CGRect

    /// Returns the visible place of a rectangle that the element has computed for one inside.
    @MainActor
    func seen(_ rectangle: CGRect) -> CGRect {
        // An element of the full width is at the same place in both directions.
        if rectangle.minX == frame.minX, rectangle.width == frame.width { return rectangle }
        return element.seen(rectangle, in: frame)
    }
}

/// The outcome of scrolling to a view.
package enum ScrollOutcome {
    /// There is no view with the identity.
    case notFound
    /// The view exists but has not been laid out yet.
    case notPlaced
    case done
}

/// A rectangle of the layout, which chooses its size for a proposal and is then placed.
///
/// The protocol between parent and child is SwiftUI's: the parent proposes, the child chooses, the parent places.
@MainActor
package class LayoutElement: GuidedElement {
    let graph: ViewGraph
    private var sizes = KeptSizes()
    private var keptAccessibility: [AccessibilityElement]?
    /// The accessibility properties that the widgets inside have received.
    final var told = ToldAccessibility()

    /// The element around this one, whose size may depend on this one's.
    final var parent: LayoutElement? {
        get { parentLink?.element }
        set { parentLink = newValue?.linkFromInside }
    }

    private var parentLink: ElementLink?
    /// The link by which the elements inside know this one, if there are any.
    nonisolated(unsafe) private var ownLink: ElementLink?

    fileprivate final var linkFromInside: ElementLink {
        if let ownLink { return ownLink }
        let link = ElementLink(self)
        ownLink = link
        return link
    }

    /// Returns a closure that asks the element without keeping it, and returns nil once it has ended.
    final func asking<Answer>(_ question: @escaping (LayoutElement) -> Answer) -> () -> Answer? {
        { [link = linkFromInside] in link.element.map(question) }
    }

    /// Prepares for the end of the element; elements inside may outlast it. Classes with elements inside call it before these are
    /// let go.
    nonisolated final func endParenthood() { ownLink?.end() }

    deinit { endParenthood() }

    /// The place of a view in a container that has asked for its subviews.
    final var subviewPlace: (any ElementPlace)?
    /// The host that lays the element out; nil if another element lays it out.
    package final var layoutHost: LayoutHost? {
        didSet { graph.widgetsDidChange(in: self) }
    }

    init(graph: ViewGraph) { self.graph = graph }

    /// Returns the size of the element for a proposal. Sizes are cached until the next change.
    ///
    /// Both lengths are valid and not negative, whatever a program has computed.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        // A proposal that is no number equals none, not even itself, and its answer would never be found again.
        let proposal = proposal.possible
        if let size = sizes.size(for: proposal, in: graph.layoutGeneration) { return size }
        let size = computeSize(proposal).possible
        sizes.keep(size, for: proposal)
        return size
    }

    /// Returns the least width in which the element has room.
    ///
    /// The width for a proposal of no width can be too little: of the views in a stack, those that choose first take more than their
    /// least where they are offered it, and leave less than their least to the others.
    /// - Parameter height: The proposed height.
    package final func leastWidth(height: CGFloat?) -> CGFloat {
        var width: CGFloat = 0
        for _ in 0..<Self.mostTries {
            let taken = size(ProposedViewSize(width: width, height: height)).width.rounded(.up)
            guard taken > width else { break }
            width = taken
        }
        return width
    }

    /// Returns the least length in which the element has room.
    /// - Parameters:
    ///   - axis: The axis of the length.
    ///   - across: The proposed length across the axis.
    package final func leastLength(along axis: Axis, across: CGFloat?) -> CGFloat {
        axis == .horizontal ? leastWidth(height: across) : size(ProposedViewSize(width: across, height: 0)).height
    }

    /// The most widths that are tried: the more of a stack a view takes, the slower they grow.
    private static let mostTries = 16

    /// Forgets the sizes of this element and of all around it, which are then laid out anew; nothing else is.
    final func invalidateSize() {
        guard sizes.invalidate() else { return }
        didInvalidate()
        if layoutHost != nil { graph.sizeDidChange(in: self) }
        parent?.invalidateSize()
    }

    /// Tells the widget of this element that it has to be laid out.
    func didInvalidate() {}

    /// A Boolean value that indicates whether the element has the size of a text: see ``WidgetContent/breaksLines``.
    var breaksLines: Bool { false }

    /// Works out the size for a proposal.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    // MARK: Placing

    /// Places the element in a rectangle that the element around computes.
    ///
    /// Elements compute from their leading edge. Only here does that become a place on the screen: if the layout of the
    /// element around runs from right to left, the rectangle is mirrored in that of the element around.
    /// - Parameters:
    ///   - frame: The element's rectangle in the coordinates of the container that is being laid out. An invalid or
    ///     infinite number in it is replaced with the nearest possible one.
    ///   - proposal: The proposal for which the element has the frame's size. The contents are placed by it.
    final func place(in frame: CGRect, proposal: ProposedViewSize) {
        let frame = frame.possible
        placeAsSeen(in: graph.arrangement?.seen(frame) ?? frame, proposal: proposal)
    }

    /// Places the element at its visible place, regardless of the direction of the layout around.
    final func placeAsSeen(in frame: CGRect, proposal: ProposedViewSize) {
        let frame = frame.possible
        let around = graph.arrangement
        graph.arrangement = Arrangement(element: self, frame: frame)
        arrange(in: frame, proposal: proposal.possible)
        graph.arrangement = around
    }

    /// Sets the frames of the widgets in this element, and places the elements inside.
    /// - Parameters:
    ///   - frame: The visible frame of the element. Elements inside are placed in rectangles that are reckoned from the
    ///     left edge of it as if that were the leading one.
    ///   - proposal: The proposal that the element answered with the frame's size.
    func arrange(in frame: CGRect, proposal: ProposedViewSize) {}

    /// Moves the element and all inside by a distance on the screen, as placing it that far away would.
    /// - Returns: Whether it was moved; else it has to be placed.
    func shift(by distance: CGSize) -> Bool { false }

    /// The node whose environment has the direction of the element: its creator.
    private var maker: ObjectIdentifier?
    private var ownDirection: LayoutDirection?

    /// The layout direction inside: the one of the element's node or else of the enclosing element.
    package final var layoutDirection: LayoutDirection { ownDirection ?? parent?.layoutDirection ?? .ofApp }

    /// Takes over the direction at a node, where that has made the element.
    final func followDirection(of node: ViewNode) {
        let identity = ObjectIdentifier(node)
        if maker == nil { maker = identity }
        guard maker == identity else { return }
        let (direction, before) = (node.environment.layoutDirection, ownDirection)
        guard direction != before else { return }
        ownDirection = direction
        if before != nil || direction != .ofApp { showDirection(direction) }
        if before != nil { invalidateSize() }
    }

    /// Sets the direction of the parts in the element's widget.
    func showDirection(_ direction: LayoutDirection) {}

    /// The proposal for an element that the host lays out in a container.
    enum ContainedProposal {
        /// The proposal of the layout around to the container, as long as the container has its measured size.
        case measured(ProposedViewSize, CGSize)
        /// The container's size, but nothing along some axes.
        case unlimited(Axis.Set)
    }

    /// The size of the container that the host laid the element out in last; nil before that.
    private(set) final var hostedSize: CGSize?

    /// Set where the host lays the element out in a container; nil if it is offered the container's size.
    final var containedProposal: ContainedProposal?

    /// Lays the element out in a container. Hosts call it with the size of the container.
    /// - Parameters:
    ///   - bounds: The container's rectangle in its own coordinates.
    ///   - alignment: The alignment of an element that does not fill the rectangle.
    package final func layOut(in bounds: CGRect, alignment: Alignment = .center) {
        hostedSize = bounds.size
        var proposal = ProposedViewSize(bounds.size)
        switch containedProposal {
        case .measured(let measured, let size):
            // Hosts place by whole pixels, so a container may be a part of a point larger or smaller than it was to be.
            if abs(size.width - bounds.width) < 1, abs(size.height - bounds.height) < 1 { proposal = measured }
        case .unlimited(let axes):
            if axes.contains(.horizontal) { proposal.width = nil }
            if axes.contains(.vertical) { proposal.height = nil }
        case nil:
            break
        }
        placeAsSeen(in: seen(alignment.place(self, size(proposal), in: bounds), in: bounds), proposal: proposal)
    }

    /// Returns the frame in which the element is drawn, as far as that is known for an element that is not drawn in its own frame.
    package func drawnFrame(in frame: CGRect) -> CGRect { frame }

    /// Returns a Boolean value that indicates whether something in the element is drawn at a point of the container that lays it out.
    /// Elements that enclose others in widgets of their own leave the answer to these widgets.
    package func isDrawn(at point: CGPoint) -> Bool {
        accessibilityWidget == nil && inner.contains { $0.isDrawn(at: point) }
    }

    /// Appends the element's widgets, the one at the back first.
    func collectWidgets(_ widgets: inout [any HostWidget]) {}

    /// Reports that the widgets inside or their order have changed.
    func widgetsDidChange() {
        if layoutHost != nil { graph.widgetsDidChange(in: self) } else { parent?.widgetsDidChange() }
    }

    /// The element whose widget, or host, contains the widgets of this one.
    var mover: LayoutElement? { layoutHost == nil ? parent?.mover : self }

    /// Has the widget that contains some widgets inside of the element put them where their frames say now.
    /// - Returns: Whether it could.
    func moveWidgets(_ widgets: [any HostWidget]) -> Bool { layoutHost?.moveWidgets(widgets) ?? false }

    /// Tells the widget that contains this element's which those are now.
    func updateWidgets() { layoutHost?.setWidgets(widgets) }

    /// The origin of the contents' coordinates in those of the container around; nil if they are the same.
    var contentOrigin: CGPoint? { nil }

    /// Returns the value of the element for a trait's key, or nil.
    func traitValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Brings the view with an identity to the screen, where it is inside.
    /// - Parameters:
    ///   - identity: The identity.
    ///   - anchor: The point of the view, and of the place in which it scrolls, that are to meet; nil for as little movement
    ///     as is needed.
    func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> ScrollOutcome {
        for element in inner {
            let outcome = element.scroll(to: identity, anchor: anchor)
            if outcome != .notFound { return outcome }
        }
        return .notFound
    }

    /// Returns the position of a guide that an element inside sets, from the leading or top edge; nil if none does.
    ///
    /// Complexity: that of placing the contents, for the baselines of text and for guides that a view sets.
    final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        graph.mayHaveGuide(key) ? explicitGuide(key, in: size) : nil
    }

    /// Returns the distance of a guide from the leading or top edge, whether something inside sets it or not.
    final func position(of key: AlignmentKey, in size: CGSize) -> CGFloat {
        ViewDimensions(of: self, size).position(of: key)
    }

    /// Works out ``guide(_:in:)``.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

    /// The widgets of this element, from back to front.
    package final var widgets: [any HostWidget] {
        var widgets: [any HostWidget] = []
        collectWidgets(&widgets)
        return widgets
    }

    /// Returns the distances from the top to the first and last text baselines, for hosts.
    package final func baselines(in size: CGSize) -> TextBaselines? {
        guard let first = guide(.firstTextBaseline, in: size) else { return nil }
        return TextBaselines(first: first, last: guide(.lastTextBaseline, in: size) ?? first)
    }

    /// The content of the element's own widget, if the element is one widget.
    var shownContent: (any WidgetContent)? { nil }

    /// Returns the contents of a type in the widgets inside, in the order of the views.
    package final func contents<Content: WidgetContent>(of type: Content.Type) -> [Content] {
        (shownContent as? Content).map { [$0] } ?? inner.flatMap { $0.contents(of: type) }
    }

    // MARK: Accessibility

    /// The elements inside that are laid out in this one, in the order of the views.
    var inner: [LayoutElement] { [] }

    /// The widget that stands for the element itself, where it has one.
    var accessibilityWidget: (any HostWidget)? { nil }

    /// The accessibility elements of the views inside. They are cached until a view inside changes.
    package final var accessibility: [AccessibilityElement] {
        if let keptAccessibility { return keptAccessibility }
        let elements = makeAccessibility()
        keptAccessibility = elements
        return elements
    }

    /// Works out ``accessibility``.
    func makeAccessibility() -> [AccessibilityElement] {
        let inner = inner
        return inner.count == 1 ? inner[0].accessibility : inner.flatMap(\.accessibility)
    }

    /// Reports that ``accessibility`` may have changed.
    final func accessibilityDidChange() {
        var element = self
        element.keptAccessibility = nil
        element.told.isCurrent = false
        while let next = element.parent {
            // The elements around have not been asked since the last change.
            guard next.keptAccessibility != nil else { return }
            next.keptAccessibility = nil
            next.told.isCurrent = false
            element = next
        }
        if element.layoutHost?.accessibilityDidChange != nil { graph.accessibilityDidChange(in: element) }
    }

    /// Notes that the element's own accessibility properties may have changed. They are compared with the previous
    /// ones, if those were requested.
    final func ownAccessibilityDidChange() {
        guard let keptAccessibility else { return }
        let elements = makeAccessibility()
        guard !keptAccessibility.elementsEqual(elements, by: { $0.saysTheSame(as: $1) }) else { return }
        accessibilityDidChange()
        self.keptAccessibility = elements
    }
}

extension Alignment {
    /// Returns the frame of an element in a rectangle whose guides match the element's.
    @MainActor
    func place(_ element: LayoutElement, _ size: CGSize, in frame: CGRect) -> CGRect {
        let outer = ViewDimensions(frame.size)
        return CGRect(
            x: frame.minX + outer[horizontal] - element.position(of: horizontal.key, in: size),
            y: frame.minY + outer[vertical] - element.position(of: vertical.key, in: size),
            width: size.width,
            height: size.height
        )
    }
}

extension LayoutElement {
    /// Returns the visible place of a rectangle that this element has computed from its leading edge.
    /// - Parameter frame: The visible frame of the element itself.
    final func seen(_ rectangle: CGRect, in frame: CGRect) -> CGRect {
        layoutDirection == .rightToLeft ? rectangle.mirrored(in: frame) : rectangle
    }
}

extension OutputContainer where Self: LayoutElement {
    /// Takes over the outputs of a node from now on. Classes that do so call ``endParenthood()`` when they end.
    func receiveOutputs(of node: ViewNode) {
        let link = linkFromInside
        link.container = self
        node.containerLink = link
    }
}

/// An element around one other.
@MainActor
protocol EnclosingElement: LayoutElement {
    var content: LayoutElement { get }
}

/// An element that changes how one other element is laid out.
class WrapperElement: LayoutElement, EnclosingElement {
    let content: LayoutElement

    init(_ content: LayoutElement, graph: ViewGraph) {
        self.content = content
        super.init(graph: graph)
        content.parent = self
    }

    deinit { endParenthood() }

    override var inner: [LayoutElement] { [content] }
    override func traitValue(_ key: ObjectIdentifier) -> Any? { content.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { content.place(in: frame, proposal: proposal) }
    override func drawnFrame(in frame: CGRect) -> CGRect { content.drawnFrame(in: frame) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { content.collectWidgets(&widgets) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
}

/// An element around one other, which is created from that alone and then updated for a modifier.
@MainActor
protocol PlainElement: EnclosingElement {
    init(_ content: LayoutElement, graph: ViewGraph)
}
