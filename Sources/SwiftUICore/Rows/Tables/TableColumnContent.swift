import Foundation

/// The content of a table's columns.
@_weakLinked
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable
    /// The type of comparator of a column; `Never` for columns without sorting.
    associatedtype TableColumnSortComparator
    /// The type of the columns' body.
    associatedtype TableColumnBody: TableColumnContent

    /// The body of the columns.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }

    /// The framework's description of the columns.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// The columns of the body.
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

@_weakLinked
extension Never: TableColumnContent {
    public typealias TableRowValue = NeverTableRow
    public typealias TableColumnSortComparator = Never
    public var tableColumnBody: Never { self }
    public var _columns: [_TableColumn<NeverTableRow>] { [] }
}

/// The row of a table without rows.
@_weakLinked
public struct NeverTableRow: Identifiable {
    public let id: Never
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never evaluated, because columns of the framework have no body.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body.") }
}

/// The framework's description of a column.
@_weakLinked
public struct _TableColumn<RowValue> {
    let label: Text
    /// The place of the column among all of the table.
    var index = 0
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
    /// The identifier of the column in a customization; nil for one that always stays.
    var customizationID: String?
    /// The visibility of the column if a customization does not set it.
    var defaultVisibility = Visibility.automatic
    /// The customizations that the user cannot make to the column.
    var disabledBehavior = TableColumnCustomizationBehavior()
    /// The comparator of the column; nil if it has no sorting.
    let comparator: Any?
    let cell: (RowValue) -> AnyView
}

/// The limits of a column's width, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 40
    var ideal: CGFloat = 100
    var maximum: CGFloat = .infinity
}

/// A column of a table, consisting of a title and a view for each row.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Born") { Text($0.birthday, format: .dateTime.year()) }.width(80)
/// }
/// ```
@_weakLinked
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    var column: _TableColumn<RowValue>

    init(_ label: Text, comparator: Any? = nil, cell: @escaping (RowValue) -> AnyView) {
        column = _TableColumn(label: label, comparator: comparator, cell: cell)
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var _columns: [_TableColumn<RowValue>] { [column] }

    /// Sets the width of the column.
    /// - Parameter width: The width in points; nil for one that follows the table.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.column.width =
            width.possibleSpacing
            .map { Swift.max($0, 0) }
            .map { TableColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? TableColumnWidth()
        return copy
    }

    /// Limits the width of the column.
    /// - Parameters:
    ///   - min: The least width in points.
    ///   - ideal: The width in points at first.
    ///   - max: The largest width in points.
    public func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        // A number that is none is not greater than another.
        let least = Swift.max(0, min.possibleSpacing ?? 40)
        let largest = max.map { $0.isNaN ? .infinity : Swift.max(least, $0) } ?? .infinity
        let width = Swift.min(Swift.max(ideal.possibleSpacing ?? 100, least), largest)
        copy.column.width = TableColumnWidth(minimum: least, ideal: width, maximum: largest)
        return copy
    }

    /// Sets the alignment of the column's content.
    /// - Parameter alignment: The edge or the center.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.column.alignment = alignment.value
        return copy
    }
}

/// The alignment of content in a column.
@_weakLinked
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Place { case leading, center, trailing }
    private let place: Place

    /// The natural alignment of the language.
    public static let automatic = TableColumnAlignment(place: .leading)
    /// Alignment at the leading edge.
    public static let leading = TableColumnAlignment(place: .leading)
    /// Centered alignment.
    public static let center = TableColumnAlignment(place: .center)
    /// Alignment at the trailing edge.
    public static let trailing = TableColumnAlignment(place: .trailing)
    /// Alignment for numbers, which is at the trailing edge.
    public static let numeric = TableColumnAlignment(place: .trailing)

    var value: HorizontalAlignment {
        switch place {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
