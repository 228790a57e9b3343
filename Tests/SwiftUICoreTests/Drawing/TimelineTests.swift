import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Timelines")
struct TimelineTests {
    private func first(_ count: Int, _ schedule: some TimelineSchedule, from start: Date) -> [TimeInterval] {
        schedule.entries(from: start, mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    @Test("Schedules give the dates that their names say")
    func schedules() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        #expect(first(3, .periodic(from: start, by: 10), from: start) == [100, 110, 120])
        #expect(first(2, .periodic(from: start, by: 10), from: start.addingTimeInterval(25)) == [120, 130])
        #expect(first(2, .everyMinute, from: start) == [60, 120])
        #expect(first(3, .explicit([start, start.addingTimeInterval(1)]), from: start) == [100, 101])
        #expect(first(3, .animation(minimumInterval: 0.5), from: start) == [100, 100.5, 101])
        #expect(first(3, .animation(paused: true), from: start) == [])
    }

    @Test("A view is made anew when a date has come")
    func dates() {
        let start = Date()
        let window = TestWindow {
            TimelineView(.explicit([start, start.addingTimeInterval(1000), start.addingTimeInterval(2000)])) {
                context in
                Text("date \(Int((context.date.timeIntervalSince(start) / 1000).rounded()))")
            }
        }
        #expect(window.texts == ["date 0"])
        window.advance(by: .seconds(500))
        #expect(window.texts == ["date 0"])
        window.advance(by: .seconds(501))
        #expect(window.texts == ["date 1"])
        window.advance(by: .seconds(2001))
        #expect(window.texts == ["date 2"])
    }

    @Test("A view of the program that is made anew has its new content")
    func content() throws {
        struct Page: View {
            @State private var name = "before"
            var body: some View {
                TimelineView(.everyMinute) { _ in Text(name) }
                Button("change") { name = "after" }
            }
        }
        let window = TestWindow { Page() }
        try window.press("change")
        #expect(window.texts.contains("after"))
    }
}
