import Foundation

/// The transaction outside of a body that changes it.
///
/// It lives on the main thread, on which changes are followed.
private final class OuterTransaction {
    var transaction = Transaction()
}

extension View {
    /// Modifies this view in a closure and applies a transaction only to what the closure adds. The view itself keeps its own transaction.
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
        // A change proceeds from the outside in, so the outer transaction is known here.
        let content = PlaceholderContentView<Self>(content: transaction { $0 = outer.transaction })
        return body(content).transaction { transaction in
            outer.transaction = transaction
            transform(&transaction)
        }
    }

    /// Modifies this view in a closure and animates only what the closure adds. The view itself is not animated.
    ///
    /// ```swift
    /// Text(title).animation(.easeInOut) { $0.opacity(isDone ? 0.5 : 1) }
    /// ```
    /// - Parameters:
    ///   - animation: The animation; nil for an immediate change.
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
