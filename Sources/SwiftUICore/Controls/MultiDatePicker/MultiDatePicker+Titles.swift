import Foundation

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days.
    /// - Parameters:
    ///   - titleKey: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker of days.
    /// - Parameters:
    ///   - title: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker of days in a range.
    /// - Parameters:
    ///   - titleKey: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days in a range.
    /// - Parameters:
    ///   - title: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker of days from a time on.
    /// - Parameters:
    ///   - titleKey: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days from a time on.
    /// - Parameters:
    ///   - title: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker of days up to a time.
    /// - Parameters:
    ///   - titleKey: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days up to a time.
    /// - Parameters:
    ///   - title: The purpose of the days, for assistive technologies.
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
