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
    /// Where the value is between its bounds, from 0 to 1.
    public var value: Double
    /// What the value is.
    public var label: Label
    /// The value in words; nil where nothing says it.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words; nil where nothing says it.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words; nil where nothing says it.
    public var maximumValueLabel: MaximumValueLabel?
    /// The marks between the bounds in words; nil where there are none.
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
