import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    /// 2024-02-29 10:30 UTC.
    static let start = Date(timeIntervalSince1970: 1_709_202_600)
    static let day: TimeInterval = 86_400

    struct Due: View {
        @State private var due = start
        var components: DatePickerComponents = [.hourAndMinute, .date]

        var body: some View {
            DatePicker("Due", selection: $due, in: start...(start + 10 * day), displayedComponents: components)
            Text("\(Int(due.timeIntervalSince(start)))")
            Button("later") { due = start + 60 }
        }
    }

    private func window(_ content: some View) -> TestWindow {
        TestWindow {
            content
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
    }

    @Test("A date picker shows the parts that it is for, in the locale and the time zone of its place")
    func components() {
        let both = window(Due()).views(.datePicker).map(\.text)
        #expect(both.count == 2)
        #expect(both.first?.contains("2024") == true && both.last == "10:30")
        #expect(window(Due(components: .hourAndMinute)).views(.datePicker).map(\.text) == ["10:30"])
        #expect(window(Due(components: .date)).views(.datePicker).count == 1)
        #expect(window(Due().datePickerStyle(.graphical)).views(.datePicker).count == 2)
    }

    @Test("A date is chosen within its range, and followed")
    func range() throws {
        let window = window(Due())
        func picker() -> TestView { window.views(.datePicker)[0] }
        try window.choose(Self.start + 2 * Self.day, in: picker())
        #expect(window.texts.last { Int($0) != nil } == "172800")
        try window.choose(Self.start - Self.day, in: picker())
        #expect(picker().date == Self.start)
        try window.choose(Self.start + 20 * Self.day, in: picker())
        #expect(picker().date == Self.start + 10 * Self.day)
        try window.press("later")
        #expect(window.views(.datePicker).last?.text == "10:31")
    }

    @Test("A host that sets the day keeps the time, and one that sets the time keeps the day")
    func parts() throws {
        let memory = TestWindow(size: .small) {
            Due().environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
        func selection() throws -> DateSelection {
            let contents = memory.widgets.compactMap { $0.content(TimeContent.self) }
            return try #require(contents.first).selection
        }
        #expect(try selection().day == DateSelection.Day(year: 2024, month: 2, day: 29))
        try selection().set(DateSelection.Day(year: 2024, month: 3, day: 1))
        memory.host.runScheduled()
        #expect(try selection().currentDay.month == 3)
        #expect(try selection().time == DateSelection.Time(hour: 10, minute: 30))
        try selection().set(DateSelection.Time(hour: 23, minute: 5))
        memory.host.runScheduled()
        #expect(try selection().currentTime.hour == 23)
        #expect(try selection().day == DateSelection.Day(year: 2024, month: 3, day: 1))
        // Before the first date of the range.
        try selection().set(DateSelection.Day(year: 2023, month: 1, day: 1))
        #expect(try selection().currentDay.day == 29)
    }

    @Test("A style of a program is told the range and the parts")
    func style() throws {
        struct Next: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.displayedComponents == .date ? "date" : "other")
                Button("last") { configuration.selection = configuration.maximumDate ?? .distantFuture }
            }
        }
        let window = window(Due(components: .date).datePickerStyle(Next()))
        #expect(window.texts.prefix(2) == ["Due", "date"])
        try window.press("last")
        #expect(window.texts.contains("864000"))
    }

    @Test("A disabled picker chooses nothing")
    func disabled() {
        let window = window(Due().disabled(true))
        #expect(throws: TestWindowError.self) { try window.choose(.now, in: window.views(.datePicker)[0]) }
    }
}
