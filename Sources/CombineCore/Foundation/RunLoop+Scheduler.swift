import Foundation

@_weakLinked
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// Options of a run loop, of which there are none.
    public struct SchedulerOptions {}

    public var now: SchedulerDate { SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // The run loop alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }

    public func schedule(
        after date: SchedulerDate,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // The run loop alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
        } else {
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
            timer.tolerance = tolerance.timeInterval
            add(timer, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerDate,
        interval: SchedulerDate.Stride,
        tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        startTimer(
            on: self,
            at: date.date,
            interval: interval.timeInterval,
            tolerance: tolerance.timeInterval,
            mode: .default,
            action
        )
    }
}
