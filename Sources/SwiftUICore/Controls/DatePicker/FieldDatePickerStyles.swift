/// The compact look: GTK has no field in which the parts of a date are typed.
@_weakLinked
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The compact look: GTK has no field in which the parts of a date are typed.
@_weakLinked
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The compact look: a desktop has no wheels.
@_weakLinked
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The compact look: GTK has no field in which the parts of a date are typed.
    public static var field: FieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The compact look: GTK has no field in which the parts of a date are typed.
    public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The compact look: a desktop has no wheels.
    public static var wheel: WheelDatePickerStyle { .init() }
}
