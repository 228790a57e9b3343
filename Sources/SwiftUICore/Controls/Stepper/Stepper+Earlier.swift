// The forms that give the label last, which Apple's interface replaced. It marks them as replaced, without a warning.

extension Stepper {
    /// Creates a stepper that performs actions.
    @_disfavoredOverload
    nonisolated public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label,
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper for a value.
    @_disfavoredOverload
    nonisolated public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    @_disfavoredOverload
    nonisolated public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
