import Foundation
import SwiftUICore
import Testing

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [],
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
        _ locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        "Amounts of time are written in each style",
        arguments: [
            (.full, "1 hour, 10 minutes"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"), (.brief, "1 hr 10 min"),
            (.positional, "1:10:00"), (.spellOut, "one hour, ten minutes"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)]
    )
    func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        #expect(formatter(style).string(from: 4200) == text)
    }

    @Test("Zeros are left out or written as the formatter says")
    func zeros() {
        #expect(formatter(.positional, [.minute, .second]).string(from: 45) == "45")
        #expect(formatter(.positional, [.minute, .second], .pad).string(from: 45) == "00:45")
        #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 3605) == "1:00:05")
        #expect(formatter(.abbreviated, [.hour, .minute], .pad).string(from: 3600) == "1h 0m")
        #expect(formatter(.abbreviated, [.day, .hour, .minute], .dropMiddle).string(from: 86_460) == "1d 1m")
        #expect(formatter(.abbreviated, [.day, .hour, .minute], .dropTrailing).string(from: 86_400) == "1d")
        #expect(formatter(.full, [.minute]).string(from: 0) == "0 minutes")
    }

    @Test("Years and months are those of the calendar, and are counted otherwise where no words are known")
    func longUnits() {
        let time = 400.0 * 86_400 + 3600
        #expect(formatter(.full).string(from: time) == "1 year, 1 month, 4 days, 1 hour")
        #expect(formatter(.positional).string(from: time) == "1y 1m 4d 01:00:00")
        #expect(formatter(.full, [], .default, "de_DE").string(from: time) == "1 Jahr, 1 Monat, 4 Tage, 1 Stunde")
        #expect(formatter(.full, [.year, .day], .default, "pl_PL").string(from: time) == "400 dni")
        let february = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
        #expect(formatter(.full, [.month]).string(from: february, to: february + 28 * 86_400) == "1 month")
    }

    @Test("Units are limited, merged and divided")
    func limits() {
        let limited = formatter(.full)
        limited.maximumUnitCount = 1
        #expect(limited.string(from: 93_784) == "1 day")
        let merged = formatter(.abbreviated)
        merged.collapsesLargestUnit = true
        #expect(merged.string(from: 63) == "63s")
        #expect(merged.string(from: 125) == "2m 5s")
        let divided = formatter(.abbreviated, [.hour])
        divided.allowsFractionalUnits = true
        #expect(divided.string(from: 5400) == "1.5h")
        divided.includesApproximationPhrase = true
        divided.includesTimeRemainingPhrase = true
        #expect(divided.string(from: 7200) == "About 2h remaining")
    }

    @Test("Components are carried over, and what is no amount has no text")
    func components() {
        #expect(formatter(.full).string(from: DateComponents(hour: 1, minute: 70)) == "2 hours, 10 minutes")
        #expect(formatter(.full).string(for: DateComponents(day: 2)) == "2 days")
        #expect(formatter(.full).string(for: "text") == nil)
        #expect(formatter(.full).string(from: -90) == "-1 minute, 30 seconds")
        #expect(formatter(.full).string(from: .nan) == nil)
        #expect(formatter(.full).string(from: .infinity) == nil)
    }

    @Test("Texts are joined as a language does")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(for: 3) == nil)
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        let numbers = NumberFormatter()
        numbers.minimumFractionDigits = 1
        numbers.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
        #expect(formatter.string(from: ["no number"]) == nil)
    }
}
