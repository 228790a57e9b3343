import CoreTransferable

/// A clipboard that items can be put on and taken from: a window system's, or one in memory.
@MainActor
public protocol PasteboardTransport: AnyObject {
    /// Puts an offer on the clipboard in place of what was there.
    func publish(_ offer: TransferOffer)

    /// What is on the clipboard now. Nothing is read to find out.
    var contents: PasteboardContents { get }

    /// Told each time that other contents are there.
    func onChange(_ action: @escaping @MainActor () -> Void)
}

/// What is on a clipboard.
public enum PasteboardContents: Sendable {
    case empty
    /// Put there by this process: receivers get the items themselves, and nothing is encoded.
    case own(TransferOffer)
    /// Put there by another program.
    case other(IncomingOffer)

    /// The items on the clipboard.
    public func items() async -> [NSItemProvider] {
        switch self {
        case .empty: []
        case .own(let offer): offer.items
        case .other(let offer): await offer.items()
        }
    }

    /// Whether something may fit one of some types. Nothing is read to find out.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        switch self {
        case .empty: false
        case .own(let offer): offer.items.contains { $0.hasRepresentation(conformingToAnyOf: types) }
        case .other(let offer): offer.mayHave(anyOf: types)
        }
    }
}

extension NSItemProvider {
    /// Whether one of the representations fits one of some types.
    package func hasRepresentation(conformingToAnyOf types: [UTType]) -> Bool {
        representations.contains { representation in
            types.contains { representation.contentType.conforms(to: $0) }
        }
    }
}

/// A clipboard in memory, for tests and for programs without a window system.
@MainActor
public final class InMemoryPasteboard: PasteboardTransport {
    private var offer: TransferOffer?
    private var observers: [@MainActor () -> Void] = []

    /// Whether contents are handed over as another program would receive them, through the wire's names and bytes.
    public var crossesProcesses: Bool

    /// Creates an empty clipboard.
    public init(crossesProcesses: Bool = false) { self.crossesProcesses = crossesProcesses }

    public func publish(_ offer: TransferOffer) {
        self.offer = offer
        for observer in observers { observer() }
    }

    public var contents: PasteboardContents {
        guard let offer else { return .empty }
        return crossesProcesses ? .other(offer.asReceived) : .own(offer)
    }

    public func onChange(_ action: @escaping @MainActor () -> Void) { observers.append(action) }
}
