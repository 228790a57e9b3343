import Foundation

/// An element with an effect or a behaviour. Adjacent ones share the widget of the innermost, which lays out for all.
final class PartElement: WrapperElement {
    private let container: SharedContainer
    /// The index of the part among those of the container.
    private let index: Int

    init(_ content: LayoutElement, part: any ContainerPart, isEnabled: Bool) {
        if let inner = content as? PartElement, inner.container.content.canTake(part) {
            container = inner.container
        } else {
            container = SharedContainer(ContainerContent(content: content))
            if let inner = content as? PartElement { Self.reportRepeated(part, in: inner.container.content) }
        }
        index = container.content.entries.count
        container.content.append(.init(part: part, isInEnabledPlace: isEnabled))
        super.init(content, graph: content.graph)
        if isInnermost {
            container.innermost = self
            graph.widgetsDidChange(in: self)
        }
    }

    /// Tells a part that the view has one of its type already.
    private static func reportRepeated<Part: ContainerPart>(_ part: Part, in content: ContainerContent) {
        if let inner = content.part(Part.self) { Part.wasRepeated(part, around: inner) }
    }

    private var isInnermost: Bool { index == 0 }

    /// Returns the part of a type that the container has.
    func part<Part: ContainerPart>(_ type: Part.Type) -> Part? { container.content.part(type) }

    /// The effect or behaviour that this element adds to the container.
    var ownPart: any ContainerPart { container.content.entries[index].part }

    /// Reports that the part may change the accessibility elements inside differently than before.
    func partAccessibilityDidChange() { ownAccessibilityDidChange() }

    /// Takes another value of the part.
    func update(_ part: any ContainerPart, isEnabled: Bool) {
        container.content.replaceEntry(at: index, with: .init(part: part, isInEnabledPlace: isEnabled))
        container.isChanged = true
        ownAccessibilityDidChange()
        if let innermost = container.innermost { graph.widgetsDidChange(in: innermost) }
    }

    /// Takes over whether the place of the part takes input.
    func setEnabled(_ isEnabled: Bool) { update(container.content.entries[index].part, isEnabled: isEnabled) }

    /// The widget, made when the parts around are known.
    private var widget: any HostWidget<ContainerContent> {
        if let widget = container.widget { return widget }
        let widget = graph.host.makeWidget(container.content)
        container.widget = widget
        container.isChanged = false
        return widget
    }

    /// The origin of the widget in its window.
    var widgetOriginInWindow: CGPoint { content.originInWindow(.zero) }

    override var breaksLines: Bool { content.breaksLines }
    override var contentOrigin: CGPoint? { isInnermost ? widget.frame.origin : nil }

    override func didInvalidate() {
        if isInnermost { container.widget?.setNeedsLayout() }
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        guard isInnermost else { return content.place(in: frame, proposal: proposal) }
        content.containedProposal = .measured(proposal, frame.size)
        widget.frame = frame
    }

    override func shift(by distance: CGSize) -> Bool {
        guard isInnermost else { return content.shift(by: distance) }
        widget.frame = widget.frame.shifted(by: distance)
        return true
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        if isInnermost { widgets.append(widget) } else { content.collectWidgets(&widgets) }
    }

    override var accessibilityWidget: (any HostWidget)? { isInnermost ? widget : nil }
    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements(of: widget) { [weak self] in
            guard let self else { return [] }
            let entry = container.content.entries[index]
            return entry.part.accessibility(around: content.accessibility, isEnabled: entry.isEnabled)
        }
    }

    override func widgetsDidChange() {
        if isInnermost { graph.widgetsDidChange(in: self) } else { super.widgetsDidChange() }
    }

    override var mover: LayoutElement? { isInnermost ? self : super.mover }
    override func moveWidgets(_ widgets: [any HostWidget]) -> Bool {
        isInnermost ? container.widget?.moveChildren(widgets) ?? false : super.moveWidgets(widgets)
    }

    override func updateWidgets() {
        guard isInnermost else { return super.updateWidgets() }
        if container.isChanged {
            container.isChanged = false
            // The size is that of the contents, which a part does not change.
            _ = container.widget?.update(container.content)
        }
        widget.setChildren(content.widgets)
    }
}

/// The container that adjacent effects and behaviours share.
@MainActor
private final class SharedContainer {
    var content: ContainerContent
    var widget: (any HostWidget<ContainerContent>)?
    /// A Boolean value that indicates whether the widget has not received a change.
    var isChanged = false
    weak var innermost: PartElement?

    init(_ content: ContainerContent) { self.content = content }
}
