import Foundation

/// A unit in which time is counted.
struct CalendarUnit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// The unit by which Foundation names it; nil for months and years.
    let unit: Duration.UnitsFormatStyle.Unit?
    /// The length of the unit; nil if it changes.
    let seconds: Double?

    /// The units, the longest first.
    static let all = [
        CalendarUnit(component: .year, flag: .year, unit: nil, seconds: nil),
        CalendarUnit(component: .month, flag: .month, unit: nil, seconds: nil),
        CalendarUnit(component: .weekOfMonth, flag: .weekOfMonth, unit: .weeks, seconds: 604_800),
        CalendarUnit(component: .day, flag: .day, unit: .days, seconds: 86_400),
        CalendarUnit(component: .hour, flag: .hour, unit: .hours, seconds: 3_600),
        CalendarUnit(component: .minute, flag: .minute, unit: .minutes, seconds: 60),
        CalendarUnit(component: .second, flag: .second, unit: .seconds, seconds: 1),
    ]

    /// A Boolean value that indicates whether the unit is a month or a year.
    var isLong: Bool { unit == nil }
    /// A Boolean value that indicates whether a clock shows the unit.
    var isOfClock: Bool { seconds.map { $0 <= 3_600 } ?? false }

    /// Returns the number of another unit that this one has; nil if it changes.
    func ratio(to other: CalendarUnit) -> Double? {
        if component == .year, other.component == .month { return 12 }
        guard let seconds, let others = other.seconds else { return nil }
        return seconds / others
    }
}

/// The words for years and months, which Foundation on Linux gives no program.
///
/// They are those of the Common Locale Data Repository (https://cldr.unicode.org, `units` of each locale).
struct CalendarUnitWords {
    /// One and several: in full, in short, and narrow, which follows the number without a space where it is a letter.
    struct Forms {
        let full: (one: String, other: String)
        let short: (one: String, other: String)
        let narrow: (one: String, other: String)
    }

    let year: Forms
    let month: Forms
    /// A Boolean value that indicates whether zero has the form of one.
    var zeroIsOne = false

    private static let languages: [String: CalendarUnitWords] = [
        "en": CalendarUnitWords(
            year: Forms(full: (" year", " years"), short: (" yr", " yrs"), narrow: ("y", "y")),
            month: Forms(full: (" month", " months"), short: (" mth", " mths"), narrow: ("m", "m"))
        ),
        "de": CalendarUnitWords(
            year: Forms(full: (" Jahr", " Jahre"), short: (" J", " J"), narrow: (" J", " J")),
            month: Forms(full: (" Monat", " Monate"), short: (" Mon.", " Mon."), narrow: (" M", " M"))
        ),
        "es": CalendarUnitWords(
            year: Forms(full: (" año", " años"), short: (" a", " a"), narrow: ("a", "a")),
            month: Forms(full: (" mes", " meses"), short: (" m.", " m."), narrow: ("m", "m"))
        ),
        "fr": CalendarUnitWords(
            year: Forms(full: (" an", " ans"), short: (" an", " ans"), narrow: ("a", "a")),
            month: Forms(full: (" mois", " mois"), short: (" m.", " m."), narrow: ("m.", "m.")),
            zeroIsOne: true
        ),
        "it": CalendarUnitWords(
            year: Forms(full: (" anno", " anni"), short: (" anno", " anni"), narrow: ("a", "a")),
            month: Forms(full: (" mese", " mesi"), short: (" mese", " mesi"), narrow: ("m", "m"))
        ),
        "nl": CalendarUnitWords(
            year: Forms(full: (" jaar", " jaar"), short: (" jr", " jr"), narrow: (" jr", " jr")),
            month: Forms(full: (" maand", " maanden"), short: (" mnd", " mnd"), narrow: (" m", " m"))
        ),
    ]

    /// The words of a locale's language; nil where they are not known.
    static func of(_ locale: Locale) -> CalendarUnitWords? {
        languages[locale.language.languageCode?.identifier ?? "en"]
    }

    /// The text of an amount.
    func text(
        _ number: String,
        _ count: Double,
        _ unit: CalendarUnit,
        _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        let forms = unit.component == .year ? year : month
        let words = width == .wide ? forms.full : width == .narrow ? forms.narrow : forms.short
        return number + (count == 1 || zeroIsOne && count == 0 ? words.one : words.other)
    }
}
