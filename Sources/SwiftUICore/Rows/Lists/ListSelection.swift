/// The selected rows.
@MainActor
package struct ListSelection {
    package var allowsMultiple: Bool
    package var selected: Set<AnyHashable>
    /// Returns the program's current selection.
    package var current: () -> Set<AnyHashable>
    package var select: (Set<AnyHashable>) -> Void

    /// Reads the selection, so the running evaluation is repeated when it changes.
    init(
        allowsMultiple: Bool,
        current: @escaping () -> Set<AnyHashable>,
        select: @escaping (Set<AnyHashable>) -> Void
    ) {
        (self.allowsMultiple, self.current, self.select) = (allowsMultiple, current, select)
        selected = current()
    }
}
