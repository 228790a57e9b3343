import Foundation

/// A date and time for schedulers that use dates.
@_weakLinked
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
    /// The date and time.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> SchedulerDate { SchedulerDate(date + n.timeInterval) }

    /// A duration in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The number of seconds.
        public var magnitude: TimeInterval

        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a duration from a number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a duration from a number of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a duration from a number of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// Creates a duration from a number of seconds.
        public init?(exactly source: some BinaryInteger) {
            guard let count = TimeInterval(exactly: source) else { return nil }
            magnitude = count
        }

        public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }
        public static func + (first: Stride, second: Stride) -> Stride { Stride(first.magnitude + second.magnitude) }
        public static func - (first: Stride, second: Stride) -> Stride { Stride(first.magnitude - second.magnitude) }
        public static func * (first: Stride, second: Stride) -> Stride { Stride(first.magnitude * second.magnitude) }
        public static func += (first: inout Stride, second: Stride) { first = first + second }
        public static func -= (first: inout Stride, second: Stride) { first = first - second }
        public static func *= (first: inout Stride, second: Stride) { first = first * second }
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}

/// Returns a timer on a thread's run loop. That of the main thread is a timer of the main queue's: in an app with
/// windows, GLib's main loop serves that.
func startTimer(
    on runLoop: RunLoop,
    at date: Date,
    interval: TimeInterval,
    tolerance: TimeInterval,
    mode: RunLoop.Mode,
    _ action: @escaping () -> Void
) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    if runLoop === RunLoop.main {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(
            deadline: .now() + max(0, date.timeIntervalSinceNow),
            repeating: interval,
            leeway: .nanoseconds(Int(max(0, tolerance) * 1e9))
        )
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
    let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action() }
    timer.tolerance = tolerance
    runLoop.add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
}
