import Synchronization

/// An object that reads the contents of the clipboard after each change, without letting a slow owner keep `watch` from the next contents.
///
/// A change is read after the previous one, or after a moment. Of several changes in between, the last counts. A few
/// readings may run at once. For a further one, the oldest is cancelled.
final class ChangeReading<Contents: Sendable>: Sendable {
    /// The contents after a change, or the error of reading them.
    struct Outcome: Sendable {
        let changeCount: Int
        let contents: Result<Contents, any Error>
    }

    private enum Event {
        case outcome(Outcome)
        case change(Int)
        case end
    }

    private struct State {
        /// The last change whose reading has not begun.
        var change: Int?
        var isOver = false
        /// A Boolean value that indicates whether a change is being read that the next one waits for.
        var isBusy = false
        /// The number of the last reading.
        var lastKey = 0
        /// The readings under way, the oldest first.
        var readings: [(key: Int, task: Task<Void, Never>)] = []
        var outcomes: [Outcome] = []
    }

    /// The number of concurrent readings.
    private static var maximumReadingCount: Int { 4 }
    /// The time that the next change waits for the previous one. Most readings take a fraction of it.
    private static var moment: Duration { .milliseconds(250) }

    private let read: @Sendable () async throws -> Contents
    private let giveUp: @Sendable () -> Void
    private let state = Mutex(State())
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - giveUp: Called when a reading is given up.
    ///   - read: Reads the current contents of the clipboard. It ends early when its task is cancelled.
    init(giveUp: @escaping @Sendable () -> Void, _ read: @escaping @Sendable () async throws -> Contents) {
        self.giveUp = giveUp
        self.read = read
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Reads after each change until the changes end.
    /// - Parameters:
    ///   - first: The count of the initial contents, if they are to be read, too.
    ///   - take: Takes one outcome after another, and returns whether it was the last wanted one.
    /// - Returns: Whether the last wanted one was taken.
    func run(_ changes: AsyncStream<Int>, first: Int?, _ take: (Outcome) async throws -> Bool) async throws -> Bool {
        if let first { note { $0.change = first } }
        let listening = Task {
            for await count in changes { note { $0.change = count } }
            note { $0.isOver = true }
        }
        defer {
            listening.cancel()
            for reading in state.withLock({ $0.readings }) { reading.task.cancel() }
        }
        for await _ in signals {
            while let event = next() {
                switch event {
                case .outcome(let outcome): if try await take(outcome) { return true }
                case .change(let count): begin(count)
                case .end: return false
                }
            }
        }
        return false
    }

    private func note(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
        signal.yield()
    }

    private func next() -> Event? {
        state.withLock { state in
            if !state.outcomes.isEmpty { return .outcome(state.outcomes.removeFirst()) }
            if !state.isBusy, let change = state.change {
                state.change = nil
                return .change(change)
            }
            return state.isOver ? .end : nil
        }
    }

    private func begin(_ count: Int) {
        let (key, oldest) = state.withLock { state in
            state.lastKey += 1
            state.isBusy = true
            let key = state.lastKey
            let isFull = state.readings.count == Self.maximumReadingCount
            let oldest = isFull ? state.readings.removeFirst().task : nil
            let task = Task {
                let contents: Result<Contents, any Error>
                do { contents = .success(try await read()) } catch { contents = .failure(error) }
                end(key, Outcome(changeCount: count, contents: contents))
            }
            state.readings.append((key, task))
            return (key, oldest)
        }
        if let oldest {
            oldest.cancel()
            giveUp()
        }
        Task {
            try await Task.sleep(for: Self.moment)
            note { if $0.lastKey == key { $0.isBusy = false } }
        }
    }

    private func end(_ key: Int, _ outcome: Outcome) {
        note { state in
            // One that was given up has no outcome.
            guard let index = state.readings.firstIndex(where: { $0.key == key }) else { return }
            state.readings.remove(at: index)
            state.outcomes.append(outcome)
            if state.lastKey == key { state.isBusy = false }
        }
    }
}
