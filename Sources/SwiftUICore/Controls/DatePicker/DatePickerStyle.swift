import Foundation

/// The properties of a date picker that a style shows.
@_weakLinked
public struct DatePickerStyleConfiguration {
    /// The label of the date.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil if there is none.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil if there is none.
    public let maximumDate: Date?
    /// The parts that are shown and changed.
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

/// The look that suits the place of the picker: the compact one.
@_weakLinked
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A button with the date that opens a calendar, and fields for the time.
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

/// A calendar, and fields for the time below.
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
    /// The look that suits the place of the picker.
    public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button with the date that opens a calendar, and fields for the time.
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar, and fields for the time below.
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
