import Synchronization
import SystemSupport
import TransferKit

/// An observer of the payloads that other programs receive from an offer.
protocol DeliveryObserver: AnyObject, Sendable {
    /// A program has asked for a payload.
    func willDeliver()
    /// A payload was sent in full, or could not be.
    func didEndDelivery(_ name: String, isComplete: Bool)
}

extension Publication: DeliveryObserver {}

/// The payloads of one drag that other programs have received.
final class DragDeliveries: DeliveryObserver {
    private struct State {
        var names: Set<String> = []
        var underWay = 0
        /// Each is finished when nothing is being sent.
        var waiting: [AsyncStream<Never>.Continuation] = []
    }

    private let state = Mutex(State())

    /// The names of the payloads that were sent in full.
    var names: Set<String> { state.withLock { $0.names } }

    /// A Boolean value that indicates whether something waits until nothing is being sent.
    var isAwaited: Bool { state.withLock { !$0.waiting.isEmpty } }

    func willDeliver() { state.withLock { $0.underWay += 1 } }

    func didEndDelivery(_ name: String, isComplete: Bool) {
        let settled = state.withLock { state -> [AsyncStream<Never>.Continuation] in
            state.underWay -= 1
            if isComplete { state.names.insert(name) }
            guard state.underWay == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiting in settled { waiting.finish() }
    }

    /// Waits until nothing is being sent.
    /// - Parameter seconds: The longest wait.
    func settle(within seconds: Double) async {
        let (end, signal) = AsyncStream.makeStream(of: Never.self)
        let isSettled = state.withLock { state in
            if state.underWay > 0 { state.waiting.append(signal) }
            return state.underWay == 0
        }
        guard !isSettled else { return }
        let limit = Task {
            try await Task.sleep(for: .seconds(clamping: seconds))
            signal.finish()
        }
        for await _ in end {}
        limit.cancel()
    }
}
