import Synchronization

/// The observers of a service's events.
final class EventObservers: Sendable {
    private let state = Mutex((observers: [Int: AsyncStream<NearbyEvent>.Continuation](), lastNumber: 0))

    /// Returns the events from now on. A slow receiver misses the oldest ones.
    func events() -> AsyncStream<NearbyEvent> {
        let (events, continuation) = AsyncStream.makeStream(
            of: NearbyEvent.self,
            bufferingPolicy: .bufferingNewest(1000)
        )
        let number = state.withLock { state in
            state.lastNumber += 1
            state.observers[state.lastNumber] = continuation
            return state.lastNumber
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.observers.removeValue(forKey: number) }
        }
        return events
    }

    func report(_ event: NearbyEvent) {
        for observer in state.withLock({ Array($0.observers.values) }) { observer.yield(event) }
    }

    /// Ends the events of all observers.
    func finish() {
        // Without the lock, which the end of an observer takes.
        let observers = state.withLock { state in
            defer { state.observers = [:] }
            return Array(state.observers.values)
        }
        for observer in observers { observer.finish() }
    }
}
