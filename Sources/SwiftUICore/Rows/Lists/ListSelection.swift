/// The selected rows.
@MainActor
package struct ListSelection {
    package var allowsMultiple: Bool
    package var selected: Set<AnyHashable>
    /// A closure that returns the program's current selection.
    package var current: () -> Set<AnyHashable>
    package var select: (Set<AnyHashable>) -> Void
    /// A Boolean value that indicates whether a value is of the type of the selection: rows with others cannot be selected.
    var takes: (AnyHashable) -> Bool

    /// Reads the selection, so the running evaluation is repeated when it changes.
    init(
        allowsMultiple: Bool,
        current: @escaping () -> Set<AnyHashable>,
        select: @escaping (Set<AnyHashable>) -> Void,
        takes: @escaping (AnyHashable) -> Bool
    ) {
        (self.allowsMultiple, self.current, self.select, self.takes) = (allowsMultiple, current, select, takes)
        selected = current()
    }
}
