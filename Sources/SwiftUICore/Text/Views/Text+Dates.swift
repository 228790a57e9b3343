import Foundation

extension Text {
    /// Creates text from a date.
    ///
    /// ```swift
    /// Text(event.startDate, style: .relative)
    /// ```
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style of the date.
    nonisolated public init(_ date: Date, style: DateStyle) {
        switch style.kind {
        case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
        case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
        case .relative: self.init(.relative(date))
        case .offset: self.init(.offset(date))
        case .timer: self.init(.timer(date))
        }
    }

    /// Creates text that counts the minutes and seconds of a time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - pauseTime: The date at which the count stops; nil for the end of the interval.
    ///   - countsDown: Whether the remaining time is shown rather than the elapsed.
    ///   - showsHours: Whether sixty minutes are shown as an hour.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .interval(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        )
    }

    /// The displayed part of a date.
    public struct DateStyle: Codable, Equatable, Sendable {
        fileprivate enum Kind: String, Codable {
            case date, time, relative, offset, timer
        }

        fileprivate let kind: Kind

        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The time until the date, or since then, as “2 hours, 23 minutes”. It follows the time. The greatest unit is a week:
        /// Foundation on Linux has no words for more months and years.
        public static let relative = DateStyle(kind: .relative)
        /// The time until the date, or since then, as “+2 hours” and “-3 days”. It follows the time.
        public static let offset = DateStyle(kind: .offset)
        /// The time until the date, or since then, as a clock shows it: “2:32”. It follows the time.
        public static let timer = DateStyle(kind: .timer)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends the minutes and seconds of a time, which follow the time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - pauseTime: The date at which the count stops; nil for the end of the interval.
    ///   - countsDown: Whether the remaining time is shown rather than the elapsed.
    ///   - showsHours: Whether sixty minutes are shown as an hour.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        )
    }
}
