import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Texts that follow the time")
struct TextClockTests {
    private let date = Date(timeIntervalSinceReferenceDate: 1000)

    /// The text some seconds after the date.
    private func text(_ clock: TextClock, _ seconds: TimeInterval) -> String {
        clock.string(at: date.addingTimeInterval(seconds))
    }

    /// Returns the time of the next change of the text after some seconds from the date, in seconds from it.
    private func change(_ clock: TextClock, _ seconds: TimeInterval) -> TimeInterval? {
        clock.nextChange(after: date.addingTimeInterval(seconds))?.timeIntervalSince(date)
    }

    @Test("A timer counts down to a date and up from it")
    func timer() {
        let clock = TextClock.timer(date)
        #expect(text(clock, -125.5) == "2:06" && text(clock, -125) == "2:05")
        #expect(text(clock, 0) == "0:00" && text(clock, 59.9) == "0:59" && text(clock, 3700) == "1:01:40")
        #expect(change(clock, -125.5) == -125 && change(clock, 3) == 4)
    }

    @Test("Words name the greatest units, and a sign says whether the date has passed")
    func words() {
        #expect(text(.relative(date), 3700) == "1 hour, 1 minute")
        #expect(text(.relative(date), -65) == "1 minute, 5 seconds")
        #expect(text(.offset(date), 7300) == "-2 hours" && text(.offset(date), -86400 * 3) == "+3 days")
        #expect(change(.offset(date), 10) == 11 && change(.relative(date), 7300) == 7320)
    }

    @Test("The count of a time stops at its ends, and where it is paused")
    func interval() {
        func clock(pause: TimeInterval? = nil, down: Bool = true, hours: Bool = true) -> TextClock {
            .interval(
                date...date.addingTimeInterval(4000),
                pauseTime: pause.map { date.addingTimeInterval($0) },
                countsDown: down,
                showsHours: hours
            )
        }
        #expect(text(clock(), -50) == "1:06:40" && text(clock(), 5000) == "0:00")
        #expect(text(clock(hours: false), 0) == "66:40")
        #expect(text(clock(down: false), 61) == "1:01" && text(clock(down: false), 5000) == "1:06:40")
        #expect(text(clock(pause: 3990), 5000) == "0:10")
        #expect(change(clock(), -50) == 0 && change(clock(), 1.5) == 2 && change(clock(), 4000) == nil)
        #expect(change(clock(pause: 10), 10) == nil)
    }

    @Test("Dates that cannot be counted from are shown once, and do not change")
    func dates() {
        let dates = [.infinity, -.infinity, .nan, 1e300, -1e300].map { Date(timeIntervalSinceReferenceDate: $0) }
        for end in dates {
            for clock in [TextClock.timer(end), .relative(end), .offset(end)] {
                #expect(!text(clock, 0).isEmpty && change(clock, 0) == nil)
            }
        }
        let whole = TextClock.interval(
            .distantPast ... .distantFuture,
            pauseTime: nil,
            countsDown: true,
            showsHours: true
        )
        #expect(!text(whole, 0).isEmpty && change(whole, 0.5) == 1)
    }

    @Test("A view shows the text of the time, also among others, and keeps its look")
    func view() {
        let end = Date().addingTimeInterval(5000)
        let window = TestWindow {
            Text(end, style: .timer).bold()
            Text("in \(end, style: .timer)")
            Text(end, style: .date)
        }
        let before = window.texts
        #expect(before[1] == "in " + before[0])
        window.advance(by: .seconds(3))
        #expect(window.texts[0] != before[0] && window.texts[1] == "in " + window.texts[0])
        #expect(window.texts[2] == before[2])
    }
}
