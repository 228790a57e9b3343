import Foundation

extension Table {
    /// Creates a table with a row for each of some values.
    /// - Parameters:
    ///   - data: The values.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: nil)
    }

    /// Creates a table of which one row can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identity of the selected row.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), order: nil)
    }

    /// Creates a table of which several rows can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identities of the selected rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), order: nil)
    }

    /// Creates a table with sorting.
    /// - Parameters:
    ///   - data: The values, in the app's order.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: nil,
            order: TableOrder(sortOrder)
        )
    }

    /// Creates a table with sorting and a single selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .one(selection),
            order: TableOrder(sortOrder)
        )
    }

    /// Creates a table with sorting and multiple selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .several(selection),
            order: TableOrder(sortOrder)
        )
    }
}

extension Table {
    /// Creates a table with rows of any kind.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, order: nil)
    }

    /// Creates a table with rows of any kind, of which one can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identity of the selected row.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: nil)
    }

    /// Creates a table with rows of any kind, of which several can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identities of the selected rows.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: nil)
    }

    /// Creates a table with rows of any kind and sorting.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    /// Creates a table with rows of any kind, sorting and a single selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: TableOrder(sortOrder))
    }

    /// Creates a table with rows of any kind, sorting and multiple selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: TableOrder(sortOrder))
    }
}
