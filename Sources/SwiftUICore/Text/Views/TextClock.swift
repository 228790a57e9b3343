import Foundation

/// A text about a time, which changes as time passes.
enum TextClock: Equatable, Sendable {
    /// The time until a date, or since then, as a clock shows it.
    case timer(Date)
    /// The time until a date, or since then, in words.
    case relative(Date)
    /// The same in one unit, with a sign.
    case offset(Date)
    /// The remaining or elapsed part of an interval.
    case interval(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Returns the text at a date.
    /// - Parameters:
    ///   - now: The date.
    ///   - locale: The locale of the words; nil for the user's.
    func string(at now: Date, in locale: Locale? = nil) -> String {
        switch self {
        case .timer(let date):
            return Self.clock(abs(Self.seconds(from: date, to: now)), showsHours: true)
        case .relative(let date):
            return Self.words(abs(Self.seconds(from: date, to: now)), units: 2, in: locale)
        case .offset(let date):
            let seconds = Self.seconds(from: date, to: now)
            return (seconds > 0 ? "-" : "+") + Self.words(abs(seconds), units: 1, in: locale)
        case .interval(_, _, _, let showsHours):
            return Self.clock(abs(Self.seconds(from: reference, to: counted(now))), showsHours: showsHours)
        }
    }

    /// Returns the time of the text's next change; nil if there is none, or it is too far away.
    func nextChange(after now: Date) -> Date? {
        guard abs(now.timeIntervalSince(reference)) < Self.longest else { return nil }
        switch self {
        case .timer(let date): return Self.next(after: now, by: 1, from: date)
        case .relative(let date), .offset(let date):
            return Self.next(after: now, by: abs(now.timeIntervalSince(date)) < 3601 ? 1 : 60, from: date)
        case .interval(let interval, let pauseTime, _, _):
            guard now < min(interval.upperBound, pauseTime ?? .distantFuture) else { return nil }
            guard now >= interval.lowerBound else { return interval.lowerBound }
            return Self.next(after: now, by: 1, from: reference)
        }
    }

    /// The date from which seconds are counted.
    private var reference: Date {
        switch self {
        case .timer(let date), .relative(let date), .offset(let date): date
        case .interval(let interval, _, let countsDown, _): countsDown ? interval.upperBound : interval.lowerBound
        }
    }

    /// Returns the date of an interval that is shown at a date.
    private func counted(_ now: Date) -> Date {
        guard case .interval(let interval, let pauseTime, _, _) = self else { return now }
        return min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    }

    /// The difference of two binary numbers of this size is a little less than the whole number that it stands for.
    private static let tolerance = 0.001

    /// The longest time that is counted, in seconds: more than from the distant past to the distant future. `Duration` traps for
    /// a time that it cannot hold.
    private static let longest = 1e11

    /// Returns the whole seconds that have passed since a date: a part of one counts as none, and one that is left as a
    /// whole.
    private static func seconds(from date: Date, to now: Date) -> Double {
        let seconds = (now.timeIntervalSince(date) + tolerance).rounded(.down)
        return seconds.isNaN ? 0 : min(max(seconds, -longest), longest)
    }

    /// Returns the first date after another that is whole steps away from a third.
    private static func next(after now: Date, by step: Double, from date: Date) -> Date {
        let passed = ((now.timeIntervalSince(date) + tolerance) / step).rounded(.down)
        return date.addingTimeInterval((passed + 1) * step)
    }

    private static func clock(_ seconds: Double, showsHours: Bool) -> String {
        Duration.seconds(seconds)
            .formatted(.time(pattern: showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond))
    }

    /// Returns a time in its greatest units.
    private static func words(_ seconds: Double, units: Int, in locale: Locale?) -> String {
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
            width: .wide,
            maximumUnitCount: units,
            fractionalPart: .hide(rounded: .down)
        )
        return Duration.seconds(seconds).formatted(locale.map { format.locale($0) } ?? format)
    }
}
