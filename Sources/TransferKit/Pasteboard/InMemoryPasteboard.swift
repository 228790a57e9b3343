import Synchronization

/// A clipboard in memory, for tests and for transfers within a process.
public final class InMemoryPasteboard: PasteboardTransport {
    private struct State {
        var offer: TransferOffer?
        var publication: Publication?
    }

    private let state = Mutex(State())
    private let observers = ChangeObservers()

    /// A Boolean value that indicates whether contents are delivered as another program would receive them, using the names and bytes of
    /// the wire.
    public let crossesProcesses: Bool

    /// Creates an empty clipboard.
    public init(crossesProcesses: Bool = false) { self.crossesProcesses = crossesProcesses }

    @discardableResult
    public func publish(_ offer: TransferOffer) -> Publication {
        let publication = Publication()
        replace(with: State(offer: offer, publication: publication))
        return publication
    }

    public func clear() { replace(with: State()) }

    public func contents() -> PasteboardContents {
        guard let (offer, publication) = state.withLock({ state in state.offer.map { ($0, state.publication) } }) else {
            return .empty
        }
        guard crossesProcesses else { return .own(offer) }
        return .other(
            IncomingOffer(names: offer.names) { name, sink in
                publication?.willDeliver()
                do {
                    try await offer.send(name, to: sink)
                    publication?.didEndDelivery(name, isComplete: true)
                } catch {
                    publication?.didEndDelivery(name, isComplete: false)
                    throw error
                }
            }
        )
    }

    public func changeCount() -> Int { observers.count }

    public func changes() -> AsyncStream<Int> { observers.stream() }

    public func storeForOthers() {}

    private func replace(with new: sending State) {
        let old = state.withLock { state in
            defer { state = new }
            return state.publication
        }
        old?.didEnd()
        observers.didChange()
    }
}
