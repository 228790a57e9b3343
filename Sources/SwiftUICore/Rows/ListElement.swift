import Foundation

/// The element of a list: the widget scrolls and selects, each row is laid out by itself.
final class ListElement: LayoutElement, OutputContainer, ListRows {
    private(set) var table: RowTable!
    /// Moves, deletes and inserts rows.
    package let editor: RowEditor
    private var widget: (any HostWidget<ListContent>)!
    private(set) var selection: ListSelection?
    private var appearance = ListAppearance.automatic

    init(content node: ViewNode, editor: RowEditor) {
        self.editor = editor
        super.init(graph: node.graph)
        table = RowTable(content: node, container: self)
        editor.list = self
        widget = graph.host.makeWidget(content)
    }

    private var content: ListContent { ListContent(rows: self, selection: selection, appearance: appearance) }

    /// Takes over how the list looks and what is selected. The widget is told together with changes of rows, so that it
    /// never sees rows of one moment and a selection of another.
    func update(selection: ListSelection?, appearance: ListAppearance) {
        (self.selection, self.appearance) = (selection, appearance)
        graph.outputsDidChange(in: self)
    }

    func takeOutputs() {
        let changes = table.takeChanges()
        if !changes.isEmpty { widget.rowsDidChange(changes) }
        if widget.update(content) { invalidateSize() }
    }

    // MARK: Rows

    var count: Int { table.count }

    func row(at index: Int) -> LayoutElement { table.row(at: index) }

    func release(_ row: LayoutElement) {
        row.layoutHost = nil
        table.release(row)
    }

    func selectionValue(at index: Int) -> AnyHashable? { table.selectionValue(at: index) }
    func index(ofSelectionValue value: AnyHashable) -> Int? { table.index(ofSelectionValue: value) }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func place(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    var frameInWindow: CGRect { CGRect(origin: originInWindow(widget.frame.origin), size: widget.frame.size) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }

    override var accessibilityWidget: (any HostWidget)? { widget }
    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements(of: widget) { [weak self] in self?.content.accessibility(around: []) ?? [] }
    }

    override func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> ScrollOutcome {
        guard let index = table.index(ofIdentity: identity), let list = widget as? any RowRevealingWidget else {
            return .notFound
        }
        list.reveal(row: index, anchor: anchor)
        return .done
    }
}
