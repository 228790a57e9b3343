import Foundation

/// The element of panes with borders that the user moves.
final class SplitElement: LayoutElement, OutputContainer {
    let axis: Axis
    private let node: ViewNode
    private var panes: [LayoutElement] = []
    private var widget: (any HostWidget<SplitContent>)!
    /// The lengths that the user gave panes, each with the one that the program gave it then: another one counts again.
    private var chosen: [ObjectIdentifier: (program: SplitLength, user: CGFloat)] = [:]

    init(axis: Axis, content node: ViewNode) {
        (self.axis, self.node) = (axis, node)
        super.init(graph: node.graph)
        receiveOutputs(of: node)
        widget = graph.host.makeWidget(content)
        graph.outputsDidChange(in: self)
    }

    deinit { endParenthood() }

    private var content: SplitContent {
        SplitContent(
            axis: axis,
            panes: panes.map { pane in
                let length = length(of: pane)
                let chosen = chosen[ObjectIdentifier(pane)]
                return SplitContent.Pane(
                    element: pane,
                    length: length,
                    isShown: pane.traits[SplitPaneShownTrait.self],
                    chosenLength: chosen?.program == length ? chosen?.user : nil
                )
            },
            choose: { [weak self] in self?.userDidChoose($1, of: $0) }
        )
    }

    private func length(of pane: LayoutElement) -> SplitLength {
        pane.traits[SplitLengthTrait.self].scaled(for: graph.host.fontSize)
    }

    /// Takes over the length that the user gave a pane.
    private func userDidChoose(_ length: CGFloat, of pane: LayoutElement) {
        chosen[ObjectIdentifier(pane)] = (self.length(of: pane), length)
        _ = widget.update(content)
        invalidateSize()
    }

    func takeOutputs() {
        let before = panes
        panes = node.elements
        for pane in before where !panes.contains(where: { $0 === pane }) {
            pane.layoutHost = nil
            chosen[ObjectIdentifier(pane)] = nil
        }
        for pane in panes { pane.parent = self }
        // The panes are placed in any case.
        _ = widget.update(content)
        if !before.elementsEqual(panes, by: ===) {
            invalidateSize()
            accessibilityDidChange()
        }
    }

    override func didInvalidate() {
        widget.setNeedsLayout()
        guard graph.host.fontSize != shownFontSize else { return }
        shownFontSize = graph.host.fontSize
        graph.outputsDidChange(in: self)
    }

    /// The height of the desktop's font by which lengths were shown last.
    private lazy var shownFontSize = graph.host.fontSize

    /// Takes over that a pane is of another length, or shown or hidden. A pane that is hidden was never measured, so its
    /// size cannot tell of that.
    fileprivate func paneDidChange() {
        graph.outputsDidChange(in: self)
        invalidateSize()
        accessibilityDidChange()
    }

    // MARK: Layout

    private var shown: [LayoutElement] { panes.filter { $0.traits[SplitPaneShownTrait.self] } }

    /// Returns the least size of the panes, and their size without a proposal. A kept pane is never smaller than its own length: a
    /// window that is too small for the panes beside it grows. Across the axis it is measured at the
    /// lengths that the panes get, because a text in a pane of no width would need a line for each letter.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let isHorizontal = axis == .horizontal
        let (along, across) =
            isHorizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
        func size(_ pane: LayoutElement, _ along: CGFloat?, _ across: CGFloat?) -> (along: CGFloat, across: CGFloat) {
            let size = pane.size(
                isHorizontal
                    ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
            )
            return isHorizontal ? (size.width, size.height) : (size.height, size.width)
        }
        var (least, ideal): (CGFloat, CGFloat) = (0, 0)
        let content = content
        for (pane, described) in zip(panes, content.panes) where described.isShown {
            let length = described.length
            least += max(pane.leastLength(along: axis, across: across), described.ownLength ?? length.minimum ?? 0)
            ideal += max(size(pane, nil, across).along, length.ideal ?? length.minimum ?? 0)
        }
        let borders = widget.measure(.zero)
        least += isHorizontal ? borders.width : borders.height
        ideal += isHorizontal ? borders.width : borders.height
        let whole = max(least, along ?? ideal)
        let room = whole.isFinite ? whole : max(least, ideal)
        let lengths = content.lengths(
            of: content.panes.filter(\.isShown),
            in: isHorizontal
                ? CGSize(width: room, height: across ?? 0) : CGSize(width: across ?? 0, height: room)
        )
        let wanted = zip(shown, lengths).map { pane, length in size(pane, length, across.map { _ in 0 }).across }
        let breadth = max(wanted.max() ?? 0, across ?? 0)
        return isHorizontal ? CGSize(width: whole, height: breadth) : CGSize(width: breadth, height: whole)
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func showDirection(_ direction: LayoutDirection) { widget.setDirection(direction) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }

    override var inner: [LayoutElement] { panes }
    override func makeAccessibility() -> [AccessibilityElement] { shown.flatMap(\.accessibility) }
}

extension LayoutElement {
    /// Tells the split view around that this pane is to be shown otherwise.
    final func paneTraitDidChange() {
        var next = parent
        while let element = next {
            if let split = element as? SplitElement { return split.paneDidChange() }
            next = element.parent
        }
    }
}

/// Views as panes along an axis.
@_weakLinked
struct SplitPanes<Content: View> {
    let paneAxis: Axis
    let content: Content

    init(_ axis: Axis, @ViewBuilder content: () -> Content) { (paneAxis, self.content) = (axis, content()) }
}

extension SplitPanes: View {
    typealias Body = Never
}

extension SplitPanes: ArrangingView {
    var axis: Axis? { nil }
    func makeElement(content: ViewNode) -> SplitElement { SplitElement(axis: paneAxis, content: content) }
    func update(_ element: SplitElement) {}
}

/// A view that arranges panes side by side, with dividers that the user can move.
@_weakLinked
public struct HSplitView<Content: View> {
    let content: Content

    /// Creates a view with panes side by side.
    /// - Parameter content: The panes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    public var body: some View { SplitPanes(.horizontal) { content } }
}

/// A view that stacks panes vertically, with dividers that the user can move.
@_weakLinked
public struct VSplitView<Content: View> {
    let content: Content

    /// Creates a view with stacked panes.
    /// - Parameter content: The panes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    public var body: some View { SplitPanes(.vertical) { content } }
}
