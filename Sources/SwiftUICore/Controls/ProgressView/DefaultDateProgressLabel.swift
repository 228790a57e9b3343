import Foundation

/// The default label of a progress view for a time interval, which shows the remaining or elapsed minutes and seconds.
@_weakLinked
public struct DefaultDateProgressLabel {
    private let interval: ClosedRange<Date>
    private let countsDown: Bool

    nonisolated init(of interval: ClosedRange<Date>, countsDown: Bool) {
        (self.interval, self.countsDown) = (interval, countsDown)
    }
}

extension DefaultDateProgressLabel: View {
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for a time interval, which displays the remaining or elapsed time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether the view shows the remaining time instead.
    ///   - label: A view that describes the task.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(of: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a progress view for a time interval, which displays the remaining or elapsed time.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether the view shows the remaining time instead.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
