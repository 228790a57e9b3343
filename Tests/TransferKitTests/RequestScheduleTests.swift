import Foundation
import Testing
import TransferKit

@Suite("The schedule of requests")
struct RequestScheduleTests {
    private typealias Schedule = RequestSchedule<String, Int>
    private let start = ContinuousClock.now
    private let limits = RequestLimits(
        makingCount: 4,
        makingCountOfOne: 2,
        count: 8,
        byteCount: 100 * RequestLimits.partByteCount,
        patience: 1
    )

    /// Starts all that may be, and lets each wait for its receiver.
    private func startAll(_ schedule: inout Schedule, at seconds: Double = 0) -> [Int] {
        var started: [Int] = []
        while let (key, request) = schedule.next() {
            started.append(request)
            schedule.didMake(key)
            schedule.pause(key, now: start + .seconds(seconds))
        }
        return started
    }

    @Test("lets requestors take turns, and each of them be served in its order")
    func turns() {
        var schedule = Schedule(limits: RequestLimits(makingCount: 10, makingCountOfOne: 10, count: 100))
        for request in 0..<4 { _ = schedule.add(request, of: "greedy") }
        _ = schedule.add(10, of: "other")
        _ = schedule.add(20, of: "third")
        #expect(startAll(&schedule) == [0, 10, 20, 1, 2, 3])
    }

    @Test("makes a few payloads at once, and of one requestor fewer")
    func making() {
        var schedule = Schedule(limits: limits)
        for request in 0..<10 { _ = schedule.add(request, of: "greedy") }
        let first = [schedule.next()?.key, schedule.next()?.key]
        #expect(schedule.next() == nil)
        for request in 10..<20 { _ = schedule.add(request, of: "other") }
        #expect(schedule.next()?.request == 10 && schedule.next()?.request == 11 && schedule.next() == nil)
        schedule.didMake(first[0]!)
        #expect(schedule.next()?.request == 2)
        schedule.end(first[1]!)
        #expect(schedule.next()?.request == 3 && schedule.next() == nil)
    }

    @Test("leaves half of the room to others than the requestor with the most")
    func share() {
        var schedule = Schedule(limits: limits)
        for request in 0..<20 { _ = schedule.add(request, of: "hoarder") }
        #expect(startAll(&schedule) == [0, 1, 2, 3])
        _ = schedule.add(100, of: "honest")
        #expect(startAll(&schedule) == [100])
    }

    @Test("gives up the receiver that has paused longest, of the requestor with the most, and not before a time")
    func givingUp() {
        var schedule = Schedule(limits: limits)
        let patient = schedule.add(0, of: "patient")
        _ = startAll(&schedule, at: 0)
        for request in 1..<5 { _ = schedule.add(request, of: "hoarder") }
        _ = startAll(&schedule, at: 2)
        for request in 5..<20 { _ = schedule.add(request, of: "hoarder") }
        #expect(schedule.next() == nil)
        #expect(schedule.remedy(now: start + .seconds(2.75)) == .askAgain(after: 0.25))
        guard case .giveUp(let key) = schedule.remedy(now: start + .seconds(3)) else {
            Issue.record("nobody is given up")
            return
        }
        #expect(key != patient)
        schedule.end(key)
        #expect(schedule.next()?.request == 5)
    }

    @Test("gives up no receiver that goes on, and none while nothing waits")
    func progress() {
        var schedule = Schedule(limits: limits)
        for request in 0..<4 { _ = schedule.add(request, of: "busy") }
        var keys: [Int] = []
        while let (key, _) = schedule.next() {
            keys.append(key)
            schedule.didMake(key)
            schedule.pause(key, now: start)
        }
        #expect(schedule.remedy(now: start + .seconds(60)) == nil)
        _ = schedule.add(4, of: "busy")
        for key in keys { schedule.proceed(key) }
        #expect(schedule.remedy(now: start + .seconds(60)) == nil)
        #expect(schedule.next() == nil)
        schedule.end(keys[2])
        #expect(schedule.next()?.request == 4)
    }

    @Test("counts what payloads hold")
    func memory() {
        var schedule = Schedule(limits: limits)
        _ = schedule.add(0, of: "large")
        let key = schedule.next()!.key
        schedule.hold(60 * RequestLimits.partByteCount, for: key)
        schedule.didMake(key)
        _ = schedule.add(1, of: "large")
        _ = schedule.add(2, of: "other")
        #expect(schedule.next()?.request == 2 && schedule.next() == nil)
        schedule.end(key)
        #expect(schedule.next()?.request == 1)
    }

    @Test("forgets what is withdrawn")
    func withdrawal() {
        var schedule = Schedule(limits: limits)
        let keys = (0..<4).map { schedule.add($0, of: $0 < 2 ? "one" : "two") }
        #expect(schedule.withdraw(keys[0]) == 0 && schedule.withdraw(keys[0]) == nil)
        #expect(schedule.withdraw(keys[1]) == 1)
        #expect(schedule.next()?.request == 2 && schedule.waitingCount == 1)
        #expect(schedule.withdrawAll() == [3] && schedule.waitingCount == 0 && schedule.next() == nil)
        schedule.end(keys[2])
        #expect(schedule.isEmpty)
    }
}
