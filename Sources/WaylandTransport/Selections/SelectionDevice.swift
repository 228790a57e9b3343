import CWayland
import CWaylandProtocols

/// A seat's selections, through one of the protocols.
final class SelectionDevice {
    let numbers: SelectionProtocol
    /// Called with the current offer of the clipboard, or of the primary selection; nil if there is none.
    var onSelection: (SelectionOffer?) -> Void = { $0?.destroy() }
    var onPrimary: (SelectionOffer?) -> Void = { $0?.destroy() }
    /// Called when the compositor has announced one of them.
    var onAnnouncement: () -> Void = {}
    /// Called when the seat is removed.
    var onFinished: () -> Void = {}
    /// A Boolean value that indicates whether the device has the primary selection too.
    let hasPrimary: Bool

    private let manager: Proxy
    private let proxy: Proxy
    /// Offers whose purpose the compositor has not announced.
    private var introduced: [SelectionOffer] = []
    /// The number of such offers that are kept. Several at once occur only with drags, which are not supported here.
    private static let maximumIntroduced = 8

    init(_ numbers: SelectionProtocol, globals: Globals, seat: Proxy) throws {
        self.numbers = numbers
        hasPrimary = numbers.setPrimary != nil && globals.version(of: numbers.manager.name)! >= numbers.primaryVersion
        // Of Wayland's own, version 1 has all that a clipboard needs.
        manager = try globals.bind(numbers.manager.name, upTo: max(1, numbers.primaryVersion))
        guard let proxy = manager.make(numbers.device, SelectionProtocol.getDevice, .new, .object(seat)) else {
            throw WaylandError.disconnected(reason: "\(numbers.device.name) could not be made")
        }
        self.proxy = proxy
        proxy.onEvent = { [weak self] number, arguments in self?.handle(number, arguments) }
    }

    private func handle(_ number: Int, _ arguments: Proxy.Arguments) {
        switch number {
        case SelectionProtocol.dataOfferEvent:
            guard let offer = proxy.adopt(arguments[0]) else { return }
            if introduced.count == Self.maximumIntroduced { introduced.removeFirst().destroy() }
            introduced.append(SelectionOffer(offer, numbers: numbers))
        case numbers.selectionEvent:
            onSelection(takeIntroduced(arguments[0]))
            onAnnouncement()
        case numbers.primaryEvent:
            onPrimary(takeIntroduced(arguments[0]))
            onAnnouncement()
        case numbers.finishedEvent: onFinished()
        default: break
        }
    }

    private func takeIntroduced(_ argument: wl_argument) -> SelectionOffer? {
        guard let pointer = argument_object(argument),
            let index = introduced.firstIndex(where: { $0.proxy.pointer == pointer })
        else { return nil }
        return introduced.remove(at: index)
    }

    /// Creates a source for an offer.
    func makeSource() -> Proxy? { manager.make(numbers.source, SelectionProtocol.createSource, .new) }

    /// Puts a source on a selection.
    /// - Parameters:
    ///   - source: The source, or nil to remove the contents.
    ///   - isPrimary: Whether to set the primary selection of a device that has both.
    ///   - serial: The serial of the event that gave this process the keyboard focus, if that is required.
    func set(_ source: Proxy?, isPrimary: Bool, serial: UInt32) {
        let request = isPrimary ? numbers.setPrimary ?? numbers.setSelection : numbers.setSelection
        if numbers.needsFocus {
            proxy.request(request, .object(source), .number(serial))
        } else {
            proxy.request(request, .object(source))
        }
    }
}
