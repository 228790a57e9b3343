import Foundation
import Synchronization
import Testing

@testable import UniformTypes

@Suite("The log of threads that may not wait")
struct BackgroundLogTests {
    /// Takes messages, but not before it is released.
    private final class StuckLog: Sendable {
        private let gate = DispatchSemaphore(value: 0)
        private let arrivals = DispatchSemaphore(value: 0)
        private let taken = Mutex<[String]>([])

        var messages: [String] { taken.withLock { $0 } }

        func take(_ entry: LogQueue.Entry) {
            arrivals.signal()
            gate.wait()
            gate.signal()
            taken.withLock { $0.append("\(entry.label): \(entry.message)") }
        }

        func open() { gate.signal() }

        /// Waits until a message has been handed over.
        func waitForMessage() { arrivals.wait() }
    }

    @Test("does not wait for a handler that is stuck, and counts what it drops")
    func stuckHandler() {
        let log = StuckLog()
        let queue = LogQueue { log.take($0) }
        let logger = BackgroundLogger(label: "test", queue: queue)
        let count = LogQueue.capacity + 50
        logger.error("message 0")
        log.waitForMessage()
        for number in 1..<count { logger.error("message \(number)") }
        queue.flush(within: 0.05)
        #expect(log.messages.isEmpty)
        log.open()
        queue.flush(within: 60)
        // One is with the handler while the others wait.
        let kept = log.messages.filter { $0.hasPrefix("test: message") }
        #expect(kept.count == LogQueue.capacity + 1)
        #expect(kept == (0..<kept.count).map { "test: message \($0)" })
        #expect(log.messages.last?.contains("\(count - kept.count) messages were dropped") == true)
        logger.warning("one more")
        queue.flush(within: 60)
        #expect(log.messages.last == "test: one more")
    }
}
