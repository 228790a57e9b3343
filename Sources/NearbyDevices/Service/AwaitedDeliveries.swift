/// The requests and files whose answers other devices give by a number: payloads that they are asked for, and files on their way to them.
struct AwaitedDeliveries {
    /// The requests for payloads.
    var fetches: [Int: PendingFetch] = [:]
    /// The files on their way to other devices, which may tell why they do not take them.
    var sendings: [Int: Sending] = [:]

    /// Takes the answer of a device to a request that was sent to it, or its word why it does not take what is sent to it.
    mutating func take(_ delivery: DeliveryPacket, from id: String) {
        if let fetch = fetches[delivery.request], fetch.device == id {
            fetches[delivery.request] = nil
            fetch.continuation.resume(returning: delivery)
        } else if let sending = sendings[delivery.request], sending.device == id, let reason = delivery.failure {
            sending.refuse(reason)
        }
    }

    /// Ends a request that has no answer yet.
    mutating func fail(_ request: Int, _ error: any Error) {
        fetches.removeValue(forKey: request)?.continuation.resume(throwing: error)
    }
}

/// A request for a payload that was sent to a device, and to no other.
struct PendingFetch {
    let device: String
    let continuation: CheckedContinuation<DeliveryPacket, any Error>
}
