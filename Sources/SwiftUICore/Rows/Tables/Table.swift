import Foundation

/// A table of rows and columns. The user can select rows and sort them by column.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// A click on a title orders the rows by its column, a second one the other way round; the app sorts. The lines between titles
/// can be dragged. Only the rows near the screen exist.
@_weakLinked
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let rows: Rows
    let columns: Columns
    let selection: TableSelection<Value.ID>?
    let order: TableOrder?
    let customization: Binding<TableColumnCustomization<Value>>?
    @State private var sizing: TableColumnSizing
    @Environment(\.tableAppearance) private var appearance
    @Environment(\.tableColumnHeaders) private var headers

    init(
        rows: Rows,
        columns: Columns,
        selection: TableSelection<Value.ID>?,
        order: TableOrder?,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
        self.customization = customization
        _sizing = State(initialValue: TableColumnSizing())
    }
}

/// The selection of a table.
enum TableSelection<ID: Hashable> {
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)
}

extension Table: View {
    public var body: some View {
        let choice = TableColumnChoice(columns._columns, customization)
        let columns = _TableColumns(
            columns: choice.visible,
            sizing: sizing,
            choice: customization == nil ? nil : choice
        )
        let rows = rows._rows(columns)
        VStack(spacing: 0) {
            if headers != .hidden {
                TableHeader(columns: columns, order: order)
                Divider()
            }
            Group {
                switch selection {
                case nil: List { rows }
                case .one(let binding): List(selection: TableSelection.erased(binding)) { rows }
                case .several(let binding): List(selection: TableSelection.erased(binding)) { rows }
                }
            }
            .transformEnvironment(\.self) { [appearance] values in
                if let list = appearance.list { values.listAppearance = list }
                if let alternates = appearance.alternates { values.alternatesRowBackgrounds = alternates }
            }
        }
    }
}

extension TableSelection {
    private static var erase: UncheckedBox<(ID) -> AnyHashable> { UncheckedBox { AnyHashable($0) } }
    private static var restore: UncheckedBox<(AnyHashable) -> ID?> { UncheckedBox { $0.base as? ID } }

    /// Returns the binding to the identity with an erased type, which lists use.
    static func erased(_ binding: Binding<ID?>) -> Binding<AnyHashable?> {
        let (erase, restore) = (erase, restore)
        return Binding<AnyHashable?> {
            binding.wrappedValue.map(erase.value)
        } set: {
            binding.wrappedValue = $0.flatMap(restore.value)
        }
    }

    /// Returns the binding to the identities with erased types, which lists use.
    static func erased(_ binding: Binding<Set<ID>>) -> Binding<Set<AnyHashable>> {
        let (erase, restore) = (erase, restore)
        return Binding<Set<AnyHashable>> {
            Set(binding.wrappedValue.map(erase.value))
        } set: {
            binding.wrappedValue = Set($0.compactMap(restore.value))
        }
    }
}
