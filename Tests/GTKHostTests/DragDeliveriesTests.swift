import Synchronization
import Testing

@testable import GTKTransport

@Suite("Deliveries of a drag", .timeLimit(.minutes(10)))
struct DragDeliveriesTests {
    @Test("are waited for until the last has ended")
    func settle() async {
        let deliveries = DragDeliveries()
        await deliveries.settle(within: 3600)
        deliveries.willDeliver()
        deliveries.willDeliver()
        let journal = Mutex<[String]>([])
        let wait = Task {
            await deliveries.settle(within: 3600)
            journal.withLock { $0.append("settled") }
        }
        deliveries.didEndDelivery("text/plain", isComplete: true)
        journal.withLock { $0.append("one is left") }
        deliveries.didEndDelivery("text/html", isComplete: false)
        await wait.value
        #expect(journal.withLock { $0 } == ["one is left", "settled"])
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
