import CWayland
import CWaylandProtocols

/// A seat's selections, through one of the protocols.
final class SelectionDevice {
    let numbers: SelectionProtocol
    /// Told of the offer that is now the clipboard's, or the primary selection's; nil when there is none.
    var onSelection: (SelectionOffer?) -> Void = { $0?.destroy() }
    var onPrimary: (SelectionOffer?) -> Void = { $0?.destroy() }
    /// Told when the seat is gone.
    var onFinished: () -> Void = {}
    /// Whether the device has the primary selection too.
    let hasPrimary: Bool

    private let manager: Proxy
    private let proxy: Proxy
    /// Offers of which the compositor has not said yet what they are for.
    private var introduced: [SelectionOffer] = []
    /// How many of these are kept. More than one at once come only from drags, which are not taken here.
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
        case numbers.selectionEvent: onSelection(takeIntroduced(arguments[0]))
        case numbers.primaryEvent: onPrimary(takeIntroduced(arguments[0]))
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

    /// Makes what is to be offered.
    func makeSource() -> Proxy? { manager.make(numbers.source, SelectionProtocol.createSource, .new) }

    /// Puts a source on a selection.
    /// - Parameters:
    ///   - source: None takes away what is there.
    ///   - isPrimary: Whether it is the primary selection of a device that has both.
    ///   - serial: Of the event that gave this process the keyboard, where it needs it.
    func set(_ source: Proxy?, isPrimary: Bool, serial: UInt32) {
        let request = isPrimary ? numbers.setPrimary ?? numbers.setSelection : numbers.setSelection
        if numbers.needsFocus {
            proxy.request(request, .object(source), .number(serial))
        } else {
            proxy.request(request, .object(source))
        }
    }
}
