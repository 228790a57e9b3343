// The forms that give the label last, which Apple's interface replaced. It marks them as replaced, without a warning.

extension Slider {
    /// Creates a slider with labels.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            label: label,
            minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a slider with labels whose value changes in steps from the lower bound.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: label,
            minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    @_disfavoredOverload
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a label whose value changes in steps from the lower bound.
    @_disfavoredOverload
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
