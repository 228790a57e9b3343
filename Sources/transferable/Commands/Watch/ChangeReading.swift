import Synchronization

/// Reads what is on the clipboard after each change, so that an owner that sends slowly does not keep `watch` from what is
/// copied next.
///
/// A change is read when the one before it has been, or has taken a moment; of many until then, the last counts. A few may
/// be under way at once. For one more, the oldest is given up.
final class ChangeReading<Contents: Sendable>: Sendable {
    /// What a change brought, or why that could not be read.
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
        /// The last change that is not being read yet.
        var change: Int?
        var isOver = false
        /// Whether a change is being read that the next one waits for.
        var isBusy = false
        /// The number of the last reading.
        var lastKey = 0
        /// The readings under way, the oldest first.
        var readings: [(key: Int, task: Task<Void, Never>)] = []
        var outcomes: [Outcome] = []
    }

    /// How many changes are read at once.
    private static var maximumReadingCount: Int { 4 }
    /// How long the next change waits for the one before, which most take a fraction of.
    private static var moment: Duration { .milliseconds(250) }

    private let read: @Sendable () async throws -> Contents
    private let giveUp: @Sendable () -> Void
    private let state = Mutex(State())
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - giveUp: Called when a reading is given up.
    ///   - read: Reads what is on the clipboard now. It ends early when its task is cancelled.
    init(giveUp: @escaping @Sendable () -> Void, _ read: @escaping @Sendable () async throws -> Contents) {
        self.giveUp = giveUp
        self.read = read
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Reads after each change until the changes end.
    /// - Parameters:
    ///   - first: The count of what is there at the beginning, where that is to be read as well.
    ///   - take: Takes what was read, one outcome after another, and says whether it was the last that is wanted.
    /// - Returns: Whether the last was taken that is wanted.
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
