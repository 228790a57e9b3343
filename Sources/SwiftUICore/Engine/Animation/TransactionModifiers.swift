extension View {
    /// Changes the transactions that this view receives.
    /// - Parameter transform: Changes the transaction.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of this view when a value changes.
    /// - Parameters:
    ///   - value: The value.
    ///   - transform: Changes the transaction.
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates the changes of this view when a value changes.
    /// - Parameters:
    ///   - animation: How; nil for at once.
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

/// A node that changes the transaction of the nodes below, whatever it is that they follow.
@MainActor
protocol TransactionChangingNode: ViewNode {
    func change(_ transaction: inout Transaction)
}

/// Changes the transaction of the views inside.
@_weakLinked
struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        inputs.graph.hasTransactionChanges = true
        return TransactionNode(view, inputs)
    }
}

/// The node of a view with another transaction.
final class TransactionNode<Content: View>: TypedNode<ModifiedContent<Content, TransactionModifier>>,
    TransactionChangingNode
{
    private var content: TypedNode<Content>!

    override init(_ view: ModifiedContent<Content, TransactionModifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    func change(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }

    override func viewDidChange() {
        var transaction = graph.transaction
        change(&transaction)
        graph.with(transaction) { content.set(view.content, environment: environment) }
    }
}

/// Changes the transaction of the views inside when a value changes.
@_weakLinked
struct ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ValueTransactionNode(view, inputs)
    }
}

/// The node of a view with another transaction when a value changes.
final class ValueTransactionNode<Content: View, Value: Equatable>: TypedNode<
    ModifiedContent<Content, ValueTransactionModifier<Value>>
>
{
    private var content: TypedNode<Content>!
    private var value: Value

    override init(_ view: ModifiedContent<Content, ValueTransactionModifier<Value>>, _ inputs: NodeInputs) {
        value = view.modifier.value
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }

    override func viewDidChange() {
        var transaction = graph.transaction
        if view.modifier.value != value { view.modifier.transform(&transaction) }
        value = view.modifier.value
        graph.with(transaction) { content.set(view.content, environment: environment) }
    }
}
