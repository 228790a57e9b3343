import Synchronization

/// The number of changes to a clipboard, and the observers of these changes.
package final class ChangeObservers: Sendable {
    private struct State {
        var count: Int
        var isOver = false
        var nextKey = 0
        var continuations: [Int: AsyncStream<Int>.Continuation] = [:]
    }

    private let state: Mutex<State>

    package init(count: Int = 0) { state = Mutex(State(count: count)) }

    /// The number of changes so far.
    package var count: Int { state.withLock { $0.count } }

    /// Counts a change.
    package func didChange() { change { $0 += 1 } }

    /// Sets the number of changes to one that was counted elsewhere.
    package func didChange(to count: Int) { change { $0 = count } }

    /// Counts and notifies in one step. Each of several simultaneous changes gets its number, and the last one is
    /// reported last.
    private func change(_ count: (inout Int) -> Void) {
        state.withLock { state in
            count(&state.count)
            for continuation in state.continuations.values { continuation.yield(state.count) }
        }
    }

    /// Tells all observers that there will be no more changes.
    package func end() {
        let continuations = state.withLock { state in
            defer { state.continuations = [:] }
            state.isOver = true
            return Array(state.continuations.values)
        }
        for continuation in continuations { continuation.finish() }
    }

    /// Returns the changes from now on. If several are not consumed in time, only the latest is kept.
    package func stream() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let key: Int? = state.withLock { state in
            guard !state.isOver else { return nil }
            state.nextKey += 1
            state.continuations[state.nextKey] = continuation
            return state.nextKey
        }
        if let key {
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { _ = $0.continuations.removeValue(forKey: key) }
            }
        } else {
            continuation.finish()
        }
        return stream
    }
}
