import Synchronization

/// The progress of an offer that was put on a clipboard.
public final class Publication: Sendable {
    private struct State {
        var deliveryCount = 0
        var isReplaced = false
    }

    /// The names of the payloads that other programs have received in full, each as soon as that happens.
    ///
    /// The sequence ends when other contents are on the clipboard, or when the clipboard keeps the offer without this
    /// process; but not before all that other programs asked for until then has been sent. One task can wait for it.
    public let deliveries: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation
    private let state = Mutex(State())

    /// Creates the publication of an offer that is on a clipboard.
    public init() {
        // A caller may ignore the deliveries, so their number is bounded.
        (deliveries, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1000))
    }

    /// Reports that another program has requested a payload. A call of ``didEndDelivery(_:isComplete:)`` follows.
    public func willDeliver() { update { $0.deliveryCount += 1 } }

    /// Reports that the delivery of a payload has ended.
    /// - Parameters:
    ///   - name: The payload's.
    ///   - isComplete: Whether the other program has received all of it.
    public func didEndDelivery(_ name: String, isComplete: Bool) {
        if isComplete { continuation.yield(name) }
        update { $0.deliveryCount -= 1 }
    }

    /// Reports that the clipboard no longer needs this process for the offer, except for deliveries under way.
    public func didEnd() { update { $0.isReplaced = true } }

    private func update(_ change: (inout State) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isReplaced && state.deliveryCount == 0
        }
        if isOver { continuation.finish() }
    }

    /// A Boolean value that indicates whether the clipboard no longer needs this process for the offer.
    package var isOver: Bool { state.withLock { $0.isReplaced && $0.deliveryCount == 0 } }

    /// The number of payloads that other programs have requested and have neither received nor given up.
    package var pendingCount: Int { state.withLock { $0.deliveryCount } }

    /// Waits until the clipboard no longer needs this process for the offer.
    public func end() async {
        for await _ in deliveries {}
    }
}
