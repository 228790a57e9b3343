/// A gauge style that shows a bar with labels around it.
@_weakLinked
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A gauge style that fills a bar up to the value and shows the label above it.
@_weakLinked
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            VisibleLabel(configuration.label)
            GaugeBar(configuration: configuration, mark: .level)
            if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
        }
        .namesControl()
    }
}

/// A gauge style that fills a bar up to the value and hides the label.
@_weakLinked
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            VisibleLabel(configuration.label)
            GaugeBar(configuration: configuration, mark: .level)
            if let value = configuration.currentValueLabel { value.font(.caption) }
        }
        .namesControl()
    }
}

/// A gauge style that shows a line with a mark at the value.
@_weakLinked
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeBar(configuration: configuration, mark: .point)
            .named(by: configuration.label)
    }
}

/// A gauge style that shows an open ring with a mark at the value.
@_weakLinked
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeDial(configuration: configuration, mark: .point).namesControl()
    }
}

/// A gauge style that fills a ring up to the value.
@_weakLinked
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeDial(configuration: configuration, mark: .level).namesControl()
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A gauge style that shows a bar with labels around it.
    public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style that fills a bar up to the value and shows the label above it.
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style that fills a bar up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style that shows a line with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style that shows an open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style that fills a ring up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
