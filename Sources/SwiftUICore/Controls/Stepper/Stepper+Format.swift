import Foundation

// Steppers that show their value in a field, in which it can also be typed.

extension Stepper {
    /// Creates a stepper for a value that is shown in a field in which the user can also type it.
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The amount of one step.
    ///   - format: The format to write and read it with.
    ///   - label: A view that describes its purpose.
    ///   - onEditingChanged: Called with true when a step begins, and with false when it has ended.
    nonisolated public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(label(), value, nil, step, format, onEditingChanged)
    }

    /// Creates a stepper for a value within bounds that is shown in a field in which the user can also type it.
    nonisolated public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(label(), value, bounds, step, format, onEditingChanged)
    }

    nonisolated init<Format: ParseableFormatStyle>(
        _ label: Label,
        _ value: Binding<Format.FormatInput>,
        _ bounds: ClosedRange<Format.FormatInput>?,
        _ step: Format.FormatInput.Stride,
        _ format: Format,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(
            label: label,
            steps: ValueSteps(value: value, bounds: bounds, step: step),
            input: FormattedInput(value: value, format: format),
            onEditingChanged
        )
    }
}
