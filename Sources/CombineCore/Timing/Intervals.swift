extension Publishers {
    /// A publisher that finishes if no value arrives for a period of time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The maximum time to wait for a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The shared scheduler.
        public let scheduler: Context
        /// The scheduler options for each action.
        public let options: Context.SchedulerOptions?
        /// The closure that creates the error; nil to finish without one.
        public let customError: (() -> Failure)?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let count = Locked(0)
            let held = Locked<Relay<Output, Failure>?>(nil)
            func release() -> Relay<Output, Failure>? {
                held.withLock { held in
                    defer { held = nil }
                    return held
                }
            }
            func wait() {
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    tolerance: scheduler.minimumTolerance,
                    options: options
                ) { [customError] in
                    guard count.withLock({ $0 }) == number, let relay = release() else { return }
                    relay.cancel()
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            let relay = Relay<Output, Failure>(
                onCompletion: { [scheduler, options] completion in
                    // No time-out ends a relay that has ended.
                    _ = release()
                    scheduler.schedule(options: options) { outlet.finish(completion, afterValues: true) }
                },
                onValue: { [scheduler, options] value in
                    wait()
                    scheduler.schedule(options: options) { outlet.send(value) }
                    return .none
                }
            )
            held.withLock { $0 = relay }
            outlet.onDemand = relay.request
            outlet.onCancel = { release()?.cancel() }
            outlet.attach()
            wait()
            upstream.receive(subscriber: relay)
        }
    }

    /// A publisher that publishes the time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The clock.
        public let scheduler: Context

        /// Creates a publisher.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.attach(subscriber) { [scheduler] _ in
                let now = scheduler.now
                defer { last = now }
                return .send(last.distance(to: now))
            }
        }
    }

    /// The strategies for grouping values by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes a group after each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes a group after each interval, and when it has a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that publishes the values of each interval as an array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The strategy for grouping values.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler options for each action.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) { (self.upstream, self.strategy, self.options) = (upstream, strategy, options) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let outlet = Outlet(subscriber)
            let values = Locked<Output>([])
            let timer = Locked<(any Cancellable)?>(nil)
            func take(atLeast least: Int) -> Output? {
                values.withLock { values in
                    guard values.count >= least else { return nil }
                    defer { values = [] }
                    return values
                }
            }
            func stop() {
                let stopped = timer.withLock { timer in
                    defer { timer = nil }
                    return timer
                }
                stopped?.cancel()
            }
            let relay = Relay<Upstream.Output, Failure>(
                onCompletion: { [options] completion in
                    stop()
                    scheduler.schedule(options: options) {
                        if completion.error == nil, let last = take(atLeast: 1) { outlet.send(last) }
                        outlet.finish(completion)
                    }
                },
                onValue: { value in
                    values.withLock { $0.append(value) }
                    if let full = take(atLeast: count) { outlet.send(full) }
                    return .none
                }
            )
            outlet.onCancel = {
                stop()
                relay.cancel()
            }
            outlet.attach()
            let date = scheduler.now.advanced(by: interval)
            let started = scheduler.schedule(
                after: date,
                interval: interval,
                tolerance: scheduler.minimumTolerance,
                options: options
            ) {
                if let values = take(atLeast: 1) { outlet.send(values) }
            }
            timer.withLock { $0 = started }
            relay.request(.unlimited)
            upstream.receive(subscriber: relay)
            if outlet.isOver { stop() }
        }
    }
}

extension Publisher {
    /// Finishes if no value arrives for a period of time.
    /// - Parameters:
    ///   - interval: The longest wait for a value.
    ///   - scheduler: The scheduler.
    ///   - options: The scheduler's options for each action.
    ///   - customError: Makes the error; nil to end without one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }

    /// Publishes the time between values.
    public func measureInterval<S: Scheduler>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }

    /// Publishes the values of each interval as an array.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
