import Foundation

/// The content of a table's rows.
@_weakLinked
public protocol TableRowContent<TableRowValue> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable
    /// The type of the rows' body.
    associatedtype TableRowBody: TableRowContent = Never
    /// The views of the rows.
    associatedtype _Rows: View

    /// The body of the rows.
    @TableRowBuilder<TableRowValue>
    var tableRowBody: TableRowBody { get }

    /// Returns the views of the rows.
    /// - Parameter columns: The columns of the table.
    func _rows(_ columns: _TableColumns<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// Returns the rows of the body.
    public func _rows(_ columns: _TableColumns<TableRowValue>) -> TableRowBody._Rows { tableRowBody._rows(columns) }
}

extension TableRowContent where TableRowBody == Never {
    /// Never evaluated, because rows of the framework have no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

@_weakLinked
extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { self }
    public func _rows(_ columns: _TableColumns<NeverTableRow>) -> EmptyView { EmptyView() }
}

/// Table rows created from a collection.
@_weakLinked
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent where _Rows: DynamicViewContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The underlying collection.
    var data: Data { get }
}

/// A row of a table.
@_weakLinked
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row.
    /// - Parameter value: The value for the columns.
    public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(_ columns: _TableColumns<Value>) -> _TableRowView<Value> {
        _TableRowView(value: value, columns: columns)
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
        ForEach<Data, ID, Content._Rows>(
            content: { content($0)._rows(columns) },
            identity: identity,
            data: data,
            actions: actions
        )
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// The rows that a ``ForEach`` makes of an element.
///
/// They have a type of their own, which is no view, so that the compiler sees by the place of a `ForEach` whether views or rows are
/// meant, before it looks into the closure.
@_weakLinked
public struct _TableRowsOfElement<Rows: TableRowContent> {
    let rows: Rows
}

extension _TableRowsOfElement: TableRowContent {
    public typealias TableRowValue = Rows.TableRowValue

    public func _rows(_ columns: _TableColumns<Rows.TableRowValue>) -> Rows._Rows { rows._rows(columns) }
}

extension ForEach {
    /// Creates rows from identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the rows of an element.
    @_disfavoredOverload
    public init<Value, Rows: TableRowContent>(
        _ data: Data,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Rows
    )
    where
        Data.Element: Identifiable, ID == Data.Element.ID, Value == Rows.TableRowValue,
        Content == _TableRowsOfElement<Rows>
    {
        self.init(content: { _TableRowsOfElement(rows: content($0)) }, identity: { $0.id }, data: data)
    }

    /// Creates rows from elements that are identified by a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the rows of an element.
    @_disfavoredOverload
    public init<Value, Rows: TableRowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Rows
    ) where Value == Rows.TableRowValue, Content == _TableRowsOfElement<Rows> {
        self.init(
            content: { _TableRowsOfElement(rows: content($0)) },
            identity: { $0[keyPath: id] },
            data: data
        )
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Creates a row for each element.
    /// - Parameter data: The elements.
    public init(_ data: Data) { self.init(content: { TableRow($0) }, identity: { $0.id }, data: data) }
}

/// Table rows created from a collection, one for each element.
///
/// Tables with such rows get the value of a row from it, before they call the closures of their columns.
@_weakLinked
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element

    public var tableRowBody: some TableRowContent<Data.Element> { ForEach(data) }
}

/// A result builder that creates the rows of a table.
@resultBuilder
@_weakLinked
public struct TableRowBuilder<Value: Identifiable> {
    /// Builds an expression from rows.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Builds a block from its first rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Appends rows to the preceding ones.
    public static func buildPartialBlock<Before: TableRowContent, Next: TableRowContent>(
        accumulated: Before,
        next: Next
    ) -> TupleTableRowContent<Value, Before, Next> where Before.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(first: accumulated, second: next)
    }

    /// Builds rows that depend on a condition.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> OptionalTableRowContent<Content>
    where Content.TableRowValue == Value { OptionalTableRowContent(content: content) }
}

/// A sequence of table rows.
@_weakLinked
public struct TupleTableRowContent<Value, First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Value, Second.TableRowValue == Value {
    let first: First
    let second: Second
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(_ columns: _TableColumns<Value>) -> TupleView<First._Rows, Second._Rows> {
        TupleView(first._rows(columns), second._rows(columns))
    }
}

/// Table rows that may be absent.
@_weakLinked
public struct OptionalTableRowContent<Content: TableRowContent> {
    let content: Content?
}

extension OptionalTableRowContent: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> Content._Rows? { content?._rows(columns) }
}
