import CoreTransferable
import SystemSupport

/// The contents of a clipboard.
public enum PasteboardContents: Sendable {
    /// No contents.
    case empty
    /// Put there by this process: receivers get the items themselves, and nothing is encoded.
    case own(TransferOffer)
    /// Put there by another program.
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

    /// The items as they are known before anything is read: of another program, one stands for all, with the types that the
    /// program offers. What is loaded from it is read then.
    package var itemsInSight: [NSItemProvider] {
        switch self {
        case .empty: []
        case .own(let offer): offer.items
        case .other(let offer): [offer.standIn]
        }
    }

    /// Returns a Boolean value that indicates whether something may fit one of some types. Nothing is read to find out.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        switch self {
        case .empty: false
        case .own(let offer): offer.items.contains { $0.hasRepresentation(conformingToAnyOf: types) }
        case .other(let offer): offer.mayHave(anyOf: types)
        }
    }

    /// Returns whether an item has one of some types, regardless of another program's list of URIs. No payload is read.
    package func surelyHas(anyOf types: [UTType]) -> Bool {
        switch self {
        case .empty, .own: mayHave(anyOf: types)
        case .other(let offer): offer.surelyHas(anyOf: types)
        }
    }

    /// Returns whether an item has one of some types. A list of URIs of another program is read, once, if no other
    /// payload has the type.
    package func has(anyOf types: [UTType]) async -> Bool {
        switch self {
        case .empty, .own: mayHave(anyOf: types)
        case .other(let offer): await offer.has(anyOf: types)
        }
    }

    /// Returns a comparison of the available types with those that a receiver takes, for the log.
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
    /// Returns whether one of the representations fits one of some types.
    package func hasRepresentation(conformingToAnyOf types: [UTType]) -> Bool {
        representations.contains { representation in
            types.contains { representation.contentType.conforms(to: $0) }
        }
    }
}

extension IncomingOffer {
    /// An item with all types that the other program offers.
    fileprivate var standIn: NSItemProvider {
        let item = NSItemProvider()
        for type in contentTypes {
            item.registerDataRepresentation(for: type) { completion in
                Task(executorPreference: OwnThreads.current) {
                    guard let first = await self.items(for: [type]).first else {
                        return completion(nil, TransferWireError.notOffered(type.identifier))
                    }
                    _ = first.loadDataRepresentation(for: type, completionHandler: completion)
                }
                return nil
            }
        }
        return item
    }
}
