/// The properties of a progress view.
@_weakLinked
public struct ProgressViewStyleConfiguration {
    /// The completed fraction of the task, from 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task; nil if there is none.
    public var label: Label?
    /// The description of the current progress; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}
