import Foundation

@_weakLinked
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// Options of an operation queue, of which there are none.
    public struct SchedulerOptions {}

    public var now: SchedulerDate { SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerDate,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { [self] in
            addOperation { action() }
        }
    }

    public func schedule(
        after date: SchedulerDate,
        interval: SchedulerDate.Stride,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(
            deadline: .now() + max(0, date.date.timeIntervalSinceNow),
            repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(max(0, tolerance.timeInterval) * 1e9))
        )
        timer.setEventHandler { [self] in addOperation { action() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
