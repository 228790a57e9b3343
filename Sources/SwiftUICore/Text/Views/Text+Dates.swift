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
        case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
        case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        case .relative: self.init(.relative(date))
        case .offset: self.init(.offset(date))
        case .timer: self.init(.timer(date))
        }
    }

    /// Creates text that counts the minutes and seconds of a time interval.
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

    /// The way in which a date is displayed.
    public struct DateStyle: Codable, Equatable, Sendable {
        fileprivate enum Kind: String, Codable {
            case date, time, relative, offset, timer
        }

        fileprivate let kind: Kind

        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The time until or since the date, such as “2 hours, 23 minutes”. It is updated as time passes. The largest unit is a week,
        /// because Foundation on Linux has no words for months and years.
        public static let relative = DateStyle(kind: .relative)
        /// The time until or since the date, such as “+2 hours” or “-3 days”. It is updated as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// The time until or since the date in the form of a clock, such as “2:32”. It is updated as time passes.
        public static let timer = DateStyle(kind: .timer)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends the minutes and seconds of a time interval. They are updated as time passes.
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
