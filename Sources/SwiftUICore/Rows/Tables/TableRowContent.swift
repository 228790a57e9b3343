import Foundation

/// Rows of a table.
@_weakLinked
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable
    /// The type of the rows that these are made of.
    associatedtype TableRowBody: TableRowContent = Never
    /// The views of the rows.
    associatedtype _Rows: View

    /// The rows that these are made of.
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
    /// Rows that are made of no others have no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

@_weakLinked
extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { self }
    public func _rows(_ columns: _TableColumns<NeverTableRow>) -> EmptyView { EmptyView() }
}

/// Rows of a table that are made from a collection.
@_weakLinked
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent where _Rows: DynamicViewContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
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

extension ForEach where Content: TableRowContent {
    /// Creates rows for identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the rows of an element.
    @_disfavoredOverload
    public init<Value>(
        _ data: Data,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
        self.init(content: content, identity: { $0.id }, data: data)
    }

    /// Creates rows for elements with an identity at a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the rows of an element.
    @_disfavoredOverload
    public init<Value>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue {
        self.init(content: content, identity: { $0[keyPath: id] }, data: data)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Creates a row for each of some elements.
    /// - Parameter data: The elements.
    public init(_ data: Data) { self.init(content: { TableRow($0) }, identity: { $0.id }, data: data) }
}

/// The rows of a table that is made from a collection: one for each element.
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

/// Builds the rows of a table.
@resultBuilder
@_weakLinked
public struct TableRowBuilder<Value: Identifiable> {
    /// Rows.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Returns the first rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Rows and the next ones.
    public static func buildPartialBlock<Before: TableRowContent, Next: TableRowContent>(
        accumulated: Before,
        next: Next
    ) -> TupleTableRowContent<Value, Before, Next> where Before.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(first: accumulated, second: next)
    }

    /// Rows that depend on a condition.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> OptionalTableRowContent<Content>
    where Content.TableRowValue == Value { OptionalTableRowContent(content: content) }
}

/// Rows and others after them.
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

/// Rows that may be there.
@_weakLinked
public struct OptionalTableRowContent<Content: TableRowContent> {
    let content: Content?
}

extension OptionalTableRowContent: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> Content._Rows? { content?._rows(columns) }
}
