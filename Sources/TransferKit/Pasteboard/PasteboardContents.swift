import CoreTransferable
import SystemSupport

/// The contents of a clipboard.
public enum PasteboardContents: Sendable {
    /// No contents.
    case empty
    /// Contents that this process put there. Receivers get the items themselves, and nothing is encoded.
    case own(TransferOffer)
    /// Contents that another program put there.
    case other(IncomingOffer)

    /// Returns the items on the clipboard.
    /// - Parameter types: The types that the receiver takes; nil if those are not known. See
    ///   ``IncomingOffer/items(for:)``.
    public func items(for types: [UTType]? = nil) async -> [NSItemProvider] {
        switch self {
        case .empty: []
        case .own(let offer): offer.items
        case .other(let offer): await offer.items(for: types)
        }
    }

    /// The sender's marks for the treatment of the contents.
    package var marks: OfferMarks {
        switch self {
        case .empty: []
        case .own(let offer): offer.marks
        case .other(let offer): offer.marks
        }
    }

    /// The items that are known before anything is read. For another program, one item stands for all of them, with the types that the
    /// program offers; its representations are read when they are loaded.
    package var itemsInSight: [NSItemProvider] {
        switch self {
        case .empty: []
        case .own(let offer): offer.items
        case .other(let offer): [offer.standIn]
        }
    }

    /// Returns a Boolean value that indicates whether something in the contents may fit one of the specified types. The check reads
    /// nothing.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        switch self {
        case .empty: false
        case .own(let offer): offer.items.contains { $0.hasRepresentation(conformingToAnyOf: types) }
        case .other(let offer): offer.mayHave(anyOf: types)
        }
    }

    /// Returns a Boolean value that indicates whether an item has one of the specified types, without considering another program's list of
    /// URIs. The check reads no payload.
    package func surelyHas(anyOf types: [UTType]) -> Bool {
        switch self {
        case .empty, .own: mayHave(anyOf: types)
        case .other(let offer): offer.surelyHas(anyOf: types)
        }
    }

    /// Returns a Boolean value that indicates whether an item has one of the specified types. If no other payload does, the check reads
    /// another program's list of URIs once.
    package func has(anyOf types: [UTType]) async -> Bool {
        switch self {
        case .empty, .own: mayHave(anyOf: types)
        case .other(let offer): await offer.has(anyOf: types)
        }
    }

    /// Returns a comparison, for the log, of the available types with those that a receiver takes.
    package func comparison(with types: [UTType]) -> String {
        let offered =
            switch self {
            case .empty: "nothing"
            case .own(let offer): offer.items.flatMap(\.registeredTypeIdentifiers).joined(separator: ", ")
            case .other(let offer): offer.names.joined(separator: ", ")
            }
        let taken = types.map(\.identifier).joined(separator: ", ")
        return "there is \(offered); what is taken is \(taken.isEmpty ? "nothing" : taken)."
    }
}

extension NSItemProvider {
    /// Returns a Boolean value that indicates whether one of the representations fits one of the specified types.
    package func hasRepresentation(conformingToAnyOf types: [UTType]) -> Bool {
        receivableTypes.contains { type in types.contains { type.conforms(to: $0) } }
    }
}

extension IncomingOffer {
    /// An item with all types that receivers in this process can have.
    fileprivate var standIn: NSItemProvider {
        let item = NSItemProvider()
        let offered = contentTypes
        for type in receivableTypes {
            let load: @Sendable (Progress) async throws -> Data = { _ in
                guard let first = await self.items(for: [type]).first else {
                    throw TransferWireError.notOffered(type.identifier)
                }
                return try await first.loadReceivable(type)
            }
            if offered.contains(type) {
                item.registerData(for: type, load: load)
            } else {
                item.registerConversion(to: type, load: load)
            }
        }
        return item
    }
}
