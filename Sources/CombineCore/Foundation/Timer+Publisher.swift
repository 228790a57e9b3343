import Foundation

@_weakLinked
extension Timer {
    /// Publishes the current time at each interval.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds.
    ///   - tolerance: The permitted delay of publishing, in seconds; nil for the system's choice.
    ///   - runLoop: The run loop on which it publishes.
    ///   - mode: The mode of the run loop.
    ///   - options: Options of the scheduler.
    /// - Returns: A publisher to connect, which `autoconnect()` does with its first subscriber.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that publishes the current time at each interval.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// The interval, in seconds.
        public let interval: TimeInterval
        /// The permitted delay, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop on which the timer publishes.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Options of the scheduler.
        public let options: RunLoop.SchedulerOptions?
        private let core = SubjectCore<Date, Never>()

        /// Creates a publisher.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            core.attach(subscriber, latest: nil)
        }

        public func connect() -> any Cancellable {
            startTimer(
                on: runLoop,
                at: Date() + interval,
                interval: interval,
                tolerance: tolerance ?? 0,
                mode: mode
            ) { [core] in core.send(Date(), keepsLatest: false) }
        }
    }
}
