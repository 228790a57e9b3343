import Foundation

/// A schedule of dates at which a view is updated.
@_weakLinked
public protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence<Date>

    /// The frequency of the dates.
    typealias Mode = TimelineScheduleMode

    /// Returns, in order, the dates at which to update the view.
    /// - Parameters:
    ///   - startDate: The time at which the view appeared. The first date may be earlier.
    ///   - mode: The frequency of the dates.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency of the dates.
@_weakLinked
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The frequency that the schedule specifies.
    case normal
    /// A low frequency that saves energy, which is never requested here.
    case lowFrequency
}

/// A schedule with dates at regular intervals.
@_weakLinked
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming.addTimeInterval(interval) }
            return upcoming
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule with dates at regular intervals.
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The seconds between dates.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = interval > 0 ? max(interval, 0.001) : .infinity
        // The last date that is not later, so the view is right at once.
        let start = start.isNumber ? start : startDate
        guard interval.isFinite else { return Entries(upcoming: start, interval: interval) }
        // The remainder is exact, also for a first date that is far from all others.
        let passed = startDate.timeIntervalSince(start).truncatingRemainder(dividingBy: interval)
        return Entries(
            upcoming: startDate.addingTimeInterval(-(passed < 0 ? passed + interval : passed)),
            interval: interval
        )
    }
}

/// A schedule with a date at the start of every minute.
@_weakLinked
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?

        public mutating func next() -> Date? {
            defer { upcoming = upcoming.map { $0.addingTimeInterval(60) } }
            return upcoming
        }

        fileprivate static func minute(of date: Date) -> Date {
            Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
        }
    }

    /// Creates a schedule with a date at the start of every minute.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: Entries.minute(of: startDate))
    }
}

/// A schedule with explicit dates.
@_weakLinked
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    private let dates: Entries

    /// Creates a schedule with explicit dates.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for every frame.
@_weakLinked
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming = upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }

    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule with a date for every frame.
    /// - Parameters:
    ///   - minimumInterval: The fewest seconds between dates; nil for one in each frame.
    ///   - paused: Whether there are no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (max(1 / 60, minimumInterval ?? 0), paused)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: isPaused || mode == .lowFrequency ? nil : startDate, interval: interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with dates at regular intervals.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with a date at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with a date for every frame.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// Returns a schedule with a date for every frame.
    /// - Parameters:
    ///   - minimumInterval: The fewest seconds between dates; nil for one in each frame.
    ///   - paused: Whether there are no dates.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule with explicit dates.
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        .init(dates)
    }
}
