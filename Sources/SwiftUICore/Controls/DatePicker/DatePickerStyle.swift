import Foundation

/// The properties of a date picker.
@_weakLinked
public struct DatePickerStyleConfiguration {
    /// The label of the date picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil if there is none.
    public let minimumDate: Date?
    /// The latest date that can be chosen; nil if there is none.
    public let maximumDate: Date?
    /// The parts that the picker displays and changes.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label,
        selection: Binding<Date>,
        minimumDate: Date?,
        maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection) = (label, selection)
        (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
        self.displayedComponents = displayedComponents
    }
}

// MARK: - The framework's own styles

/// The default date picker style, which is the compact one.
@_weakLinked
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A date picker style that shows a button with the date, which opens a calendar, and fields for the time.
@_weakLinked
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormField(configuration.label) {
            if configuration.displayedComponents.contains(.date) { DateControl<DateButtonContent>(configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) { DateControl<TimeContent>(configuration) }
        }
    }
}

/// A date picker style that shows a calendar with fields for the time below it.
@_weakLinked
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            VisibleLabel(configuration.label)
            if configuration.displayedComponents.contains(.date) { DateControl<CalendarContent>(configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) { DateControl<TimeContent>(configuration) }
        }
        .namesControl()
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that shows a button with the date, which opens a calendar, and fields for the time.
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that shows a calendar with fields for the time below it.
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
