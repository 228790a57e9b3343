import Foundation

/// A control for choosing a date, a time of day or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: .now..., displayedComponents: .date)
/// ```
@_weakLinked
public struct DatePicker<Label: View> {
    private let selection: Binding<Date>
    private let minimumDate: Date?
    private let maximumDate: Date?
    private let components: Components
    private let label: Label

    nonisolated private init(
        selection: Binding<Date>,
        minimumDate: Date?,
        maximumDate: Date?,
        components: Components,
        label: Label
    ) {
        self.selection = selection
        (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
        (self.components, self.label) = (components, label)
    }

    /// The parts of a date that a picker displays and changes.
    public typealias Components = DatePickerComponents
}

/// The parts of a date that a picker displays and changes.
@_weakLinked
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
    public typealias Body = Never
}

extension DatePicker: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: DatePickerStyles.self) { picker, style in
            style.view(
                DatePickerStyleConfiguration(
                    label: .init(content: picker.label),
                    selection: picker.selection,
                    minimumDate: picker.minimumDate,
                    maximumDate: picker.maximumDate,
                    displayedComponents: picker.components
                )
            )
        }
    }
}

extension DatePicker {
    /// Creates a date picker.
    /// - Parameters:
    ///   - selection: The date.
    ///   - displayedComponents: The parts that are shown and changed.
    ///   - label: The purpose of the date.
    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            minimumDate: nil,
            maximumDate: nil,
            components: displayedComponents,
            label: label()
        )
    }

    /// Creates a date picker for a range of dates.
    /// - Parameters:
    ///   - selection: The date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown and changed.
    ///   - label: The purpose of the date.
    nonisolated public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            minimumDate: range.lowerBound,
            maximumDate: range.upperBound,
            components: displayedComponents,
            label: label()
        )
    }

    /// Creates a date picker for dates from a first date on.
    /// - Parameters:
    ///   - selection: The date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown and changed.
    ///   - label: The purpose of the date.
    nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            minimumDate: range.lowerBound,
            maximumDate: nil,
            components: displayedComponents,
            label: label()
        )
    }

    /// Creates a date picker for dates up to a last date.
    /// - Parameters:
    ///   - selection: The date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown and changed.
    ///   - label: The purpose of the date.
    nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            minimumDate: nil,
            maximumDate: range.upperBound,
            components: displayedComponents,
            label: label()
        )
    }
}
