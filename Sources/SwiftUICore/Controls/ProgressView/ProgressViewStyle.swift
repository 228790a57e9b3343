/// The appearance of progress views.
@MainActor @preconcurrency
@_weakLinked
public protocol ProgressViewStyle {
    /// The view of a progress view.
    associatedtype Body: View

    /// Makes the view of a progress view.
    /// - Parameter configuration: The progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a progress view that a style shows.
    typealias Configuration = ProgressViewStyleConfiguration
}

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

/// A progress view in the style of its place.
@_weakLinked
struct StyledProgress: PrimitiveView {
    typealias Body = Never
    let configuration: ProgressViewStyleConfiguration

    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: ProgressViewStyles.self) { $1.view($0.configuration) }
    }
}
