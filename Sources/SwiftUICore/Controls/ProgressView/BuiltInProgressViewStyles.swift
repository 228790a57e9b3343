/// The look that suits the work: a bar where its length is known, a spinner where it is not.
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

/// A bar.
@_weakLinked
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a colour of the bar. Use `tint(_:)` of views in new source.
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

/// A circle: one that fills where the length of the work is known, one that turns where it is not.
@_weakLinked
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a colour of the circle. Use `tint(_:)` of views in new source.
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
    /// The look that suits the work.
    public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: CircularProgressViewStyle { .init() }
}
