import Testing
import TransferTestSupport

@testable import GTKTransport

@Suite("Deliveries of a drag", .timeLimit(.minutes(10)))
struct DragDeliveriesTests {
    @Test("are waited for until the last has ended")
    func settle() async throws {
        let deliveries = DragDeliveries()
        await deliveries.settle(within: 3600)
        deliveries.willDeliver()
        deliveries.willDeliver()
        let wait = Task { await deliveries.settle(within: 3600) }
        try await waitUntil("the wait") { deliveries.isAwaited }
        deliveries.didEndDelivery("text/plain", isComplete: true)
        #expect(deliveries.isAwaited)
        deliveries.didEndDelivery("text/html", isComplete: false)
        #expect(!deliveries.isAwaited)
        await wait.value
        #expect(deliveries.names == ["text/plain"])
    }

    @Test("are waited for no longer than a limit")
    func limit() async {
        let deliveries = DragDeliveries()
        deliveries.willDeliver()
        await deliveries.settle(within: 0.01)
        #expect(deliveries.names.isEmpty)
        // The end of a wait ends no other.
        deliveries.didEndDelivery("text/plain", isComplete: true)
        await deliveries.settle(within: 3600)
        #expect(deliveries.names == ["text/plain"])
    }
}
