/// The selection of a list, for links in its rows: a link to a value of its type is a row that is selected.
@MainActor
final class RowSelector {
    private let type: Any.Type

    init(_ type: Any.Type) { self.type = type }

    /// Returns whether the list can select a value.
    func takes(_ value: AnyHashable) -> Bool { Swift.type(of: value.base) == type }
}
