/// A control for choosing a value within a range by dragging.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
/// ```
@_weakLinked
public struct Slider<Label: View, ValueLabel: View> {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    nonisolated private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        step: Value.Stride?,
        label: Label,
        minimum: ValueLabel,
        maximum: ValueLabel,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where Value.Stride: BinaryFloatingPoint {
        self.value = Binding<Double>(DoubleLocation(value.location))
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        (self.label, minimumValueLabel, maximumValueLabel) = (label, minimum, maximum)
        self.onEditingChanged = onEditingChanged
    }
}

extension Slider: View {
    public var body: some View {
        FormField(label, fillsRow: true) {
            minimumValueLabel.accessibilityHidden(true)
            SliderControl(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
            maximumValueLabel.accessibilityHidden(true)
        }
    }
}

extension Slider {
    /// Creates a slider with labels.
    /// - Parameters:
    ///   - value: The number.
    ///   - bounds: Its least and greatest value.
    ///   - label: A view that describes its purpose.
    ///   - minimumValueLabel: The label at the least value.
    ///   - maximumValueLabel: The label at the greatest value.
    ///   - onEditingChanged: Called when the user starts and stops dragging the slider.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value,
            bounds,
            step: nil,
            label: label(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            onEditingChanged
        )
    }

    /// Creates a slider with labels whose value changes in steps from the lower bound.
    /// - Parameters:
    ///   - value: The number.
    ///   - bounds: Its least and greatest value.
    ///   - step: The distance between values that can be chosen.
    ///   - label: A view that describes its purpose.
    ///   - minimumValueLabel: The label at the least value.
    ///   - maximumValueLabel: The label at the greatest value.
    ///   - onEditingChanged: Called when the user starts and stops dragging the slider.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value,
            bounds,
            step: step,
            label: label(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            onEditingChanged
        )
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            label: label,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a slider with a label whose value changes in steps from the lower bound.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: label,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider whose value changes in steps from the lower bound.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// A floating-point number of any type, as `Double`.
final class DoubleLocation<Value: BinaryFloatingPoint>: ProjectedLocation<Value, Double>, @unchecked Sendable {
    override func part(of value: Value) -> Double { Double(value) }
    override func replacing(_ part: Double, in value: Value) -> Value? { Value(part) }
    override func isSame(as other: ValueLocation<Double>) -> Bool {
        (other as? DoubleLocation).map { $0.base.isSame(as: base) } ?? false
    }
}
