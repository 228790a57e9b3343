import Foundation
import Synchronization
import Testing
import TransferTestSupport

@testable import SystemSupport

@Suite("Threads of their own", .timeLimit(.minutes(20)))
struct OwnThreadsTests {
    private final class Record: Sendable {
        private let names = Mutex<[String]>([])
        private let isOpen = DispatchSemaphore(value: 0)

        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
        func waitUntilOpen() { isOpen.wait() }
        func open(_ count: Int) { for _ in 0..<count { isOpen.signal() } }
    }

    @Test("run a job while others wait, in a thread more")
    func blockedJobs() async throws {
        let (threads, record) = (OwnThreads(named: "test", limit: 8, patience: 60), Record())
        for _ in 0..<7 { threads.run { record.waitUntilOpen() } }
        await withCheckedContinuation { continuation in threads.run { continuation.resume() } }
        #expect(threads.threadCount == 8)
        record.open(7)
    }

    @Test("are no more than the limit, at which jobs wait for their turn")
    func limit() async throws {
        let (threads, record) = (OwnThreads(named: "test", limit: 2, patience: 60), Record())
        for _ in 0..<2 { threads.run { record.waitUntilOpen() } }
        for number in 0..<20 { threads.run { record.add("\(number)") } }
        #expect(threads.threadCount == 2)
        #expect(record.all.isEmpty)
        record.open(2)
        try await waitUntil("all have run") { record.all.count == 20 }
        #expect(Set(record.all).count == 20)
        #expect(threads.threadCount == 2)
    }

    @Test("end when they are idle, and begin again")
    func idleThreads() async throws {
        let (threads, record) = (OwnThreads(named: "test", limit: 4, patience: 0.01), Record())
        for round in 1...50 {
            for _ in 0..<4 { threads.run { record.add("job") } }
            try await waitUntil("all have run") { record.all.count == round * 4 }
        }
        try await waitUntil("they have ended") { threads.threadCount == 0 }
    }

    @Test("run a task, those of its group, and pauses that end when it is cancelled")
    func tasks() async throws {
        let threads = OwnThreads(named: "apart", limit: 8, patience: 60)
        let names = try await threads.detached {
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<3 { group.addTask { currentThreadName() } }
                try await OwnThreads.pause(for: .milliseconds(1))
                return try await group.reduce(into: [currentThreadName()]) { $0.append($1) }
            }
        }
        .value
        #expect(names == Array(repeating: "apart", count: 4))
        let long = threads.detached { try await OwnThreads.pause(for: .seconds(100_000)) }
        long.cancel()
        await #expect(throws: CancellationError.self) { try await long.value }
    }
}

/// Returns the name of the thread that calls.
private func currentThreadName() -> String {
    (try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? ""
}
