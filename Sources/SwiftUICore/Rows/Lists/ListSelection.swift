/// Which rows are selected.
@MainActor
package struct ListSelection {
    package var allowsMultiple: Bool
    package var selected: Set<AnyHashable>
    /// Gives what the program has selected now.
    package var current: () -> Set<AnyHashable>
    package var select: (Set<AnyHashable>) -> Void

    /// Reads what is selected: the evaluation under way is repeated when it changes.
    init(
        allowsMultiple: Bool,
        current: @escaping () -> Set<AnyHashable>,
        select: @escaping (Set<AnyHashable>) -> Void
    ) {
        (self.allowsMultiple, self.current, self.select) = (allowsMultiple, current, select)
        selected = current()
    }
}
