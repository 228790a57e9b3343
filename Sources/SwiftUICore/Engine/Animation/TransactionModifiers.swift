extension View {
    /// Modifies the transactions of this view.
    /// - Parameter transform: Changes the transaction.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Modifies the transactions of this view when a value changes.
    /// - Parameters:
    ///   - value: The value.
    ///   - transform: Changes the transaction.
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates changes of this view when a value changes.
    /// - Parameters:
    ///   - animation: The animation; nil for an immediate change.
    ///   - value: The value.
    nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        transaction(value: value) {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }

    /// Animates all changes of this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }
}

/// A modifier that changes the transaction of the views inside.
@_weakLinked
struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        inputs.graph.hasTransactionChanges = true
        return TransactionNode(view, inputs)
    }
}

/// The node of a view with another transaction.
final class TransactionNode<Content: View>: ModifiedNode<Content, TransactionModifier>, TransactionChangingNode {
    func change(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }

    override func viewDidChange() {
        var transaction = graph.transaction
        change(&transaction)
        graph.with(transaction) { super.viewDidChange() }
    }
}

/// A modifier that changes the transaction of the views inside when a value changes.
@_weakLinked
struct ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        ValueTransactionNode(view, inputs)
    }
}

/// The node of a view with another transaction when a value changes.
final class ValueTransactionNode<Content: View, Value: Equatable>: ModifiedNode<
    Content, ValueTransactionModifier<Value>
>
{
    private var value: Value

    override init(_ view: ModifiedContent<Content, ValueTransactionModifier<Value>>, _ inputs: NodeInputs) {
        value = view.modifier.value
        super.init(view, inputs)
    }

    override func viewDidChange() {
        var transaction = graph.transaction
        if view.modifier.value != value { view.modifier.transform(&transaction) }
        value = view.modifier.value
        graph.with(transaction) { super.viewDidChange() }
    }
}
