import CoreTransferable
import Foundation
import Synchronization

/// The formats of a web page in an offer of a browser, which are known after their containers were read.
final class OfferedPageFormats: Sendable {
    /// The names of the containers, the map first.
    let containers: [String]
    private let known = KnownFormats()
    private let openedOffer = Mutex<IncomingOffer?>(nil)

    /// The formats, for the closure that receives them. It is kept by the opened offer, which this object keeps.
    private final class KnownFormats: Sendable {
        let formats = Mutex(PageFormats())
    }

    /// Creates the formats of an offer; nil if it has no container.
    init?(in names: [String]) {
        containers = PageFormats.containers(among: names)
        if containers.isEmpty { return nil }
    }

    /// The offer with the names of the formats; nil until all containers were read.
    var opened: IncomingOffer? { openedOffer.withLock { $0 } }

    /// Returns an offer with the names of the formats.
    /// - Parameter isComplete: Whether the containers were read, so that there is no need to ask for them again.
    func open(_ formats: PageFormats, of offer: IncomingOffer, isComplete: Bool) -> IncomingOffer {
        openedOffer.withLock { opened in
            if let opened { return opened }
            known.formats.withLock { $0 = formats }
            let offer = IncomingOffer(offer, listing: formats.names)
            if isComplete { opened = offer }
            return offer
        }
    }

    /// Returns a closure that receives the formats by their names, and anything else as the given one does.
    func receiving(_ receive: @escaping IncomingOffer.Receive) -> IncomingOffer.Receive {
        { [known] name, sink in
            switch known.formats.withLock({ $0.source(of: name) }) {
            case nil: try await receive(name, sink)
            case .payload(let payload)?: try await receive(payload, sink)
            case .text(let text)?: try await sink.write(.data(PageText.utf8(text)))
            }
        }
    }
}

extension IncomingOffer {
    /// Returns whether a web page may have a format of one of some types, as long as that is unknown.
    func mayHavePageFormats(of types: [UTType]) -> Bool {
        guard let pages, pages.opened == nil else { return false }
        return types.contains(where: PageFormats.mayHave)
    }

    /// Returns the offer with the names of a web page's own formats added. The containers of the formats are read once, and the formats
    /// when they are loaded.
    /// - Parameter types: The types that the receiver takes; nil if they are unknown. Nothing is read for a receiver
    ///   that can have each of them without a page's formats.
    /// - Returns: The offer itself if it has no such formats.
    package func withPageFormats(for types: [UTType]? = nil) async -> IncomingOffer {
        guard let pages else { return self }
        if let opened = pages.opened { return opened }
        if let types {
            let offered = contentTypes
            let isNeeded = types.contains { type in
                PageFormats.mayHave(type) && !offered.contains { $0.conforms(to: type) }
                    && !FormPreference.hasSameKind(as: type, among: offered)
            }
            guard isNeeded else { return self }
        }
        var formats = PageFormats()
        var isComplete = true
        for container in pages.containers {
            do {
                formats.add(try await answer(for: [container], for: types).data, of: container, among: names)
            } catch {
                // What the sender does not give out now may be had the next time.
                isComplete = false
                if error is RepresentationSearch.Unanswered { break }
            }
        }
        return pages.open(formats, of: self, isComplete: isComplete)
    }

    /// The names that the page uses for the types of its formats, for an offer that lists them; see ``withPageFormats(for:)``.
    package var pageNames: [UTType: String] {
        let pairs = names.filter { $0.hasPrefix(WireType.pagePrefix) }.compactMap { name in
            WireType.contentType(for: name).map { ($0, String(name.dropFirst(WireType.pagePrefix.count))) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
