/// What becomes of an offer that was put on a clipboard.
public final class Publication: Sendable {
    /// The names of the payloads that other programs have received in full, each as soon as it has.
    ///
    /// The sequence ends when other contents are on the clipboard, or when the clipboard keeps the offer without this
    /// process. One task can wait for it.
    public let deliveries: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    /// Creates the publication of an offer that is on a clipboard.
    public init() {
        // Nobody has to listen, so what nobody hears is not kept for ever.
        (deliveries, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1000))
    }

    /// Tells that another program has received a payload.
    public func didDeliver(_ name: String) { continuation.yield(name) }

    /// Tells that the clipboard no longer needs this process for the offer.
    public func didEnd() { continuation.finish() }

    /// Waits until the clipboard no longer needs this process for the offer.
    public func end() async {
        for await _ in deliveries {}
    }
}
