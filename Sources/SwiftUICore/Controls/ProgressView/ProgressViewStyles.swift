/// The default progress view style: a bar for determinate progress and a spinner for indeterminate progress.
@_weakLinked
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A progress view style that shows a bar.
@_weakLinked
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with the colour of the bar. Use `tint(_:)` on views in new code.
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if let label = configuration.label { VisibleLabel(label) }
            ProgressBar(fraction: configuration.fractionCompleted).tinted(tint)
            if let value = configuration.currentValueLabel {
                VisibleLabel(value).font(.caption).foregroundStyle(.secondary)
            }
        }
        .namesControl()
    }
}

/// A progress view style that shows a circle, which fills for determinate progress and spins for indeterminate progress.
@_weakLinked
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with the colour of the circle. Use `tint(_:)` on views in new code.
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            Group {
                if let fraction = configuration.fractionCompleted {
                    ProgressRing(fraction: fraction)
                } else {
                    Spinner()
                }
            }
            .tinted(tint)
            if let label = configuration.label { VisibleLabel(label).foregroundStyle(.secondary) }
            if let value = configuration.currentValueLabel {
                VisibleLabel(value).font(.caption).foregroundStyle(.secondary)
            }
        }
        .namesControl()
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style that shows a bar.
    public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: CircularProgressViewStyle { .init() }
}

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
