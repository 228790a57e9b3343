/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: charge, in: 0...100) {
///     Text("Battery")
/// } currentValueLabel: {
///     Text("\(Int(charge)) %")
/// }
/// ```
@_weakLinked
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// The position of the value between its bounds, from 0 to 1.
    private let part: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    private let marked: MarkedValueLabels?

    nonisolated private init<Value: BinaryFloatingPoint>(
        _ value: Value,
        _ bounds: ClosedRange<Value>,
        label: Label,
        current: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil,
        maximum: BoundsLabel? = nil,
        marked: MarkedValueLabels? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        part = length > 0 ? Double((value - bounds.lowerBound) / length).fraction : 0
        (self.label, self.current, self.minimum) = (label, current, minimum)
        (self.maximum, self.marked) = (maximum, marked)
    }
}

extension Gauge: View {
    /// The gauge in its current style.
    public var body: some View {
        StyledGauge(
            configuration: GaugeStyleConfiguration(
                value: part,
                label: .init(content: label),
                currentValueLabel: current.map { .init(content: $0) },
                minimumValueLabel: minimum.map { .init(content: $0) },
                maximumValueLabel: maximum.map { .init(content: $0) },
                markedValueLabels: marked.map { .init(content: $0) }
            )
        )
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range in which it is; it is shown at the nearest bound where it is outside.
    ///   - label: The name of the value.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label: label())
    }

    /// Creates a gauge with a description of its value.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range in which it is.
    ///   - label: The name of the value.
    ///   - currentValueLabel: The value in words.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with descriptions of its value and its bounds.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range in which it is.
    ///   - label: The name of the value.
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The lower bound in words.
    ///   - maximumValueLabel: The upper bound in words.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value,
            bounds,
            label: label(),
            current: currentValueLabel(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }
}

extension Gauge {
    /// Creates a gauge with descriptions of its value, its bounds and marked values between them.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range in which it is.
    ///   - label: The name of the value.
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The lower bound in words.
    ///   - maximumValueLabel: The upper bound in words.
    ///   - markedValueLabels: The marks; styles of one's own may show them.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value,
            bounds,
            label: label(),
            current: currentValueLabel(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            marked: markedValueLabels()
        )
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a description of its value and with marked values.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range in which it is.
    ///   - label: The name of the value.
    ///   - currentValueLabel: The value in words.
    ///   - markedValueLabels: The values that are marked.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value,
            bounds,
            label: label(),
            current: currentValueLabel(),
            marked: markedValueLabels()
        )
    }
}
