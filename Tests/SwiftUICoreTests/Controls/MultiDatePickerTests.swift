import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Choosing several days")
struct MultiDatePickerTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.firstWeekday = 2
        return calendar
    }()

    private struct Content: View {
        @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 14)]
        var bounds: Range<Date> = .distantPast..<(.distantFuture)
        var body: some View {
            VStack {
                Text(days.map { "\($0.month ?? 0)/\($0.day ?? 0)" }.sorted().joined(separator: " "))
                MultiDatePicker("Days off", selection: $days, in: bounds)
            }
            .environment(\.calendar, MultiDatePickerTests.calendar)
            .environment(\.timeZone, MultiDatePickerTests.calendar.timeZone)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day))!
    }

    @Test("The month of the first chosen day is shown, in weeks that begin as the calendar says")
    func month() throws {
        let window = TestWindow { Content() }
        #expect(window.texts.contains("February 2024"))
        #expect(window.texts.filter { Int($0) != nil } == (1...29).map { "\($0)" })
        #expect(window.texts.first { $0.hasPrefix("M") } == "Mon")
        // The first of February 2024 was a Thursday.
        let (first, thursday) = (try window.view(text: "1"), try window.view(text: "Thu"))
        #expect(abs(first.frame.midX - thursday.frame.midX) < 1)
    }

    @Test("A press of a day chooses it, and another one takes it back")
    func choosing() throws {
        let window = TestWindow { Content() }
        try window.press("20")
        #expect(window.texts.first == "2/14 2/20")
        try window.press("14")
        #expect(window.texts.first == "2/20")
        let chosen = window.accessibilityElements.flatMap(\.all).filter { $0.traits.contains(.isSelected) }
        #expect(chosen.map(\.label) == ["Tuesday, February 20, 2024"])
    }

    @Test("Days are chosen in other months, as far as the bounds allow")
    func bounds() throws {
        let window = TestWindow { Content(bounds: Self.day(2024, 2, 10)..<Self.day(2024, 3, 5)) }
        let next = try window.accessibilityElement(label: "Next Month")
        let before = try window.accessibilityElement(label: "Previous Month")
        #expect(next.isEnabled && !before.isEnabled)
        #expect(throws: TestWindowError.self) { try window.press("9") }
        try window.press(next)
        #expect(window.texts.contains("March 2024"))
        try window.press("4")
        #expect(throws: TestWindowError.self) { try window.press("5") }
        #expect(window.texts.first == "2/14 3/4")
        #expect(try !window.accessibilityElement(label: "Next Month").isEnabled)
    }

    @Test("Days, the names of weekdays and the month stay whole where there is little room")
    func narrow() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 400)) { Content() }
        for text in ["Mon", "Sun", "28"] {
            #expect(try window.frame(ofText: text).size == CGSize(width: CGFloat(text.count) * 10, height: 20))
        }
        #expect(try window.frame(ofText: "February 2024").width >= 80)
        #expect(try window.frame(ofText: "Mon").maxX <= window.frame(ofText: "Tue").minX)
    }
}
