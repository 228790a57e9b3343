import Foundation

/// An element with its own widget around other elements.
class ContainerElement<Shown: WidgetContent>: LayoutElement, EnclosingElement {
    private(set) var widget: (any HostWidget<Shown>)!
    private var shown: Shown
    let content: LayoutElement

    init(_ content: LayoutElement, graph: ViewGraph, make: (LayoutElement) -> Shown) {
        self.content = content
        shown = make(content)
        super.init(graph: graph)
        content.parent = self
        widget = graph.host.makeWidget(shown)
        graph.widgetsDidChange(in: self)
    }

    deinit { endParenthood() }

    func update(_ shown: Shown) {
        self.shown = shown
        if widget.update(shown) { invalidateSize() }
        ownAccessibilityDidChange()
    }

    override var inner: [LayoutElement] { [content] }
    override var accessibilityWidget: (any HostWidget)? { widget }
    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements(of: widget) { [weak self] in
            self.map { $0.shown.accessibility(around: $0.content.accessibility) } ?? []
        }
    }

    override func didInvalidate() { widget.setNeedsLayout() }
    override func showDirection(_ direction: LayoutDirection) { widget.setDirection(direction) }

    override var contentOrigin: CGPoint? { widget.frame.origin }

    override func traitValue(_ key: ObjectIdentifier) -> Any? { content.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        content.containedProposal = .measured(proposal, frame.size)
        widget.frame = frame
    }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
    override func widgetsDidChange() { graph.widgetsDidChange(in: self) }
    override var mover: LayoutElement? { self }
    override func moveWidgets(_ widgets: [any HostWidget]) -> Bool { widget.moveChildren(widgets) }
    override func updateWidgets() { widget.setChildren(content.widgets) }
}
