import Foundation

/// A formatter for durations: “1 hour, 10 minutes”, “1h 10m” or “1:10:00”.
///
/// Foundation declares this class on Linux as one that is not available. Amounts are reckoned by a calendar from a date, as on Apple's
/// systems: the days of a month are those of that month.
///
/// The words are those of the user's language, which Foundation knows for weeks and what is smaller. Years and months are named in
/// English, German, French, Spanish, Italian and Dutch; in others they are counted as weeks and days, where these are allowed.
@_weakLinked
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// “1:10:00”.
        case positional
        /// “1h 10m”.
        case abbreviated
        /// “1 hr, 10 min”.
        case short
        /// “1 hour, 10 minutes”.
        case full
        /// “one hour, ten minutes”.
        case spellOut
        /// “1 hr 10 min”.
        case brief
    }

    /// The behavior for units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates a behaviour.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The default behavior. In the positional style, it drops units before the first one that is not zero; in other styles, it drops
        /// all units that are zero.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Drops units before the first one that is not zero.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops units between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops units after the last one that is not zero.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all units that are zero.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all units, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style in which units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units to use; empty for all units from years to seconds, or for those of the given components.
    open var allowedUnits: NSCalendar.Unit = []
    /// The behavior for units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, whose locale determines the words; nil for the user's calendar.
    open var calendar: Calendar?
    /// The reference date for calculating durations; nil for the beginning of 2001.
    open var referenceDate: Date?
    /// A Boolean value that indicates whether the smallest unit includes the remainder as a fraction with one digit.
    open var allowsFractionalUnits = false
    /// The maximum number of units, starting with the first one that is not zero; 0 for no limit.
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether a single largest unit is merged into the next one, as in “63s” instead of “1m 3s”.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text includes “About”, in English.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text includes “remaining”, in English.
    open var includesTimeRemainingPhrase = false
    /// The context of the text. It has no effect here.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter from an archive, with default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a localized string for date components in a style.
    /// - Parameters:
    ///   - components: The amount.
    ///   - unitsStyle: How units are written.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns a string for date components.
    /// - Parameter components: The amount. One that is larger than the next unit is carried over.
    /// - Returns: The text; nil for components that are no amount.
    open func string(from components: DateComponents) -> String? {
        let calendar = reckoning
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        let units = CalendarUnit.all.filter { components.value(for: $0.component) != nil }
        return text(from: start, to: end, allowedUnits.isEmpty ? units : allowed, calendar)
    }

    /// Returns a string for the duration between two dates.
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - endDate: The second; where it is the earlier one, the text begins with a minus.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, allowedUnits.isEmpty ? CalendarUnit.all : allowed, reckoning)
    }

    /// Returns a string for a time interval.
    /// - Parameter ti: The time, in seconds.
    /// - Returns: The text; nil for a number that is no amount of time.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, ti.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns a string for date components.
    /// - Parameter obj: A `DateComponents`.
    /// - Returns: The text; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    // MARK: Amounts

    private var reckoning: Calendar {
        var calendar = calendar ?? .autoupdatingCurrent
        // A day is a day where clocks are changed.
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

    private var allowed: [CalendarUnit] { CalendarUnit.all.filter { allowedUnits.contains($0.flag) } }

    private struct Amount {
        var unit: CalendarUnit
        var count: Double
    }

    private func text(from start: Date, to end: Date, _ units: [CalendarUnit], _ calendar: Calendar) -> String? {
        let isNegative = end < start
        let (start, end) = isNegative ? (end, start) : (start, end)
        var units = units
        if unitsStyle != .positional, CalendarUnitWords.of(locale) == nil {
            let counted = units.filter { !$0.isLong }
            if !counted.isEmpty { units = counted }
        }
        guard !units.isEmpty else { return nil }
        var amounts = amounts(from: start, to: end, units, calendar)
        if collapsesLargestUnit { collapse(&amounts) }
        amounts = withoutZeros(amounts)
        if maximumUnitCount > 0, let first = amounts.firstIndex(where: { $0.count != 0 }) {
            amounts = Array(amounts[first...].prefix(maximumUnitCount))
        }
        let sign = isNegative ? "-" : ""
        return phrase(sign + (unitsStyle == .positional ? positional(amounts) : words(amounts)))
    }

    private func amounts(from start: Date, to end: Date, _ units: [CalendarUnit], _ calendar: Calendar) -> [Amount] {
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var amounts = units.map { Amount(unit: $0, count: Double(parts.value(for: $0.component) ?? 0)) }
        if allowsFractionalUnits, let last = units.last,
            let reached = calendar.date(byAdding: parts, to: start),
            let next = calendar.date(byAdding: last.component, value: 1, to: reached)
        {
            let rest = end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
            amounts[amounts.count - 1].count += (rest * 10).rounded() / 10
        }
        return amounts
    }

    /// Counts one of the largest unit by the next one.
    private func collapse(_ amounts: inout [Amount]) {
        guard let first = amounts.firstIndex(where: { $0.count != 0 }), amounts[first].count == 1,
            first + 1 < amounts.count, amounts[first + 1].count != 0,
            let ratio = amounts[first].unit.ratio(to: amounts[first + 1].unit)
        else { return }
        amounts[first].count = 0
        amounts[first + 1].count += ratio
    }

    private func withoutZeros(_ amounts: [Amount]) -> [Amount] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        if behavior.contains(.pad) { behavior = [] }
        guard let first = amounts.firstIndex(where: { $0.count != 0 }),
            let last = amounts.lastIndex(where: { $0.count != 0 })
        else { return behavior.isEmpty ? amounts : Array(amounts.suffix(1)) }
        return amounts.enumerated().filter { index, amount in
            guard amount.count == 0 else { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    // MARK: Texts

    private func number(_ count: Double, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = unitsStyle == .spellOut ? .spellOut : .decimal
        formatter.usesGroupingSeparator = unitsStyle != .positional
        formatter.minimumIntegerDigits = digits
        formatter.maximumFractionDigits = 1
        return formatter.string(from: count as NSNumber) ?? "\(count)"
    }

    /// Hours, minutes and seconds with colons, after what is longer in short.
    private func positional(_ amounts: [Amount]) -> String {
        let clock = amounts.filter(\.unit.isOfClock)
        let long = amounts.filter { !$0.unit.isOfClock && $0.count != 0 }
        guard amounts.count > 1 || amounts[0].unit.isOfClock else { return number(amounts[0].count) }
        let pads = zeroFormattingBehavior.contains(.pad)
        let time = clock.enumerated().map { index, amount in
            number(amount.count, digits: index > 0 || pads || !long.isEmpty && clock.count > 1 ? 2 : 1)
        }.joined(separator: ":")
        return (long.map { text(of: $0, .narrow) } + (time.isEmpty ? [] : [time])).joined(separator: " ")
    }

    private func words(_ amounts: [Amount]) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .abbreviated, .positional: .narrow
            case .brief: .condensedAbbreviated
            case .short: .abbreviated
            case .full, .spellOut: .wide
            }
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return amounts.map { text(of: $0, width) }.joined(separator: separator)
    }

    private func text(of amount: Amount, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let number = number(amount.count)
        if amount.unit.isLong, let words = CalendarUnitWords.of(locale) {
            return words.text(number, amount.count, amount.unit, width)
        }
        guard let unit = amount.unit.unit, let seconds = amount.unit.seconds else { return number }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [unit],
            width: width,
            zeroValueUnits: .show(length: 1),
            fractionalPart: .show(length: amount.count == amount.count.rounded() ? 0 : 1)
        ).locale(locale)
        let text = Duration.seconds(amount.count * seconds).formatted(style)
        guard unitsStyle == .spellOut else { return text }
        let digits = amount.count.formatted(.number.locale(locale).precision(.fractionLength(0...1)))
        return text.replacing(digits, with: number)
    }

    private func phrase(_ text: String) -> String {
        guard locale.language.languageCode?.identifier == "en" else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
