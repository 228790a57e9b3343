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

    /// Creates a table whose titles order the rows.
    /// - Parameters:
    ///   - data: The values, in the order that the app gives them.
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

    /// Creates a table whose titles order the rows, and of which one can be selected.
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

    /// Creates a table whose titles order the rows, and of which several can be selected.
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

    /// Creates a table with rows of any kind, whose titles order them.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    /// Creates a table with rows of any kind, whose titles order them and of which one can be selected.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: TableOrder(sortOrder))
    }

    /// Creates a table with rows of any kind, whose titles order them and of which several can be selected.
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
