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

    /// What the value is.
    public struct Label: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }

    /// The value in words.
    public struct CurrentValueLabel: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }

    /// The lower bound in words.
    public struct MinimumValueLabel: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }

    /// The upper bound in words.
    public struct MaximumValueLabel: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }

    /// The marks between the bounds in words.
    public struct MarkedValueLabel: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }
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

extension GaugeStyle {
    func view(_ configuration: Configuration) -> any View {
        StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of gauges in this view.
    /// - Parameter style: The style.
    nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<GaugeStyles>(style: style))
    }
}

/// The styles that views set for gauges.
enum GaugeStyles: StyleKind {
    static var standard: any GaugeStyle { DefaultGaugeStyle() }
}
