/// Table columns created from a collection.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach(years, id: \.self) { year in
///         TableColumn(String(year)) { person in Text(person.hours[year], format: .number) }
///     }
/// }
/// ```
@_weakLinked
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    /// The underlying collection.
    public var data: Data
    /// A closure that creates the columns of an element.
    public var content: (Data.Element) -> Content

    private init(_ data: Data, _ content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach {
    /// Creates columns from the elements of a collection.
    /// - Parameters:
    ///   - data: The collection.
    ///   - content: Makes the columns of an element.
    nonisolated public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, content)
    }

    /// Creates columns from the elements of a collection.
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The identity of an element.
    ///   - content: Makes the columns of an element.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, content)
    }

    /// Creates columns from the numbers of a range.
    /// - Parameters:
    ///   - data: The range.
    ///   - content: Makes the columns of a number.
    nonisolated public init(
        _ data: Range<Int>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, content)
    }
}
