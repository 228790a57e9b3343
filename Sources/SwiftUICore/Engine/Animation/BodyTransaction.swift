import Foundation

/// What goes along with a change outside of a body that changes it.
///
/// It belongs to the main thread, on which changes are followed.
private final class OuterTransaction {
    var transaction = Transaction()
}

extension View {
    /// Changes this view by a body, and the transaction for what the body adds; this view itself keeps its own.
    ///
    /// ```swift
    /// Text(title).transaction { $0.animation = .none } body: { $0.opacity(isDone ? 0.5 : 1) }
    /// ```
    /// - Parameters:
    ///   - transform: Changes the transaction.
    ///   - body: Changes the view.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let outer = OuterTransaction()
        // A change comes from the outside in, so that it is known here what it was there.
        let content = PlaceholderContentView<Self>(content: transaction { $0 = outer.transaction })
        return body(content).transaction { transaction in
            outer.transaction = transaction
            transform(&transaction)
        }
    }

    /// Changes this view by a body, and shows changes of what the body adds over time; this view itself is not animated.
    ///
    /// ```swift
    /// Text(title).animation(.easeInOut) { $0.opacity(isDone ? 0.5 : 1) }
    /// ```
    /// - Parameters:
    ///   - animation: How; nil for at once.
    ///   - body: Changes the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            {
                if !$0.disablesAnimations { $0.animation = animation }
            },
            body: body
        )
    }
}
