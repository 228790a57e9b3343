/// A property wrapper for a value that a gesture updates while it is in progress, and that is reset when the gesture ends.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// Card()
///     .offset(offset)
///     .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
/// ```
@propertyWrapper
@_weakLinked
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private var state: State<Value>
    private let resetTransaction: (Value) -> Transaction

    /// Creates a state with the value that it has when no gesture is in progress.
    /// - Parameters:
    ///   - wrappedValue: The value.
    ///   - resetTransaction: The transaction of the return to it.
    public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a state with the value that it has when no gesture is in progress.
    /// - Parameters:
    ///   - wrappedValue: The value.
    ///   - reset: Called with the last value; changes the transaction of the return.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        state = State(wrappedValue: wrappedValue)
        resetTransaction = { value in
            var transaction = Transaction()
            reset(value, &transaction)
            return transaction
        }
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value for a gesture that continues.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var value = state.projectedValue.location.untrackedValue
        var transaction = Transaction()
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// Takes the first value again.
    func reset() {
        let last = state.projectedValue.location.untrackedValue
        withTransaction(resetTransaction(last)) { state.wrappedValue = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil when no gesture is in progress.
    /// - Parameter resetTransaction: The transaction of the return to it.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: ComparableProperty {
    func isSame(as other: GestureState) -> Bool { true }
}
