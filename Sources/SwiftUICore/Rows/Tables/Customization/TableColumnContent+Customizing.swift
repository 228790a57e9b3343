/// Columns of which something was changed.
@_weakLinked
struct ChangedTableColumns<Content: TableColumnContent> {
    let content: Content
    let change: (inout _TableColumn<Content.TableRowValue>) -> Void
}

extension ChangedTableColumns: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    var _columns: [_TableColumn<TableRowValue>] {
        content._columns.map { column in
            var column = column
            change(&column)
            return column
        }
    }
}

extension TableColumnContent {
    /// Sets by what a ``TableColumnCustomization`` knows the column. A column without one always stays at its place.
    /// - Parameter id: The identifier, of which there is one in a table.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Sets whether the columns are shown where a ``TableColumnCustomization`` does not say.
    /// - Parameter visibility: Whether they are.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// Sets what the user cannot do with the columns.
    /// - Parameter behavior: What the user cannot do.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.disabledBehavior.formUnion(behavior) }
    }
}
