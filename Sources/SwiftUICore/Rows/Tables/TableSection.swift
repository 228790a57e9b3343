/// The header of a table section, which replaces the columns with a view.
@_weakLinked
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content
}

extension TableHeaderRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(_ columns: _TableColumns<Value>) -> Content { content }
}

/// Table content without rows.
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
    /// Creates a table section without a header.
    /// - Parameter content: The rows.
    @_disfavoredOverload
    public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where
        Parent == EmptyTableRowContent<Value>, Footer == EmptyTableRowContent<Value>, Value == Content.TableRowValue
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a table section with a header.
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

    /// Creates a table section that the user can expand and collapse.
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
    /// Creates a table section with a title.
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

    /// Creates a table section with a title.
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

    /// Creates a table section with a title that the user can expand and collapse.
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

    /// Creates a table section with a title that the user can expand and collapse.
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
