extension Publishers {
    /// A publisher that publishes a value only after a period without further values.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The required period without further values.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The shared scheduler.
        public let scheduler: Context
        /// The scheduler options for each delivery.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let latest = Locked<(number: Int, value: Output?)>((0, nil))
            let relay = Relay<Output, Failure>(
                onCompletion: { [scheduler, options] completion in
                    // The waiting value is delivered with the completion, which arrives on the scheduler.
                    let value = latest.withLock { latest in
                        defer { latest = (latest.number + 1, nil) }
                        return latest.value
                    }
                    scheduler.schedule(options: options) {
                        if let value, completion.error == nil, outlet.hasDemand { outlet.send(value) }
                        outlet.finish(completion)
                    }
                },
                onValue: { [dueTime, scheduler, options] value in
                    let number = latest.withLock { latest in
                        latest = (latest.number + 1, value)
                        return latest.number
                    }
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime),
                        tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        let value = latest.withLock { latest -> Output? in
                            guard latest.number == number else { return nil }
                            defer { latest.value = nil }
                            return latest.value
                        }
                        if let value, outlet.hasDemand { outlet.send(value) }
                    }
                    return .none
                }
            )
            outlet.onCancel = relay.cancel
            outlet.attach()
            relay.request(.unlimited)
            upstream.receive(subscriber: relay)
        }
    }

    /// A publisher that publishes at most one value per interval, which is the first or the latest.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The shared scheduler.
        public let scheduler: Context
        /// A Boolean value that indicates whether the latest value of an interval is published instead of the first.
        public let latest: Bool

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        private struct State {
            var next: Context.SchedulerTimeType?
            var waiting: Output?
            var isScheduled = false
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let state = Locked(State())
            func publishWaiting() {
                let value = state.withLock { state in
                    defer { (state.waiting, state.isScheduled) = (nil, false) }
                    state.next = scheduler.now.advanced(by: interval)
                    return state.waiting
                }
                if let value, outlet.hasDemand { outlet.send(value) }
            }
            let relay = Relay<Output, Failure>(
                onCompletion: { [scheduler] completion in
                    scheduler.schedule {
                        if completion.error == nil, state.withLock({ $0.waiting != nil }) { publishWaiting() }
                        outlet.finish(completion)
                    }
                },
                onValue: { [scheduler, latest] value in
                    let date = state.withLock { state -> Context.SchedulerTimeType? in
                        if latest || state.waiting == nil { state.waiting = value }
                        guard !state.isScheduled else { return nil }
                        state.isScheduled = true
                        return state.next ?? scheduler.now
                    }
                    guard let date else { return .none }
                    if date <= scheduler.now {
                        scheduler.schedule(publishWaiting)
                    } else {
                        scheduler.schedule(after: date, publishWaiting)
                    }
                    return .none
                }
            )
            outlet.onCancel = relay.cancel
            outlet.attach()
            relay.request(.unlimited)
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Publishes a value only after a period without further values.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Publishes at most one value per interval.
    /// - Parameters:
    ///   - interval: The interval.
    ///   - scheduler: The scheduler.
    ///   - latest: Whether the latest value of an interval is published, rather than the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
