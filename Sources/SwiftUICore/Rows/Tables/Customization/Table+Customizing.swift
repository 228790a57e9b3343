import Foundation

extension Table {
    /// Creates a table whose columns the user can customize.
    /// - Parameters:
    ///   - data: The values.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: nil,
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table whose columns the user can customize, of which one row can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identity of the selected row.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .one(selection),
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table whose columns the user can customize, of which several rows can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identities of the selected rows.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .several(selection),
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table whose columns the user can customize, whose titles order the rows.
    /// - Parameters:
    ///   - data: The values.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: nil,
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table whose columns the user can customize, whose titles order the rows and of which one row can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identity of the selected row.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .one(selection),
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table whose columns the user can customize, whose titles order the rows and of which several rows can be selected.
    /// - Parameters:
    ///   - data: The values.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .several(selection),
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table with rows of any kind whose columns the user can customize.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: nil,
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table with rows of any kind whose columns the user can customize, of which one row can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identity of the selected row.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .one(selection),
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table with rows of any kind whose columns the user can customize, of which several rows can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identities of the selected rows.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .several(selection),
            order: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table with rows of any kind whose columns the user can customize, whose titles order the rows.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: nil,
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table with rows of any kind whose columns the user can customize, whose titles order the rows and of which one row
    /// can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identity of the selected row.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .one(selection),
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table with rows of any kind whose columns the user can customize, whose titles order the rows and of which several
    /// rows can be selected.
    /// - Parameters:
    ///   - valueType: The value of a row.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order, the first comparator first; a click on a title changes it.
    ///   - columnCustomization: Which columns are shown, and in what order.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .several(selection),
            order: TableOrder(sortOrder),
            customization: columnCustomization
        )
    }
}
