import Foundation

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days.
    /// - Parameters:
    ///   - titleKey: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker of days.
    /// - Parameters:
    ///   - title: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker of days in a range.
    /// - Parameters:
    ///   - titleKey: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days in a range.
    /// - Parameters:
    ///   - title: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
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
    ///   - titleKey: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days from a time on.
    /// - Parameters:
    ///   - title: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
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
    ///   - titleKey: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days up to a time.
    /// - Parameters:
    ///   - title: What the days are for, which assistive technologies are told.
    ///   - selection: The days that are chosen.
    ///   - bounds: The times on whose days one can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
