import Foundation

extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The shared scheduler.
        public let scheduler: Context
        /// The scheduler options for each delivery.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.deliver(to: subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
        }
    }

    /// A publisher that delivers values and the completion after a delay.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance of the delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The shared scheduler.
        public let scheduler: Context
        /// The scheduler options for each delivery.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.deliver(to: subscriber) { [interval, tolerance, scheduler, options] action in
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
            }
        }
    }

    /// Subscribes, requests values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The shared scheduler.
        public let scheduler: Context
        /// The scheduler options for each action.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let relay = Relay<Output, Failure>(
                onCompletion: { outlet.finish($0) },
                onValue: {
                    outlet.send($0)
                    return .none
                }
            )
            outlet.onDemand = { [scheduler, options] demand in
                scheduler.schedule(options: options) { relay.request(demand) }
            }
            outlet.onCancel = { [scheduler, options] in scheduler.schedule(options: options, relay.cancel) }
            outlet.attach()
            scheduler.schedule(options: options) { [upstream] in upstream.receive(subscriber: relay) }
        }
    }
}

extension Publisher {
    /// Delivers values and the completion on a scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the completion after a delay.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }

    /// Attaches a subscriber to which everything is delivered by actions that a closure runs, in order.
    fileprivate func deliver<Downstream: Subscriber>(
        to downstream: Downstream,
        _ run: @escaping (@escaping () -> Void) -> Void
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
        let outlet = Outlet(downstream)
        let line = DeliveryLine(run)
        let relay = Relay<Output, Failure>(
            onCompletion: { completion in line.run { outlet.finish(completion, afterValues: true) } },
            onValue: { value in
                line.run { outlet.send(value) }
                return .none
            }
        )
        outlet.onDemand = relay.request
        outlet.onCancel = relay.cancel
        outlet.attach()
        receive(subscriber: relay)
    }
}

/// An object that runs actions on a scheduler one at a time and in order, even if the scheduler runs several at once, as an operation queue
/// does.
private final class DeliveryLine: @unchecked Sendable {
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = NSLock()
    /// The pending actions in order.
    private var actions: [() -> Void] = []
    /// The number of actions that are due.
    private var dueCount = 0
    private var isRunning = false

    init(_ schedule: @escaping (@escaping () -> Void) -> Void) { self.schedule = schedule }

    /// Schedules an action.
    func run(_ action: @escaping () -> Void) {
        lock.withLock { actions.append(action) }
        schedule { self.runNext() }
    }

    private func runNext() {
        let isFirst = lock.withLock {
            dueCount += 1
            defer { isRunning = true }
            return !isRunning
        }
        // The running action continues with this one.
        guard isFirst else { return }
        while let action = next() { action() }
    }

    private func next() -> (() -> Void)? {
        lock.withLock {
            isRunning = dueCount > 0
            guard isRunning else { return nil }
            dueCount -= 1
            return actions.removeFirst()
        }
    }
}
