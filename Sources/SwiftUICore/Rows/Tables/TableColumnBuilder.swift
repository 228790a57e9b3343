import Foundation

/// Builds the columns of a table.
@resultBuilder
@_weakLinked
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Returns a column that orders the rows.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Returns a column that orders nothing, among others that do.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// Returns the first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// Columns and the next one.
    public static func buildPartialBlock<Before: TableColumnContent, Next: TableColumnContent>(
        accumulated: Before,
        next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (Before, Next)>
    where Before.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent(value: (accumulated, next), _columns: accumulated._columns + next._columns)
    }

    /// Columns that depend on a condition.
    public static func buildIf<Column: TableColumnContent>(
        _ column: Column?
    ) -> TupleTableColumnContent<RowValue, Sort, Column?> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(value: column, _columns: column?._columns ?? [])
    }

    /// Returns the first of two choices.
    public static func buildEither<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// Returns the second of two choices.
    public static func buildEither<Column: TableColumnContent>(second: Column) -> Column
    where Column.TableRowValue == RowValue { second }
}

/// Several columns of a table.
@_weakLinked
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T> {
    /// The columns.
    public let value: T
    public let _columns: [_TableColumn<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}
