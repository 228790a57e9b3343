/// An element that arranges the elements of a node.
class ContentElement: LayoutElement, OutputContainer {
    private let node: ViewNode
    final private(set) var elements: [LayoutElement] = []

    init(content node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
        receiveOutputs(of: node)
        graph.outputsDidChange(in: self)
    }

    deinit { endParenthood() }

    final func takeOutputs() {
        let newElements = node.elements
        guard !elements.elementsEqual(newElements, by: ===) else { return }
        elements = newElements
        for element in newElements { element.parent = self }
        elementsDidChange()
        invalidateSize()
        widgetsDidChange()
        accessibilityDidChange()
    }

    /// Called when there are other elements than before.
    func elementsDidChange() {}

    override var inner: [LayoutElement] { elements }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for element in elements.drawingOrder { element.collectWidgets(&widgets) }
    }
}

@MainActor
extension [LayoutElement] {
    /// The elements as they are drawn: by their z index, then by their order.
    var drawingOrder: [LayoutElement] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return self }
        return enumerated()
            .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
            .map(\.element)
    }
}
