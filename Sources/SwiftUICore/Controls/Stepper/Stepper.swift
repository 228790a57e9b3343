import Foundation

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...20)
/// ```
@_weakLinked
public struct Stepper<Label: View> {
    private let label: Label
    private let steps: any StepperSteps
    /// The value as text that can be edited, where it is shown.
    private let input: (any TextInput)?
    private let onEditingChanged: (Bool) -> Void

    nonisolated init(
        label: Label,
        steps: any StepperSteps,
        input: (any TextInput)? = nil,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        (self.label, self.steps, self.input, self.onEditingChanged) = (label, steps, input, onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        FormField(label) {
            if let input {
                TextField(label: EmptyView(), prompt: "", input: input).frame(width: 72)
            }
            StepperControl(steps: steps, onEditingChanged: onEditingChanged)
        }
    }
}

extension Stepper {
    /// Creates a stepper that performs actions.
    /// - Parameters:
    ///   - label: A view that describes its purpose.
    ///   - onIncrement: The action of the larger step; nil if there is none.
    ///   - onDecrement: The action of the smaller step; nil if there is none.
    ///   - onEditingChanged: Called with true when a step begins, and with false when it has ended.
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), steps: ActionSteps(up: onIncrement, down: onDecrement), onEditingChanged)
    }

    /// Creates a stepper for a value.
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The amount of one step.
    ///   - label: A view that describes its purpose.
    ///   - onEditingChanged: Called with true when a step begins, and with false when it has ended.
    nonisolated public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), steps: ValueSteps(value: value, bounds: nil, step: step), onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: Its least and greatest value.
    ///   - step: The amount of one step.
    ///   - label: A view that describes its purpose.
    ///   - onEditingChanged: Called with true when a step begins, and with false when it has ended.
    nonisolated public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), steps: ValueSteps(value: value, bounds: bounds, step: step), onEditingChanged)
    }
}
