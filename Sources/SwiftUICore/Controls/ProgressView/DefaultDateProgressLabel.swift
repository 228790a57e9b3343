import Foundation

/// What a progress view of a time shows of how far it has come: the minutes and seconds that are left, or have passed.
@_weakLinked
public struct DefaultDateProgressLabel {
    private let interval: ClosedRange<Date>
    private let countsDown: Bool

    nonisolated init(of interval: ClosedRange<Date>, countsDown: Bool) {
        (self.interval, self.countsDown) = (interval, countsDown)
    }
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
            Text(verbatim: text(at: context.date)).monospacedDigit()
        }
    }

    /// The time that is left or has passed at a date, as a clock shows it.
    private func text(at date: Date) -> String {
        let date = min(max(date, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(date).rounded(.up)
            : date.timeIntervalSince(interval.lowerBound).rounded(.down)
        let time = Duration.seconds(seconds)
        return seconds < 3600
            ? time.formatted(.time(pattern: .minuteSecond)) : time.formatted(.time(pattern: .hourMinuteSecond))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of the part of a time that has passed, with that time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether the view shows what is left instead.
    ///   - label: What happens in that time.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(of: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a view of the part of a time that has passed, with that time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether the view shows what is left instead.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
