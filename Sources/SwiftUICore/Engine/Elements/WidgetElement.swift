import Foundation

/// An element that stands for one widget without other views in it.
final class WidgetElement<Content: WidgetContent>: LayoutElement {
    let widget: any HostWidget<Content>
    private(set) var content: Content

    init(_ content: Content, graph: ViewGraph) {
        widget = graph.host.makeWidget(content)
        self.content = content
        super.init(graph: graph)
    }

    deinit { endParenthood() }

    func update(_ content: Content) {
        let hasOtherSize = content.hasOtherSize(than: self.content)
        self.content = content
        if widget.update(content) || hasOtherSize { invalidateSize() }
        ownAccessibilityDidChange()
    }

    override var shownContent: (any WidgetContent)? { content }
    override var accessibilityWidget: (any HostWidget)? { widget }
    override func makeAccessibility() -> [AccessibilityElement] {
        let content = asking { ($0 as? WidgetElement)?.content }
        return accessibilityElements(of: widget) { content()??.accessibility(around: []) ?? [] }
    }

    override var breaksLines: Bool { content.breaksLines }
    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(ViewSpacingTrait.self) && content.isSetAsText ? ViewSpacing.text : nil
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        (Content.hasOwnSize ? content.ownSize(proposal) : nil) ?? widget.measure(proposal)
    }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func shift(by distance: CGSize) -> Bool {
        widget.frame = widget.frame.shifted(by: distance)
        return true
    }
    override func showDirection(_ direction: LayoutDirection) { widget.setDirection(direction) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }
    override func isDrawn(at point: CGPoint) -> Bool {
        let frame = widget.frame
        guard frame.contains(point) else { return false }
        return content.isDrawn(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), in: frame.size)
    }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        widget.baselines(in: size)?.value(for: key)
    }
}
