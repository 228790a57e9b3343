import Foundation

/// A calendar of one month in which the user can choose any number of days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A day is chosen by its calendar, era, year, month and day.
@_weakLinked
public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>
    private let label: Label
    @State private var month: Date?
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    fileprivate init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
        (self.selection, self.bounds, self.label) = (selection, bounds, label)
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        let calendar = calendar
        let shown = CalendarMonth(containing: month ?? firstMonth, of: calendar)
        VStack(spacing: 6) {
            HStack {
                Text(verbatim: shown.name(in: locale)).fontWeight(.semibold).keepsWordsWhole()
                Spacer()
                step(-1, from: shown, "chevron.backward", "Previous Month")
                step(1, from: shown, "chevron.forward", "Next Month")
            }
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                GridRow {
                    ForEach(shown.weekdays(in: locale)) { weekday in
                        Text(verbatim: weekday.symbol).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                            .fixedSize()
                            .frame(maxWidth: .infinity)
                            .accessibilityHidden(true)
                    }
                }
                ForEach(shown.weeks) { week in
                    GridRow {
                        ForEach(week.days) { place in
                            if let day = place.day { button(of: day) } else { Color.clear.frame(height: 28) }
                        }
                    }
                }
            }
        }
        .accessibilityElement(children: .contain)
        .named(by: label)
    }

    private var calendar: Calendar {
        var calendar = environmentCalendar
        (calendar.timeZone, calendar.locale) = (timeZone, locale)
        return calendar
    }

    /// A day of the month that is shown first: that of the first chosen day, or of today.
    private var firstMonth: Date {
        let calendar = calendar
        let chosen = selection.wrappedValue.lazy.compactMap(calendar.date(from:)).min() ?? Date()
        return min(max(chosen, bounds.lowerBound), bounds.upperBound)
    }

    @MainActor private func step(_ count: Int, from shown: CalendarMonth, _ symbol: String, _ name: LocalizedStringKey)
        -> some View
    {
        let next = shown.advanced(by: count)
        return Button {
            month = next.begin
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(name)
        .disabled(next.end <= bounds.lowerBound || next.begin >= bounds.upperBound)
    }

    @MainActor private func button(of day: CalendarMonth.Day) -> some View {
        let isChosen = selection.wrappedValue.contains { day.isMeant(by: $0) }
        return Button {
            var days = selection.wrappedValue
            if isChosen {
                days = days.filter { !day.isMeant(by: $0) }
            } else {
                days.insert(day.components)
            }
            selection.wrappedValue = days
        } label: {
            // A day stays on one line, also where the desktop's text is large.
            Text(verbatim: day.number)
                .lineLimit(1)
                .fixedSize()
                .foregroundStyle(isChosen ? AnyShapeStyle(TextOnTintStyle()) : AnyShapeStyle(.primary))
                .padding(2)
                .frame(minWidth: 28, minHeight: 28)
                .background(.tint.opacity(isChosen ? 1 : 0), in: Circle())
                .contentShape(Circle())
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(day.name(in: locale))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .disabled(day.end <= bounds.lowerBound || day.begin >= bounds.upperBound)
    }
}

extension MultiDatePicker {
    /// Creates a picker for days.
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - label: The purpose of the days, for assistive technologies.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast..<(.distantFuture), label())
    }

    /// Creates a picker for days in a range.
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    ///   - label: The purpose of the days, for assistive technologies.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds, label())
    }

    /// Creates a picker for days from a first day on.
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    ///   - label: The purpose of the days, for assistive technologies.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label())
    }

    /// Creates a picker for days up to a last day.
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - bounds: The times whose days can be chosen.
    ///   - label: The purpose of the days, for assistive technologies.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, min(bounds.upperBound, .distantPast)..<bounds.upperBound, label())
    }
}
