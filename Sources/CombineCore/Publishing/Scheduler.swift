/// A type that determines when and where closures run.
@_weakLinked
public protocol Scheduler<SchedulerTimeType> {
    /// The type of times at which the scheduler performs work.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options for scheduling a closure; `Never` if there are none.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The minimum tolerance that can be requested.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at a time.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )
    /// Runs a closure at a time and then at each interval, until it is cancelled.
    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs a closure at a time and then at each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a time and then at each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action) }
}

/// A duration that can be created from a number of seconds.
@_weakLinked
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a duration of a whole number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a duration of a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a duration of a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a duration of a number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a duration of a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that runs each closure immediately, on the thread that schedules it.
@_weakLinked
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The time of the scheduler, which never changes.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A duration, which has no effect.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Sendable
        {
            public var magnitude: Int
            /// Creates a duration from a number without a unit, because this scheduler never waits.
            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            public init?(exactly source: some BinaryInteger) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }
            public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }
            public static func + (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude + second.magnitude)
            }
            public static func - (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude - second.magnitude)
            }
            public static func * (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude * second.magnitude)
            }
            public static func += (first: inout Stride, second: Stride) { first = first + second }
            public static func -= (first: inout Stride, second: Stride) { first = first - second }
            public static func *= (first: inout Stride, second: Stride) { first = first * second }
            public static func seconds(_ s: Int) -> Stride { 0 }
            public static func seconds(_ s: Double) -> Stride { 0 }
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            public static func microseconds(_ us: Int) -> Stride { 0 }
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The shared scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
