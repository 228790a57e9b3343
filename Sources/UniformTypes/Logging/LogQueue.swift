import Dispatch
import Foundation
import Logging
import Synchronization
internal import SystemSupport

/// The messages that swift-log has not received; see ``BackgroundLogger``.
final class LogQueue: Sendable {
    typealias Level = Logger.Level

    struct Entry: Sendable {
        let label: String
        /// The module that logs the message, which swift-log calls the source.
        let module: String
        let level: Level
        let message: String
    }

    /// The queue of the process. Its end waits for the messages, for a moment.
    static let shared: LogQueue = {
        atexit { LogQueue.shared.flush(within: 0.5) }
        return LogQueue { entry in
            // Made at each use, so it follows the logging that the program sets up.
            Logger(label: entry.label).log(level: entry.level, "\(entry.message)", source: entry.module)
        }
    }()

    /// The greatest number of messages that wait. Further ones are counted and dropped.
    static let capacity = 200

    private struct State {
        var entries: [Entry] = []
        var droppedCount = 0
        /// A Boolean value that indicates whether a thread hands messages over.
        var isRunning = false
        /// Signalled when that thread ends.
        var flushes: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())
    private let write: @Sendable (Entry) -> Void

    /// - Parameter write: Takes a message, and may take as long as it likes.
    init(write: @escaping @Sendable (Entry) -> Void) { self.write = write }

    func add(_ entry: Entry) {
        let startsThread = state.withLock { state in
            guard state.entries.count < Self.capacity else {
                state.droppedCount += 1
                return false
            }
            state.entries.append(entry)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if startsThread { Thread.detachNewThread { self.run() } }
    }

    /// Waits until the queue is empty, or the time is over.
    func flush(within seconds: Double) {
        let semaphore = DispatchSemaphore(value: 0)
        let isRunning = state.withLock { state in
            if state.isRunning { state.flushes.append(semaphore) }
            return state.isRunning
        }
        if isRunning { _ = semaphore.wait(timeout: .now() + seconds) }
    }

    private func run() {
        // Standard error may be a pipe whose other end is closed, which must not end the process (pipe(7)).
        _ = BrokenPipeSignal()
        while let entry = next() { write(entry) }
    }

    /// Returns the next message; nil ends the thread.
    private func next() -> Entry? {
        let (entry, flushes) = state.withLock { state -> (Entry?, [DispatchSemaphore]) in
            if !state.entries.isEmpty { return (state.entries.removeFirst(), []) }
            if state.droppedCount > 0 {
                defer { state.droppedCount = 0 }
                return (Self.report(ofDropped: state.droppedCount), [])
            }
            defer { state.flushes = [] }
            state.isRunning = false
            return (nil, state.flushes)
        }
        for flush in flushes { flush.signal() }
        return entry
    }

    private static func report(ofDropped count: Int) -> Entry {
        Entry(
            label: "UniformTypeIdentifiers.Logging",
            module: "UniformTypes",
            level: .warning,
            message: "\(count) messages were dropped, because the log did not take them in time."
        )
    }
}
