/// The properties of a progress view that a style shows.
@_weakLinked
public struct ProgressViewStyleConfiguration {
    /// The part of the work that is done, from 0 to 1; nil if that is not known.
    public let fractionCompleted: Double?
    /// The label of the task; nil if it has none.
    public var label: Label?
    /// The progress in words; nil if it has no such label.
    public var currentValueLabel: CurrentValueLabel?
}
