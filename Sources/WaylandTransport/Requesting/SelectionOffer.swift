import CWayland
import Glibc
import SystemSupport

/// What another program offers, or this one, as the compositor tells it.
final class SelectionOffer {
    /// How many names are taken, and how long they may be. Office programs offer some fifty.
    private static let maximumNameCount = 1000
    private static let longestName = 1024

    let proxy: Proxy
    private let numbers: SelectionProtocol
    /// The names of the payloads, in the sender's order.
    private(set) var names: [String] = []
    private var known: Set<String> = []

    init(_ proxy: Proxy, numbers: SelectionProtocol) {
        self.proxy = proxy
        self.numbers = numbers
        proxy.onEvent = { [weak self] number, arguments in
            guard number == SelectionProtocol.offerType, let name = arguments[0].s else { return }
            self?.add(name)
        }
    }

    /// Takes a name, which is whatever another program made of it.
    private func add(_ name: UnsafePointer<CChar>) {
        guard names.count < Self.maximumNameCount, strnlen(name, Self.longestName + 1) <= Self.longestName,
            let name = String(validatingCString: name), !name.isEmpty, known.insert(name).inserted
        else { return }
        names.append(name)
    }

    func has(_ name: String) -> Bool { known.contains(name) }

    /// Asks for a payload. libwayland duplicates the descriptor, so it can be closed at once.
    func receive(_ name: String, through descriptor: Descriptor) {
        proxy.request(numbers.receive, .string(name), .descriptor(descriptor))
    }

    func destroy() { proxy.destroy(numbers.destroyOffer) }
}
