import Foundation

/// The order of a table's rows, which clicks on titles change.
struct TableOrder {
    /// The direction in which the comparator of a column orders the rows; nil if another column's does first.
    let direction: @MainActor (Any) -> SortOrder?
    /// A closure that orders the rows by the comparator of a column, or the other way round where it does so already.
    let choose: @MainActor (Any) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        direction = { comparator in
            guard let sort = comparator as? Sort, let first = order.wrappedValue.first else { return nil }
            return first.isSame(as: sort) ? first.order : nil
        }
        choose = { comparator in
            guard var sort = comparator as? Sort else { return }
            let before = order.wrappedValue
            if let first = before.first, first.isSame(as: sort) {
                sort.order = first.order == .forward ? .reverse : .forward
            }
            order.wrappedValue = [sort] + before.filter { !$0.isSame(as: sort) }
        }
    }
}

extension SortComparator {
    /// Returns whether another comparator compares the same, in either direction.
    fileprivate func isSame(as other: Self) -> Bool {
        var other = other
        other.order = order
        return self == other
    }
}

/// The titles of a table's columns.
@_weakLinked
struct TableHeader<RowValue: Identifiable> {
    let columns: _TableColumns<RowValue>
    let order: TableOrder?
}

extension TableHeader: View {
    var body: some View {
        columns.layout {
            ForEach(columns.columns, id: \.index) { column in
                if let choice = columns.choice {
                    title(of: column).contextMenu { TableColumnMenu(choice: choice, column: column) }
                } else {
                    title(of: column)
                }
            }
        }
        // The difference in width between the background of a row and the row.
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
    }

    @MainActor private func title(of column: _TableColumn<RowValue>) -> some View {
        TableTitle(column: column, order: order)
            .overlay(alignment: .trailing) { TableColumnHandle(column: column, columns: columns) }
    }
}

/// The title of a column.
@_weakLinked
struct TableTitle<RowValue> {
    let column: _TableColumn<RowValue>
    let order: TableOrder?
}

extension TableTitle: View {
    var body: some View {
        if let order, let comparator = column.comparator {
            Button {
                order.choose(comparator)
            } label: {
                // The arrow stands at the side of the title that is not in line with the cells.
                let arrow = order.direction(comparator).map(SortArrow.init)
                HStack(spacing: 4) {
                    if column.alignment == .trailing { arrow }
                    title
                    if column.alignment != .trailing { arrow }
                }
                .frame(maxWidth: .infinity, alignment: alignment)
            }
            .buttonStyle(.plain)
        } else {
            title.frame(maxWidth: .infinity, alignment: alignment)
        }
    }

    private var title: some View {
        column.label.font(.subheadline).fontWeight(.semibold).foregroundStyle(.secondary).lineLimit(1)
    }

    private var alignment: Alignment { Alignment(horizontal: column.alignment, vertical: .center) }
}

/// The sign of the direction in which a column sorts the rows.
private struct SortArrow: View {
    let direction: SortOrder

    var body: some View {
        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(.caption)
            .accessibilityLabel(direction == .forward ? "ascending" : "descending")
    }
}

/// The line at the end of a title, which changes the width of its column when it is dragged.
@_weakLinked
struct TableColumnHandle<RowValue: Identifiable> {
    let column: _TableColumn<RowValue>
    let columns: _TableColumns<RowValue>
    /// The width of the column when the drag began.
    @State private var widthAtBegin: CGFloat?

    init(column: _TableColumn<RowValue>, columns: _TableColumns<RowValue>) {
        (self.column, self.columns) = (column, columns)
    }
}

extension TableColumnHandle: View {
    var body: some View {
        let width = column.width
        // The last column ends where the table does.
        let isLast = column.index == columns.columns.last?.index
        if !isLast, !column.disabledBehavior.contains(.resize), width.minimum < width.maximum {
            GeometryReader { title in
                HStack(spacing: 0) { Divider() }
                    .frame(width: 8, height: title.size.height)
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 1, coordinateSpace: .global).onChanged { drag in
                            let before = widthAtBegin ?? title.size.width
                            widthAtBegin = before
                            let wanted = before + drag.translation.width
                            columns.sizing.set(min(max(wanted, width.minimum), width.maximum), of: column.index)
                        }
                        .onEnded { _ in widthAtBegin = nil }
                    )
                    .frame(width: title.size.width, alignment: .trailing)
                    .accessibilityHidden(true)
            }
        }
    }
}
