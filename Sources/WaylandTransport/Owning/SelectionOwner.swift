import CWayland
import SystemSupport
import TransferKit

/// This process's offer on a selection.
final class SelectionOwner {
    let offer: TransferOffer
    let publication = Publication()
    let proxy: Proxy
    /// Called when the selection has other contents.
    var onCancel: () -> Void = {}

    private let limits: TransferLimits
    private let requests: TransferQueue
    /// The longest name that is offered: a message has 4096 bytes at most, and a longer one would break the connection.
    private static let longestName = 1024

    init?(_ offer: TransferOffer, on device: SelectionDevice, limits: TransferLimits, requests: TransferQueue) {
        guard let proxy = device.makeSource() else { return nil }
        self.offer = offer
        self.proxy = proxy
        self.limits = limits
        self.requests = requests
        for name in offer.names where name.utf8.count <= Self.longestName {
            proxy.request(SelectionProtocol.offerType, .string(name))
        }
        let numbers = device.numbers
        proxy.onEvent = { [weak self] number, arguments in
            switch number {
            case numbers.sendEvent:
                // Every descriptor that arrives is this process's to close.
                let pipe = Descriptor(arguments[1].h, name: "The receiver's pipe")
                guard let name = arguments[0].s.flatMap({ String(validatingCString: $0) }) else { return }
                self?.send(name, through: pipe)
            case numbers.cancelledEvent: self?.cancel()
            default: break
            }
        }
    }

    private func send(_ name: String, through pipe: Descriptor) {
        let request = TransferQueue.Request(
            name: name,
            offer: offer,
            publication: publication,
            pipe: pipe,
            limits: limits
        )
        requests.add(request)
    }

    private func cancel() {
        onCancel()
        end()
    }

    /// Ends the offer. Payloads on their way are sent to their end.
    func end() {
        proxy.destroy(SelectionProtocol.destroySource)
        publication.didEnd()
    }
}
