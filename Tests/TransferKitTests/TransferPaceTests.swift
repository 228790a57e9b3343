import Foundation
import Testing
import TransferKit

@Suite("The pace of a transfer")
struct TransferPaceTests {
    private let start = ContinuousClock.now

    /// Waits again and again until a wait is longer than it may be, for at most an hour.
    /// - Returns: The time that was waited, and the error.
    private func result(
        _ limits: TransferLimits,
        every pause: Double,
        bytes: Int,
        busy: Double = 0
    ) -> (seconds: Double, error: TransferWireError)? {
        var pace = TransferPace(limits: limits)
        var time = 0.0
        while time < 3600 {
            let longest = pace.beginWaiting(now: start + .seconds(time))
            if pause > longest { return (time + longest, pace.error) }
            time += pause
            pace.endWaiting(now: start + .seconds(time))
            pace.count(bytes)
            time += busy
        }
        return nil
    }

    @Test("ends one that pauses for too long, with that as the error")
    func stall() throws {
        let end = try #require(result(TransferLimits(stallTimeout: 10), every: 10.5, bytes: 1 << 20))
        #expect(end.seconds == 10 && end.error == .timedOut(seconds: 10))
    }

    @Test("ends one that sends a byte now and then, after three times the longest pause", arguments: [9, 1, 0.01])
    func trickle(pause: Double) throws {
        let end = try #require(result(TransferLimits(stallTimeout: 10), every: pause, bytes: 1))
        #expect((29...31).contains(end.seconds) || pause == 0.01 && (29...40).contains(end.seconds))
        #expect(end.error == .tooSlow(leastByteRate: TransferLimits.leastByteRate))
    }

    @Test("lets one go on that is slow, but not too slow")
    func slow() {
        #expect(result(TransferLimits(stallTimeout: 10), every: 9, bytes: 10 * TransferLimits.leastByteRate) == nil)
        #expect(result(TransferLimits(stallTimeout: 10), every: 0.5, bytes: TransferLimits.leastByteRate) == nil)
    }

    @Test("does not count the time that the receiver takes")
    func busyReceiver() {
        #expect(result(TransferLimits(stallTimeout: 10), every: 0.001, bytes: 64, busy: 30) == nil)
    }

    @Test("gives up one of which nothing arrives in its time, and none that has begun")
    func answer() throws {
        var limits = TransferLimits(stallTimeout: 10)
        limits.answerTimeout = 2
        let silent = try #require(result(limits, every: 3, bytes: 0))
        #expect(silent.seconds == 2 && silent.error == .timedOut(seconds: 2))
        // Signs of life are no bytes.
        let busy = try #require(result(limits, every: 0.5, bytes: 0))
        #expect(busy.seconds == 2 && busy.error == .timedOut(seconds: 2))
        #expect(result(limits, every: 1.5, bytes: 10 * TransferLimits.leastByteRate) == nil)
        limits.stallTimeout = 1
        #expect(try #require(result(limits, every: 3, bytes: 0)).error == .timedOut(seconds: 1))
    }

    @Test("does not end one that may pause without end")
    func endless() {
        #expect(result(TransferLimits(stallTimeout: .infinity), every: 100, bytes: 1) == nil)
    }
}
