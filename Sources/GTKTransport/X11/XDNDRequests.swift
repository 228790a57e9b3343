import CGDKX11
import CGTK
import Foundation
import TransferKit

/// An object that answers the requests of X11's drop targets that GDK cannot answer: names that are not MIME types, payloads of numbers,
/// and direct save.
///
/// GDK serves names with a slash, and the ICCCM's names for text, all as bytes. A colour consists of four numbers, and
/// some programs accept no other form (see ``WireType/itemSize(of:byteCount:)``). A file manager that takes no data
/// saves the item by the protocol for direct save (freedesktop.org, version 0): the source puts the file's name into a
/// property of its window, the target replaces the name with the URI for the file, and requests ``WireType/directSave``. The
/// answer is a letter.
@MainActor
final class XDNDRequests {
    /// The offer of a drag.
    private struct Source {
        // The drag's content provider keeps it, which GDK keeps for as long as targets may ask.
        weak var offer: TransferOffer?
        let deliveries: DragDeliveries
    }

    /// The greatest number of bytes that are put into a property at once, which every server accepts in one request.
    private static let longestAnswer = 200_000
    /// The longest URI that is read, in units of four bytes.
    private static let longestURI = 16 << 10

    /// The displays that are listened on.
    // Lifetime: the listener of a display owns it.
    private static var listeners: [OpaquePointer: XDNDRequests] = [:]

    private let display: XDisplay
    /// The drags under way by their windows: one may be read while the next has begun.
    private var sources: [UInt: Source] = [:]

    /// Returns the listener on a display; nil if that is not X11's.
    static func listener(on display: OpaquePointer?) -> XDNDRequests? {
        guard let display = XDisplay(display) else { return nil }
        if let listener = listeners[display.pointer] { return listener }
        let listener = XDNDRequests(display)
        listeners[display.pointer] = listener
        return listener
    }

    private init(_ display: XDisplay) {
        self.display = display
        let selection = display.atom("XdndSelection")
        display.listen { [weak self] event in
            guard event.type == SelectionRequest, event.xselectionrequest.selection == selection else { return false }
            return self?.answer(event.xselectionrequest) ?? false
        }
    }

    /// The window of the drag that began last, which has no name here except as the owner of the selection.
    var window: UInt { UInt(XGetSelectionOwner(display.connection, display.atom("XdndSelection"))) }

    /// Answers for a drag that has begun.
    func begin(_ offer: TransferOffer, _ deliveries: DragDeliveries, of window: UInt?) {
        guard let window else { return }
        sources[window] = Source(offer: offer, deliveries: deliveries)
        guard let name = offer.savedFileName else { return }
        display.setProperty(
            display.atom(WireType.directSave),
            of: Window(window),
            type: display.atom("text/plain"),
            to: Data(name.utf8)
        )
    }

    /// Answers no longer for a drag, which has ended and been read. Its window may be that of the next.
    func end(_ deliveries: DragDeliveries, of window: UInt?) {
        if let window, sources[window]?.deliveries === deliveries { sources[window] = nil }
    }

    /// Returns whether the request is answered here.
    private func answer(_ request: XSelectionRequestEvent) -> Bool {
        guard let source = sources[UInt(request.owner)], let offer = source.offer,
            let name = display.name(of: request.target)
        else { return false }
        if name == WireType.directSave, offer.savedFileName != nil {
            let list = display.property(
                display.atom(WireType.directSave),
                of: request.owner,
                length: Self.longestURI
            )
            let place = list.flatMap { URIList.decode($0.bytes).first }
            deliver(name, of: source, to: request) {
                guard let place, place.isFileURL else { return Data("F".utf8) }
                try await offer.save(to: place)
                return Data("S".utf8)
            }
            return true
        }
        guard name == WireType.netscapeURL || WireType.consistsOfNumbers(name), offer.names.contains(name) else {
            return false
        }
        deliver(name, of: source, to: request) { try await offer.data(for: name) }
        return true
    }

    private func deliver(
        _ name: String,
        of source: Source,
        to request: XSelectionRequestEvent,
        _ make: @escaping @Sendable () async throws -> Data
    ) {
        source.deliveries.willDeliver()
        Task {
            do {
                let data = try await make()
                guard data.count <= Self.longestAnswer else {
                    throw TransferWireError.tooLarge(limit: Self.longestAnswer)
                }
                send(data, itemSize: WireType.itemSize(of: name, byteCount: data.count), for: request)
                // A file that is to be saved elsewhere was not given out.
                source.deliveries.didEndDelivery(
                    name,
                    isComplete: name != WireType.directSave || data == Data("S".utf8)
                )
            } catch {
                logger.error("\(name) could not be given to another program: \(error)")
                // For direct save this is the letter for an error: the target gives up.
                send(name == WireType.directSave ? Data("E".utf8) : nil, for: request)
                source.deliveries.didEndDelivery(name, isComplete: false)
            }
        }
    }

    /// Ends a request.
    /// - Parameters:
    ///   - data: Nil where it is refused.
    ///   - itemSize: The size of its items in bits.
    private func send(_ data: Data?, itemSize: Int = 8, for request: XSelectionRequestEvent) {
        let property = request.property == 0 ? request.target : request.property
        if let data {
            display.setProperty(property, of: request.requestor, type: request.target, to: data, itemSize: itemSize)
        }
        display.answer(request, in: data == nil ? nil : property)
    }
}
