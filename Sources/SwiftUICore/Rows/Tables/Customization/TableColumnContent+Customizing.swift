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
    /// Sets the identifier of the column for a ``TableColumnCustomization``. A column without one always keeps its position.
    /// - Parameter id: The identifier, which is unique in the table.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Sets the visibility of the columns for which a ``TableColumnCustomization`` specifies none.
    /// - Parameter visibility: Whether they are.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// Sets the customizations that the user cannot make to the columns.
    /// - Parameter behavior: The disabled customizations.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.disabledBehavior.formUnion(behavior) }
    }
}
