import Foundation

/// The columns of a table, as a customization chooses and orders them.
struct TableColumnChoice<RowValue: Identifiable> {
    /// All columns, in the order in which they are shown.
    let columns: [_TableColumn<RowValue>]
    /// The columns that are shown.
    let visible: [_TableColumn<RowValue>]
    private let customization: Binding<TableColumnCustomization<RowValue>>?

    @MainActor
    init(_ columns: [_TableColumn<RowValue>], _ customization: Binding<TableColumnCustomization<RowValue>>?) {
        var columns = columns
        for index in columns.indices { columns[index].index = index }
        // Read once: a customization that is kept with the window or the app is decoded each time.
        let chosen = customization?.wrappedValue ?? TableColumnCustomization()
        self.columns = Self.ordered(columns, chosen.order)
        visible = self.columns.filter { Self.isVisible($0, chosen) }
        self.customization = customization
    }

    /// Columns that cannot be moved stay where they are, and the others change places.
    private static func ordered(_ columns: [_TableColumn<RowValue>], _ order: [String]) -> [_TableColumn<RowValue>] {
        let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let movable = columns.indices.filter { columns[$0].isMovable }
        let sorted = movable.sorted {
            let first = columns[$0].customizationID.flatMap { places[$0] } ?? .max
            let second = columns[$1].customizationID.flatMap { places[$0] } ?? .max
            return (first, $0) < (second, $1)
        }
        var ordered = columns
        for (place, source) in zip(movable, sorted) { ordered[place] = columns[source] }
        return ordered
    }

    private static func isVisible(
        _ column: _TableColumn<RowValue>,
        _ customization: TableColumnCustomization<RowValue>
    ) -> Bool {
        let chosen = column.customizationID.map { customization[visibility: $0] } ?? .automatic
        return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
    }

    // MARK: Changing

    /// The columns that the user can hide and show.
    var hidable: [_TableColumn<RowValue>] {
        columns.filter { $0.customizationID != nil && !$0.disabledBehavior.contains(.visibility) }
    }

    /// Returns whether the user can change whether a column is shown: one always is.
    func canToggle(_ column: _TableColumn<RowValue>) -> Bool {
        visible.count > 1 || visible.first?.index != column.index
    }

    @MainActor
    func visibility(of column: _TableColumn<RowValue>) -> Binding<Bool> {
        Binding {
            Self.isVisible(column, customization?.wrappedValue ?? TableColumnCustomization())
        } set: { isVisible in
            guard let id = column.customizationID else { return }
            customization?.wrappedValue[visibility: id] = isVisible ? .visible : .hidden
        }
    }

    /// Returns the order of the columns after one has moved by a step; nil if it cannot.
    func order(moving column: _TableColumn<RowValue>, by step: Int) -> [String]? {
        let shown = visible.filter(\.isMovable)
        guard let place = shown.firstIndex(where: { $0.index == column.index }), shown.indices.contains(place + step),
            let id = column.customizationID, let other = shown[place + step].customizationID
        else { return nil }
        var ids = columns.filter(\.isMovable).compactMap(\.customizationID)
        ids.removeAll { $0 == id }
        guard let target = ids.firstIndex(of: other) else { return nil }
        ids.insert(id, at: step > 0 ? target + 1 : target)
        return ids
    }

    @MainActor
    func setOrder(_ ids: [String]) { customization?.wrappedValue.setOrder(ids) }
}

extension _TableColumn {
    /// A Boolean value that indicates whether the user can move the column among others.
    fileprivate var isMovable: Bool { customizationID != nil && !disabledBehavior.contains(.reorder) }
}

/// The context menu of a title, with which the user changes the columns of a table.
@_weakLinked
struct TableColumnMenu<RowValue: Identifiable> {
    let choice: TableColumnChoice<RowValue>
    let column: _TableColumn<RowValue>
}

extension TableColumnMenu: View {
    var body: some View {
        ForEach(choice.hidable, id: \.index) { column in
            Toggle(isOn: choice.visibility(of: column)) { column.label }.disabled(!choice.canToggle(column))
        }
        Divider()
        item("Move Left", by: -1)
        item("Move Right", by: 1)
    }

    @ViewBuilder @MainActor private func item(_ title: LocalizedStringKey, by step: Int) -> some View {
        if let order = choice.order(moving: column, by: step) { Button(title) { choice.setOrder(order) } }
    }
}
