import Synchronization
import SystemSupport
import TransferKit

/// Is told what other programs receive of an offer.
protocol DeliveryObserver: AnyObject, Sendable {
    /// A program has asked for a payload.
    func willDeliver()
    /// A payload was sent in full, or could not be.
    func didEndDelivery(_ name: String, isComplete: Bool)
}

extension Publication: DeliveryObserver {}

/// What other programs have received of one drag so far.
final class DragDeliveries: DeliveryObserver {
    private struct State {
        var names: Set<String> = []
        var underWay = 0
    }

    private let state = Mutex(State())

    /// The names of the payloads that were sent in full.
    var names: Set<String> { state.withLock { $0.names } }

    func willDeliver() { state.withLock { $0.underWay += 1 } }

    func didEndDelivery(_ name: String, isComplete: Bool) {
        state.withLock { state in
            state.underWay -= 1
            if isComplete { state.names.insert(name) }
        }
    }

    /// Waits until nothing is being sent any more.
    /// - Parameter seconds: The longest wait.
    func settle(within seconds: Double) async {
        let end = ContinuousClock.now + .waiting(seconds)
        while state.withLock({ $0.underWay > 0 }), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }
}
