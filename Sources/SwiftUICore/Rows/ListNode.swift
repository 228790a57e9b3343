import Foundation

extension List: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }

    @MainActor
    fileprivate var hostSelection: ListSelection? {
        switch selection {
        case nil: nil
        case .one(let binding):
            ListSelection(
                allowsMultiple: false,
                selected: Set([binding.wrappedValue].compactMap { $0.map(AnyHashable.init) })
            ) { binding.wrappedValue = $0.first?.base as? SelectionValue }
        case .several(let binding):
            ListSelection(allowsMultiple: true, selected: Set(binding.wrappedValue.map(AnyHashable.init))) {
                binding.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue })
            }
        }
    }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable & SendableMetatype, Content: View>: EvaluatingNode<
    List<SelectionValue, Content>
>
{
    private var content: TypedNode<Content>!
    private var element: ListElement!
    private var derived = DerivedEnvironment()

    override init(_ view: List<SelectionValue, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: rowEnvironment(), rowsOnDemand: true))
        element = ListElement(content: content)
        evaluate()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    /// What is below compares what it is given; comparing the data here as well would be twice the work.
    override func needsUpdate(from before: List<SelectionValue, Content>) -> Bool { true }

    override func viewDidChange() {
        content.set(view.content, environment: rowEnvironment())
        evaluate()
    }

    override func environmentDidChangeUnread() { content.setEnvironment(rowEnvironment()) }

    private func rowEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }

    private func evaluate() {
        graph.forget(self)
        let (selection, appearance) = evaluator.evaluate(for: self) {
            (view.hostSelection, environment.listAppearance)
        }
        element.update(selection: selection, appearance: appearance)
    }
}

/// The element of a list: the widget scrolls and selects, each row is laid out by itself.
final class ListElement: LayoutElement, OutputContainer, ListRows {
    private let node: ViewNode
    private var widget: (any HostWidget<ListContent>)!
    private var selection: ListSelection?
    private var appearance = ListAppearance.automatic

    private var runs: [RowRun] = []
    /// The index of each run's first row, and the number of rows at the end.
    private var starts: [Int] = [0]

    init(content node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
        node.container = self
        // The rows that are there at first need no mention.
        takeRuns(node.rows)
        widget = graph.host.makeWidget(content)
    }

    private var content: ListContent { ListContent(rows: self, selection: selection, appearance: appearance) }

    /// Takes over how the list looks and what is selected. The widget is told together with changes of rows, so that it
    /// never sees rows of one moment and a selection of another.
    func update(selection: ListSelection?, appearance: ListAppearance) {
        (self.selection, self.appearance) = (selection, appearance)
        graph.outputsDidChange(in: self)
    }

    // MARK: Changes of rows

    func takeOutputs() {
        let before = runs
        let startsBefore = starts
        let changes = takeRuns(node.rows)
        if runs.map(\.identity) == before.map(\.identity) {
            // The last first, so that each change stands where its run stood.
            let moved = changes.reversed().map { run, change in
                RowChange(
                    position: startsBefore[run] + change.position,
                    removed: change.removed,
                    added: change.added
                )
            }
            if !moved.isEmpty { widget.rowsDidChange(moved) }
        } else if let change = RowChange(from: before.map(\.identity), to: runs.map(\.identity)) {
            // Runs that are there before and after may have changed by themselves: all from the first change on is new.
            let first = min(change.position, changes.first?.run ?? change.position)
            widget.rowsDidChange([
                RowChange(
                    position: startsBefore[first],
                    removed: startsBefore[before.count] - startsBefore[first],
                    added: count - starts[first]
                )
            ])
        }
        if widget.update(content) { invalidateSize() }
    }

    /// Takes over the runs.
    /// - Returns: What changed inside of runs, with the index of the run.
    @discardableResult
    private func takeRuns(_ newRuns: [RowRun]) -> [(run: Int, change: RowChange)] {
        runs = newRuns
        starts = [0]
        var changes: [(run: Int, change: RowChange)] = []
        for (index, run) in runs.enumerated() {
            starts.append(starts[index] + run.count)
            if case .onDemand(let source) = run, let change = source.takeChange() { changes.append((index, change)) }
        }
        return changes
    }

    // MARK: Rows

    var count: Int { starts[starts.count - 1] }

    /// The run with a row, and the row's index in it.
    private func place(of index: Int) -> (run: RowRun, index: Int) {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return (runs[low], index - starts[low])
    }

    func row(at index: Int) -> LayoutElement {
        let place = place(of: index)
        return switch place.run {
        case .element(let element): element
        case .onDemand(let source): source.row(at: place.index)
        }
    }

    func release(_ row: LayoutElement) {
        row.layoutHost = nil
        for case .onDemand(let source) in runs { source.release(row) }
    }

    func selectionValue(at index: Int) -> AnyHashable? {
        let place = place(of: index)
        return switch place.run {
        case .element(let element): element.selectionValue
        case .onDemand(let source): source.selectionValue(at: place.index)
        }
    }

    func index(ofSelectionValue value: AnyHashable) -> Int? {
        for (index, run) in runs.enumerated() {
            switch run {
            case .element(let element):
                if element.selectionValue == value { return starts[index] }
            case .onDemand(let source):
                if let found = source.index(ofSelectionValue: value) { return starts[index] + found }
            }
        }
        return nil
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func place(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }

    // MARK: Accessibility

    override var accessibilityWidget: (any HostWidget)? { widget }
    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements(of: widget) { [weak self] in self?.content.accessibility(around: []) ?? [] }
    }
}
