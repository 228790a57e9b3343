import Foundation

/// The date and cadence of a timeline view's update.
@_weakLinked
public struct TimelineViewDefaultContext: Sendable {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
        /// Updates with every frame or nearly so.
        case live
        /// Updates every second or less often.
        case seconds
        /// Updates every minute or less often.
        case minutes
    }

    /// The date for which to create the view.
    public let date: Date
    /// The frequency of updates.
    public let cadence: Cadence

    /// Discards views that were created in advance for later dates. There are none here.
    public func invalidateTimelineContent() {}
}

/// A view that is updated according to a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, style: .time)
/// }
/// ```
@_weakLinked
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// The date and cadence of a timeline view's update.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (Context) -> Content

    /// Creates a view.
    /// - Parameters:
    ///   - schedule: The dates.
    ///   - content: Makes the view for a date.
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }
}

extension TimelineView: PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { TimelineNode(self, inputs) }
}

extension Date {
    /// A Boolean value that indicates whether the date is a number of seconds from others.
    var isNumber: Bool { !timeIntervalSinceReferenceDate.isNaN }
}

/// The node of a view of a timeline.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: EvaluatedContentNode<
    TimelineView<Schedule, Content>, Content
>
{
    private var dates: Dates
    private let start = Date()
    /// The number of schedules, so work that waits for a date of an earlier one has no effect.
    private var schedules = 0

    /// The past dates of a schedule, and the next.
    private struct Dates {
        private var iterator: any IteratorProtocol<Date>
        private(set) var current: Date
        private(set) var next: Date?

        init(_ schedule: some TimelineSchedule, from start: Date) {
            iterator = schedule.entries(from: start, mode: .normal).makeIterator()
            current = start
            next = following()
            advance(to: start)
        }

        /// Takes the last date that is not later than another.
        mutating func advance(to date: Date) {
            // Dates that no view was made for are passed over, as after a machine has slept, but not without end.
            for _ in 0..<100_000 {
                guard let next, next <= date else { return }
                (current, self.next) = (next, following())
            }
        }

        /// Returns the date after the next. One that is no number is not later than another, and ends the schedule.
        private mutating func following() -> Date? { iterator.next().flatMap { $0.isNumber ? $0 : nil } }
    }

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
        dates = Dates(view.schedule, from: start)
        super.init(view, inputs)
        waitForNext()
    }

    override func needsUpdate(from before: TimelineView<Schedule, Content>) -> Bool { true }

    override func viewDidChange() {
        dates = Dates(view.schedule, from: Date())
        super.viewDidChange()
        waitForNext()
    }

    private func waitForNext() {
        schedules += 1
        guard let next = dates.next else { return }
        let schedule = schedules
        let delay = max(0, next.timeIntervalSinceNow)
        guard delay.isFinite, delay < Self.longestWait else { return }
        graph.host.schedule(after: delay) { [weak self] in
            guard let self, !isRemoved, schedule == schedules else { return }
            graph.perform { self.show(max(next, Date())) }
        }
    }

    /// The longest wait, in seconds, which no window reaches.
    private static var longestWait: TimeInterval { 10 * 365 * 86400 }

    private func show(_ date: Date) {
        dates.advance(to: date)
        super.viewDidChange()
        waitForNext()
    }

    override func evaluate() -> Content {
        graph.forget(self)
        let interval = dates.next.map { $0.timeIntervalSince(dates.current) } ?? 60
        let cadence: TimelineViewDefaultContext.Cadence = interval < 1 ? .live : interval < 60 ? .seconds : .minutes
        let context = TimelineViewDefaultContext(date: dates.current, cadence: cadence)
        return evaluator.evaluate(for: self) { view.content(context) }
    }
}
