import Foundation

/// A result builder that creates the columns of a table.
@resultBuilder
@_weakLinked
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Builds an expression from a column with sorting.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Builds an expression from a column without sorting, for use among columns with sorting.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// Builds a block from its first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// Appends a column to the preceding ones.
    public static func buildPartialBlock<Before: TableColumnContent, Next: TableColumnContent>(
        accumulated: Before,
        next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (Before, Next)>
    where Before.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent(value: (accumulated, next), _columns: accumulated._columns + next._columns)
    }

    /// Builds columns that depend on a condition.
    public static func buildIf<Column: TableColumnContent>(
        _ column: Column?
    ) -> TupleTableColumnContent<RowValue, Sort, Column?> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(value: column, _columns: column?._columns ?? [])
    }

    /// Builds the columns of the first branch of a condition.
    public static func buildEither<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// Builds the columns of the second branch of a condition.
    public static func buildEither<Column: TableColumnContent>(second: Column) -> Column
    where Column.TableRowValue == RowValue { second }
}

/// A sequence of table columns.
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
