import Foundation

/// A view that shows the progress of a task, or that a task is in progress.
///
/// ```swift
/// ProgressView("Copying…", value: copied, total: size)
/// ```
@_weakLinked
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private enum Source {
        /// A part of the work, or nil if it is not known.
        case fraction(Double?)
        /// A part that changes by itself and is asked for again and again.
        case followed(ProgressSource)
    }

    nonisolated private init(_ source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.source, self.label, self.currentValueLabel) = (source, label, currentValueLabel)
    }

    nonisolated private init<Value: BinaryFloatingPoint>(
        _ value: Value?,
        of total: Value,
        label: Label?,
        currentValueLabel: CurrentValueLabel?
    ) {
        let fraction = value.map { total > 0 ? Double($0 / total).fraction : 0 }
        self.init(.fraction(fraction), label: label, currentValueLabel: currentValueLabel)
    }
}

extension ProgressView: View {
    public var body: some View {
        switch source {
        case .fraction(let fraction): styled(fraction)
        case .followed(let source): FollowedProgress(source: source) { styled($0) }
        }
    }

    @MainActor
    private func styled(_ fraction: Double?) -> StyledProgressView {
        StyledProgressView(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { .init(content: $0) },
                currentValueLabel: currentValueLabel.map { .init(content: $0) }
            )
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress.
    nonisolated public init() where Label == EmptyView {
        self.init(.fraction(nil), label: nil, currentValueLabel: nil)
    }

    /// Creates a view of indeterminate progress.
    /// - Parameter label: A view that describes the task.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// Creates a view of indeterminate progress.
    /// - Parameter titleKey: A text that describes the task.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a view of indeterminate progress.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title) where Label == Text {
        self.init(.fraction(nil), label: Text(title), currentValueLabel: nil)
    }

    /// Creates a view of determinate progress.
    /// - Parameters:
    ///   - value: The completed amount; nil if it is unknown.
    ///   - total: The total amount.
    nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(value, of: total, label: nil, currentValueLabel: nil)
    }

    /// Creates a view of determinate progress.
    /// - Parameters:
    ///   - value: The completed amount; nil if it is unknown.
    ///   - total: The total amount.
    ///   - label: A view that describes the task.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, of: total, label: label(), currentValueLabel: nil)
    }

    /// Creates a view of determinate progress.
    nonisolated public init<Value: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: Value?,
        total: Value = 1.0
    ) where Label == Text {
        self.init(value, of: total, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a view of determinate progress.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title,
        value: Value?,
        total: Value = 1.0
    ) where Label == Text {
        self.init(value, of: total, label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Creates a view of determinate progress with a description of the current value.
    /// - Parameters:
    ///   - value: The completed amount; nil if it is unknown.
    ///   - total: The total amount.
    ///   - label: A view that describes the task.
    ///   - currentValueLabel: A view that describes the completed amount.
    nonisolated public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, of: total, label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view for a time interval with a custom label for the current value.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether the view shows the remaining time instead.
    ///   - label: A view that describes the task.
    ///   - currentValueLabel: A view that describes the completed amount.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .followed(.time(timerInterval, countsDown: countsDown)),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// Creates a progress view that follows a progress object.
    /// - Parameter progress: The progress, with its description.
    nonisolated public init(_ progress: Progress) {
        let description = progress.localizedDescription ?? ""
        self.init(
            .followed(.progress(progress)),
            label: description.isEmpty ? nil : Text(description),
            currentValueLabel: nil
        )
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .fraction(configuration.fractionCompleted),
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}
