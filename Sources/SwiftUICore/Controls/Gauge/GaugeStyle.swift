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
