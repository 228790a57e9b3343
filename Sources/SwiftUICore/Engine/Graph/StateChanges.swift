/// The changes of state that wait for an update of their own.
///
/// Each transaction has one update, with the values that its changes have given. Changes with the transaction of those that are not
/// evaluated yet join them. Others wait until these are evaluated and committed, and bodies do not see them before that:
///
/// ```swift
/// offset = -100                               // the first update
/// withAnimation(.linear) { offset = 0 }       // the second, which animates from -100
/// ```
@MainActor
struct StateChanges {
    private struct Group {
        let transaction: Transaction
        var changes: [() -> Void]
    }

    /// The transaction of the changes that are to be evaluated; nil where there are none.
    private var open: Transaction?
    private var waiting: [Group] = []

    var isEmpty: Bool { waiting.isEmpty }
    var count: Int { waiting.count }

    /// Notes that all changes that did not wait are evaluated.
    mutating func close() { open = nil }

    /// Returns whether a change joins those that are to be evaluated.
    func isOpen(for transaction: Transaction) -> Bool {
        waiting.isEmpty && open.map { $0.isSame(as: transaction) } ?? true
    }

    /// Notes that changes of a transaction are to be evaluated.
    mutating func didChange(with transaction: Transaction) { open = transaction }

    /// Adds a change to the last update that waits, or to a further one.
    mutating func add(_ change: @escaping () -> Void, with transaction: Transaction) {
        for completion in transaction.completions { completion.hold() }
        let release = { for completion in transaction.completions { completion.release() } }
        let held = {
            change()
            release()
        }
        if let last = waiting.indices.last, waiting[last].transaction.isSame(as: transaction) {
            waiting[last].changes.append(held)
        } else {
            waiting.append(Group(transaction: transaction, changes: [held]))
        }
    }

    /// Takes the changes of the next update.
    mutating func takeNext() -> (transaction: Transaction, changes: [() -> Void])? {
        guard !waiting.isEmpty else { return nil }
        let group = waiting.removeFirst()
        return (group.transaction, group.changes)
    }
}
