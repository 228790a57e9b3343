import CWayland
import Glibc
import SystemSupport

/// An offer of another program or of this one, as the compositor announces it.
final class SelectionOffer {
    /// The limits of the number of names and of their length. Office programs offer some fifty.
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

    /// Adds a name, which is untrusted.
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
