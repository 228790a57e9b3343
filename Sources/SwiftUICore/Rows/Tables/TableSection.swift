/// The header of a section of a table: a view in place of the columns.
@_weakLinked
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content
}

extension TableHeaderRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(_ columns: _TableColumns<Value>) -> Content { content }
}

/// No rows of a table.
@_weakLinked
public struct EmptyTableRowContent<Value: Identifiable> {}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(_ columns: _TableColumns<Value>) -> EmptyView { EmptyView() }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(
        _ columns: _TableColumns<Content.TableRowValue>
    ) -> Section<Parent._Rows, Content._Rows, Footer._Rows> {
        Section<Parent._Rows, Content._Rows, Footer._Rows>(
            header: header._rows(columns),
            content: content._rows(columns),
            footer: footer._rows(columns),
            isExpanded: isExpanded
        )
    }
}

extension Section where Content: TableRowContent {
    /// Creates a section of a table without a header.
    /// - Parameter content: The rows.
    @_disfavoredOverload
    public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where
        Parent == EmptyTableRowContent<Value>, Footer == EmptyTableRowContent<Value>, Value == Content.TableRowValue
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of a table with a header.
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The views of the header.
    @_disfavoredOverload
    public init<Value, Header: View>(
        @TableRowBuilder<Value> content: () -> Content,
        @ViewBuilder header: () -> Header
    )
    where
        Parent == TableHeaderRowContent<Value, Header>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(
            header: TableHeaderRowContent(content: header()),
            content: content(),
            footer: EmptyTableRowContent()
        )
    }

    /// Creates a section of a table that the user opens and closes.
    /// - Parameters:
    ///   - isExpanded: Whether the rows are shown.
    ///   - content: The rows.
    ///   - header: The views of the header.
    @_disfavoredOverload
    public init<Value, Header: View>(
        isExpanded: Binding<Bool>,
        @TableRowBuilder<Value> content: () -> Content,
        @ViewBuilder header: () -> Header
    )
    where
        Parent == TableHeaderRowContent<Value, Header>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }
}

extension Section where Content: TableRowContent {
    /// Creates a section of a table with a title as its header.
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
    where
        Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section of a table with a title as its header.
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<Value, Title: StringProtocol>(_ title: Title, @TableRowBuilder<Value> content: () -> Content)
    where
        Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(content: content) { Text(title) }
    }

    /// Creates a section of a table with a title, which the user opens and closes.
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isExpanded: Whether the rows are shown.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<Value>(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @TableRowBuilder<Value> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section of a table with a title, which the user opens and closes.
    /// - Parameters:
    ///   - title: The title.
    ///   - isExpanded: Whether the rows are shown.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<Value, Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @TableRowBuilder<Value> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value>,
        Value == Content.TableRowValue
    {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
