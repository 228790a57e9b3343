import Foundation

/// A month of a calendar, and how its days stand in weeks.
package struct CalendarMonth {
    /// A day of the month.
    package struct Day {
        package let begin: Date
        package let end: Date
        /// The day as a selection has it.
        let components: DateComponents
        fileprivate let calendar: Calendar

        /// The number of the day in the month.
        package var number: String { "\(components.day ?? 0)" }

        /// Returns whether the existing parts of a date match this day.
        func isMeant(by other: DateComponents) -> Bool {
            guard let date = (other.calendar ?? calendar).date(from: other) else { return false }
            return calendar.isDate(date, inSameDayAs: begin)
        }

        /// Returns the day in words.
        package func name(in locale: Locale) -> String {
            var format = Date.FormatStyle(date: .complete, time: .omitted).locale(locale)
            (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
            return begin.formatted(format)
        }
    }

    /// A place in a week: a day of the month, or none.
    package struct Place: Identifiable {
        package let id: Int
        package let day: Day?
    }

    package struct Week: Identifiable {
        package let id: Int
        package let days: [Place]
    }

    package struct Weekday: Identifiable {
        package let id: Int
        package let symbol: String
    }

    package let begin: Date
    package let end: Date
    private let calendar: Calendar

    init(containing date: Date, of calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: date)
        (begin, end, self.calendar) = (interval?.start ?? date, interval?.end ?? date, calendar)
    }

    /// Another month.
    /// - Parameter count: The number of months later.
    package func advanced(by count: Int) -> CalendarMonth {
        CalendarMonth(containing: calendar.date(byAdding: .month, value: count, to: begin) ?? begin, of: calendar)
    }

    package func name(in locale: Locale) -> String {
        var format = Date.FormatStyle().month(.wide).year().locale(locale)
        (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
        return begin.formatted(format)
    }

    /// Returns the days of a week, from the calendar's first.
    package func weekdays(in locale: Locale) -> [Weekday] {
        var calendar = calendar
        calendar.locale = locale
        let symbols = calendar.shortStandaloneWeekdaySymbols
        return symbols.indices.map {
            let index = ($0 + calendar.firstWeekday - 1) % symbols.count
            return Weekday(id: index, symbol: symbols[index])
        }
    }

    /// The days, in weeks of seven places.
    package var weeks: [Week] {
        let offset = (calendar.component(.weekday, from: begin) - calendar.firstWeekday + 7) % 7
        let places = Array(repeating: nil, count: offset) + days.map(Optional.some)
        return stride(from: 0, to: places.count, by: 7).map { first in
            Week(
                id: first,
                days: (first..<first + 7).map { Place(id: $0, day: $0 < places.count ? places[$0] : nil) }
            )
        }
    }

    private var days: [Day] {
        var days: [Day] = []
        var date = begin
        while date < end, let interval = calendar.dateInterval(of: .day, for: date), interval.end > date {
            let components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: interval.start)
            days.append(Day(begin: interval.start, end: interval.end, components: components, calendar: calendar))
            date = interval.end
        }
        return days
    }
}
