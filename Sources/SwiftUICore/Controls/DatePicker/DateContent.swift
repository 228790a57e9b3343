import Foundation

/// A date, part of which a control displays and changes.
@MainActor
package struct DateSelection {
    /// A day of the Gregorian calendar, as hosts display it.
    package struct Day: Equatable {
        package var year: Int
        package var month: Int
        package var day: Int

        package init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }
    }

    /// A time of day.
    package struct Time: Equatable {
        package var hour: Int
        package var minute: Int

        package init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
    }

    package var date: ControlValue<Date>
    var minimum: Date?
    var maximum: Date?
    var calendar: Calendar
    /// The calendar of the place, whose months are displayed.
    var shownCalendar: Calendar
    /// The language of the place.
    package var locale: Locale

    /// The displayed day.
    package var day: Day { day(of: date.shown) }

    /// The day of the program's current date.
    package var currentDay: Day { day(of: date.current) }

    /// The displayed time of day.
    package var time: Time { time(of: date.shown) }

    /// The time of day of the program's current date.
    package var currentTime: Time { time(of: date.current) }

    /// Sets the date to the user's choice, or to the nearest date that can be chosen.
    package func set(_ new: Date) {
        var new = new
        if let maximum, new > maximum { new = maximum }
        if let minimum, new < minimum { new = minimum }
        date.set(new)
    }

    /// Sets the day to the user's choice and keeps the time of day.
    package func set(_ day: Day) {
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date.shown)
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        calendar.date(from: parts).map(set)
    }

    /// Sets the time of day to the user's choice and keeps the day.
    package func set(_ time: Time) {
        var parts = calendar.dateComponents([.year, .month, .day], from: date.shown)
        (parts.hour, parts.minute) = (time.hour, time.minute)
        calendar.date(from: parts).map(set)
    }

    /// Returns the month of a date, which is displayed around its days.
    /// - Parameter date: The date; nil for the displayed one.
    package func month(of date: Date? = nil) -> CalendarMonth {
        let date = date ?? self.date.shown
        // A date that is no number has no month.
        let shown = date.timeIntervalSinceReferenceDate.isNaN ? Date() : min(max(date, .distantPast), .distantFuture)
        return CalendarMonth(containing: shown, of: shownCalendar)
    }

    /// Returns whether the displayed date is on a day.
    package func isOn(_ day: CalendarMonth.Day) -> Bool { (day.begin..<day.end).contains(date.shown) }

    /// Returns whether the user can choose a date between two others.
    package func hasChoice(from begin: Date, to end: Date) -> Bool {
        end > minimum ?? .distantPast && begin <= maximum ?? .distantFuture
    }

    /// Sets the day to the user's choice and keeps the time of day.
    package func set(_ day: CalendarMonth.Day) { set(self.day(of: day.begin)) }

    private func day(of date: Date) -> Day {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    private func time(of date: Date) -> Time {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return Time(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }
}

/// A control for part of a date.
@MainActor
package protocol DateContent: WidgetContent {
    var selection: DateSelection { get }
    /// The displayed part as text.
    var text: String { get }
    init(selection: DateSelection, text: String, isEnabled: Bool)
    /// The part of the date.
    static var part: Date.FormatStyle { get }
    /// The calendar component that a step changes.
    static var step: Calendar.Component { get }
    var isEnabled: Bool { get }
}

extension DateContent {
    /// Returns one element whose value is the displayed part and whose steps change it by a day or an hour.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.datePicker)
        element.value = text
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        element.adjust = { direction in
            let distance = direction == .increment ? 1 : -1
            let next = selection.calendar.date(byAdding: Self.step, value: distance, to: selection.date.shown)
            if let next { selection.set(next) }
        }
        return [element]
    }
}

extension AccessibilityRole {
    package static let datePicker = AccessibilityRole("date picker")
}

/// A calendar of one month in which the user chooses a day.
package struct CalendarContent: DateContent {
    package var selection: DateSelection
    package var text: String
    package var isEnabled: Bool

    package init(selection: DateSelection, text: String, isEnabled: Bool) {
        (self.selection, self.text, self.isEnabled) = (selection, text, isEnabled)
    }

    package static var part: Date.FormatStyle { Date.FormatStyle(date: .abbreviated, time: .omitted) }
    package static var step: Calendar.Component { .day }
}

/// A button that displays a day and opens a calendar.
package struct DateButtonContent: DateContent {
    package var selection: DateSelection
    package var text: String
    package var isEnabled: Bool

    package init(selection: DateSelection, text: String, isEnabled: Bool) {
        (self.selection, self.text, self.isEnabled) = (selection, text, isEnabled)
    }

    package static var part: Date.FormatStyle { Date.FormatStyle(date: .abbreviated, time: .omitted) }
    package static var step: Calendar.Component { .day }
}

/// Fields for hour and minute.
package struct TimeContent: DateContent {
    package var selection: DateSelection
    package var text: String
    package var isEnabled: Bool

    package init(selection: DateSelection, text: String, isEnabled: Bool) {
        (self.selection, self.text, self.isEnabled) = (selection, text, isEnabled)
    }

    package static var part: Date.FormatStyle { Date.FormatStyle(date: .omitted, time: .shortened) }
    package static var step: Calendar.Component { .hour }
}

/// The view of a control for a part of a date.
@_weakLinked
struct DateControl<Shown: DateContent> {
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?

    init(_ configuration: DatePickerStyleConfiguration) {
        selection = configuration.$selection
        (minimum, maximum) = (configuration.minimumDate, configuration.maximumDate)
    }
}

extension DateControl: LeafView {
    typealias Body = Never

    func widgetContent(in environment: EnvironmentValues) -> Shown {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = environment.timeZone
        var shownCalendar = environment.calendar
        (shownCalendar.timeZone, shownCalendar.locale) = (environment.timeZone, environment.locale)
        let date = ControlValue(selection)
        var format = Shown.part.locale(environment.locale)
        format.calendar = environment.calendar
        format.timeZone = environment.timeZone
        return Shown(
            selection: DateSelection(
                date: date,
                minimum: minimum,
                maximum: maximum,
                calendar: calendar,
                shownCalendar: shownCalendar,
                locale: environment.locale
            ),
            text: date.shown.formatted(format),
            isEnabled: environment.isEnabled
        )
    }
}
