/// The properties of a gauge.
@_weakLinked
public struct GaugeStyleConfiguration {
    /// The position of the value between its bounds, from 0 to 1.
    public var value: Double
    /// The label of a gauge, which names the value.
    public var label: Label
    /// The label of the value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The descriptions of marked values between the bounds; nil if there are none.
    public var markedValueLabels: MarkedValueLabel?
}
