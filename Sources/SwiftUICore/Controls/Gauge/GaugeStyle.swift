/// A look of gauges.
@MainActor @preconcurrency
@_weakLinked
public protocol GaugeStyle {
    /// The view of a gauge.
    associatedtype Body: View

    /// Makes the view of a gauge.
    /// - Parameter configuration: The gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a gauge that a style shows.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style shows.
@_weakLinked
public struct GaugeStyleConfiguration {
    /// The position of the value between its bounds, from 0 to 1.
    public var value: Double
    /// The kind of value.
    public var label: Label
    /// The label of the value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The marks between the bounds in words; nil if there are none.
    public var markedValueLabels: MarkedValueLabel?
}

/// A gauge in the style of its place.
@_weakLinked
struct StyledGauge: PrimitiveView {
    typealias Body = Never
    let configuration: GaugeStyleConfiguration

    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: GaugeStyles.self) { $1.view($0.configuration) }
    }
}
