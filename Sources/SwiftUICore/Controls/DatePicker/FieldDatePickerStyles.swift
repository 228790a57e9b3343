/// A style that is the same as the compact one, because GTK has no field for typing the parts of a date.
@_weakLinked
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A style that is the same as the compact one, because GTK has no field for typing the parts of a date.
@_weakLinked
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A style that is the same as the compact one, because a desktop has no wheels.
@_weakLinked
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style that is the same as the compact one, because GTK has no field for typing the parts of a date.
    public static var field: FieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style that is the same as the compact one, because GTK has no field for typing the parts of a date.
    public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A style that is the same as the compact one, because a desktop has no wheels.
    public static var wheel: WheelDatePickerStyle { .init() }
}
