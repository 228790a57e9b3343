import Synchronization

/// Something on its way to a device, which may tell why it does not take it.
final class Sending: Sendable {
    let device: String
    private let state = Mutex(State())
    private let refusals: AsyncStream<Void>
    private let refusal: AsyncStream<Void>.Continuation

    private struct State {
        var reason: String?
        var onRefusal: (@Sendable () -> Void)?
    }

    init(to device: String) {
        self.device = device
        (refusals, refusal) = AsyncStream.makeStream()
    }

    /// The reason that the device has told.
    var reason: String? { state.withLock { $0.reason } }

    /// Calls a function when the device tells a reason, which may have happened.
    func onRefusal(_ body: @escaping @Sendable () -> Void) {
        let isRefused = state.withLock { state in
            state.onRefusal = body
            return state.reason != nil
        }
        if isRefused { body() }
    }

    func refuse(_ reason: String) {
        let onRefusal = state.withLock { state in
            state.reason = state.reason ?? reason
            return state.onRefusal
        }
        refusal.finish()
        onRefusal?()
    }

    /// Waits for the reason, which may arrive after the end of the connection.
    func reason(within patience: Duration) async -> String? {
        let timer = Task { [refusal] in
            try? await Task.sleep(for: patience)
            refusal.finish()
        }
        defer { timer.cancel() }
        for await _ in refusals {}
        return reason
    }
}
