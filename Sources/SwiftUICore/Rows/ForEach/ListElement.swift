import Foundation

/// The element of a list: the widget scrolls and selects, each row is laid out by itself.
final class ListElement: LayoutElement, OutputContainer, ListRows {
    private(set) var table: RowTable!
    /// The editor that moves, deletes and inserts rows.
    package let editor: RowEditor
    /// Adds the surroundings of rows.
    let decorator: RowDecorator
    package var swipes: RowSwipes { decorator.swipes }
    private unowned let owner: ViewNode
    private var widget: (any HostWidget<ListContent>)!
    private(set) var selection: ListSelection?
    private var look = ListLook()
    private var refresh: (@MainActor () -> Void)?
    private var keptParts: [RowTable.Part]?
    private var areRowsOther = false
    /// Rows that were shown with nothing around them, and ask for something now.
    private var askingRows: Set<AddressKey> = []
    /// A Boolean value that indicates whether the rows that the widget was told of last had surroundings, which change their looks.
    private var hadDecorations = false

    init(content node: ViewNode, editor: RowEditor, decorator: RowDecorator, owner: ViewNode) {
        (self.editor, self.decorator, self.owner) = (editor, decorator, owner)
        super.init(graph: node.graph)
        table = RowTable(content: node, container: self)
        editor.list = self
        widget = graph.host.makeWidget(content)
    }

    deinit { endParenthood() }

    /// The widget, for a host whose views are dragged by keys.
    var keyboardDragWidget: (any KeyboardDragWidget)? { widget as? any KeyboardDragWidget }

    private var content: ListContent { ListContent(rows: self, selection: selection, look: look, refresh: refresh) }

    /// Sets the look and the selection of the list. The widget receives them together with changes of rows, so it never
    /// has old rows with a new selection.
    func update(
        selection: ListSelection?,
        look: ListLook,
        isEditing: Bool,
        refresh: (@MainActor () -> Void)?
    ) {
        self.refresh = refresh
        if isEditing != decorator.isEditing || look.minRowHeight != self.look.minRowHeight {
            decorator.setEditing(isEditing)
            areRowsOther = true
        }
        (self.selection, self.look) = (selection, look)
        graph.outputsDidChange(in: self)
    }

    func takeOutputs() {
        let before = table.count
        let changes = table.takeChanges() + takeAskingRows()
        let partsBefore = keptParts
        keptParts = nil
        // What looks depend on: places in sections, and the surroundings of rows.
        let mayLookOther = areRowsOther || !changes.isEmpty || hadDecorations || decorator.hasDecorations
        if areRowsOther {
            areRowsOther = false
            widget.rowsDidChange([RowChange(position: 0, removed: before, added: table.count)])
        } else if !changes.isEmpty {
            widget.rowsDidChange(changes)
        }
        var content = content
        content.mayRowsLookOther = mayLookOther || partsBefore != parts
        hadDecorations = decorator.hasDecorations
        if widget.update(content) { invalidateSize() }
    }

    // MARK: Rows

    var count: Int { table.count }

    func row(at index: Int) -> LayoutElement {
        let row = table.row(at: index)
        if let row = row as? RowElement, decorator.showsPlainly(row), look.minRowHeight == nil {
            follow(row)
            return row
        }
        let shown = decorator.decorated(row, in: owner, place: place(ofRow: index)) { [weak self, weak row] in
            row.flatMap { self?.editor.editing(of: $0) }
        }
        if shown === row { follow(row) }
        return shown
    }

    /// Follows whether a row that is shown with nothing around it asks for something.
    private func follow(_ shown: LayoutElement) {
        guard let row = changingRow(in: shown), row.beginsToAsk == nil else { return }
        let key = AddressKey(row)
        row.beginsToAsk = { [weak self] in
            guard let self else { return }
            askingRows.insert(key)
            // It may be about to be shown: a host that puts another row in its place cannot be told of changes meanwhile.
            if askingRows.count == 1 { graph.host.schedule { [weak self] in self?.replaceAskingRows() } }
        }
    }

    /// The row whose elements may change, if there is one in what the table has for a row. Modifiers of all rows are around it.
    private func changingRow(in row: LayoutElement) -> RowElement? {
        if let row = row as? RowElement { return row }
        return (row as? any EnclosingElement).flatMap { changingRow(in: $0.content) }
    }

    private func replaceAskingRows() {
        graph.perform { graph.outputsDidChange(in: self) }
    }

    /// Returns the changes by which rows that ask for something around them replace themselves.
    private func takeAskingRows() -> [RowChange] {
        guard !askingRows.isEmpty else { return [] }
        defer { askingRows = [] }
        let indices = (0..<count).filter { index in
            guard let row = table.madeRow(at: index), let changing = changingRow(in: row) else { return false }
            return askingRows.contains(AddressKey(changing)) && !decorator.isDecorated(row)
        }
        return indices.map { RowChange(position: $0, removed: 1, added: 1) }
    }

    func isRow(_ row: LayoutElement, at index: Int) -> Bool {
        guard let made = table.madeRow(at: index) else { return false }
        if let decorated = decorator.decorated(made) { return decorated === row }
        // In edit mode, or with a least height, a row without surroundings may need some, and others may have begun to ask for them.
        guard made === row, !decorator.isEditing, look.minRowHeight == nil else { return false }
        return changingRow(in: made)?.asksForNothing ?? true
    }

    func reuse(_ row: LayoutElement, at index: Int) -> Bool {
        table.reuse(row, at: index) && self.row(at: index) === row
    }

    func release(_ row: LayoutElement) {
        row.layoutHost = nil
        if let row = decorator.release(row) { table.release(row) }
    }

    func selectionValue(at index: Int) -> AnyHashable? {
        guard let value = table.selectionValue(at: index), let selection else {
            return table.selectionValue(at: index)
        }
        let isDisabled = table.madeRow(at: index)?.traits[SelectionDisabledTrait.self] == true
        return isDisabled || !selection.takes(value) ? nil : value
    }

    func index(ofSelectionValue value: AnyHashable) -> Int? {
        guard selection?.takes(value) ?? true else { return nil }
        return table.index(ofSelectionValue: value)
    }

    /// Returns the kind of place of a row.
    private func place(ofRow index: Int) -> RowDecoration.Place {
        let isContent = part(ofRow: index)?.section.map { $0.part == .content } ?? true
        return RowDecoration.Place(
            insets: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10),
            minHeight: isContent ? look.minRowHeight : nil,
            isAlwaysDecorated: isContent && look.minRowHeight != nil,
            isContent: isContent
        )
    }

    private var parts: [RowTable.Part] {
        if let keptParts { return keptParts }
        let parts = table.parts
        keptParts = parts
        return parts
    }

    private func partIndex(ofRow index: Int) -> Int? {
        let parts = parts
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].rows.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low < parts.count && parts[low].rows.contains(index) ? low : nil
    }

    private func part(ofRow index: Int) -> RowTable.Part? { partIndex(ofRow: index).map { parts[$0] } }

    func look(ofRow index: Int) -> ListRowLook {
        var look = ListRowLook()
        guard let partIndex = partIndex(ofRow: index) else { return look }
        let part = parts[partIndex]
        look.part =
            switch part.section?.part {
            case .header: .header
            case .footer: .footer
            case .content, nil: .content
            }
        look.isFirst = index == part.rows.lowerBound
        look.isLast = index == part.rows.upperBound - 1
        look.beginsSection = look.isFirst && partIndex > 0 && parts[partIndex - 1].section?.id != part.section?.id
        look.isAlternate = self.look.alternates && look.part == .content && (index - part.rows.lowerBound) % 2 == 1
        let isLastOfAll = index == table.count - 1
        look.hasSeparator = look.part == .content && !isLastOfAll && !(look.isLast && self.look.appearance.isGrouped)
        guard decorator.hasDecorations, let row = table.madeRow(at: index) else { return look }
        look.hasOwnInsets = decorator.isDecorated(row)
        guard look.hasOwnInsets else { return look }
        let traits = RowTraits(of: row)
        look.hasBackground = traits.background != nil && look.part == .content
        if traits.separators.bottom == .hidden || traits.separatorTint != nil { look.hasSeparator = false }
        if look.isLast, traits.sectionSeparator == .hidden { look.hasSeparator = false }
        if let next = table.madeRow(at: index + 1), next.traits[RowSeparatorTrait.self].top == .hidden {
            look.hasSeparator = false
        }
        return look
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func showDirection(_ direction: LayoutDirection) { widget.setDirection(direction) }
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
