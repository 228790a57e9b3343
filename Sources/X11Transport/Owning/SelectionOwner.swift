import CXCB
import Glibc
internal import TransferKit

/// An offer of this program's in a selection, and the requests of others for it (ICCCM, section 2).
///
/// It lives on the loop of its connection.
final class SelectionOwner {
    let offer: TransferOffer
    let publication: Publication

    private let connection: X11Connection
    private let selection: xcb_atom_t
    private let window: xcb_window_t
    private let time: xcb_timestamp_t
    private let queue: TransferQueue
    /// The names of the offer by their atoms.
    private let names: [xcb_atom_t: String]
    /// The atoms in the order of the names.
    private let targets: [xcb_atom_t]

    /// Takes a selection.
    /// - Parameters:
    ///   - window: A window of this program, which will own the selection.
    ///   - queue: The queue that sends the payloads.
    ///   - publication: The receiver of the deliveries: that of a previous owner that this one replaces.
    /// - Throws: ``TransferWireError``.
    init(
        _ offer: TransferOffer,
        in selection: xcb_atom_t,
        of connection: X11Connection,
        window: xcb_window_t,
        queue: TransferQueue,
        publication: Publication = Publication()
    ) throws {
        try connection.check()
        self.offer = offer
        self.connection = connection
        self.selection = selection
        self.window = window
        self.queue = queue
        self.publication = publication
        let atoms = connection.atoms.intern(offer.names)
        targets = atoms.filter { $0 != Atoms.none }
        names = Dictionary(zip(atoms, offer.names), uniquingKeysWith: { first, _ in first })
        guard let time = try connection.time(at: window) else {
            throw TransferWireError.broken(
                "another program destroyed the window that was to own the clipboard; copy again"
            )
        }
        self.time = time
        xcb_set_selection_owner(connection.pointer, window, selection, time)
        // Another program may have taken it at a later time.
        guard try connection.owner(of: selection) == window else {
            throw TransferWireError.broken("another program took the clipboard at the same moment; copy again")
        }
    }

    /// The targets that a clipboard manager is to save.
    var savedTargets: [xcb_atom_t] { targets }

    /// Answers another program's request.
    func answer(_ request: xcb_selection_request_event_t) {
        // Clients from before ICCCM name no property; the target's name is used then (section 2.2).
        let property = request.property == Atoms.none ? request.target : request.property
        let isInTime =
            request.time == xcb_timestamp_t(XCB_CURRENT_TIME) || !Self.isEarlier(request.time, than: time)
        guard request.owner == window, isInTime else { return connection.reply(to: request, property: Atoms.none) }
        if request.target == connection.atoms[.multiple] {
            // The property determines the wanted target.
            guard request.property != Atoms.none else { return connection.reply(to: request, property: Atoms.none) }
            answerMultiple(request)
        } else {
            convert(request.target, for: request.requestor, to: property) { [self] isDone in
                connection.reply(to: request, property: isDone ? property : Atoms.none)
            }
        }
    }

    // MARK: Conversions

    /// Sets a property to the payload of a target.
    /// - Parameter reply: Called once, with whether the property is set or its first part is about to be.
    private func convert(
        _ target: xcb_atom_t,
        for requestor: xcb_window_t,
        to property: xcb_atom_t,
        reply: @escaping (Bool) -> Void
    ) {
        switch target {
        case connection.atoms[.targets]:
            let meta = [Atoms.Name.targets, .timestamp, .multiple, .saveTargets].map { connection.atoms[$0] }
            set(property, of: requestor, to: targets + meta, type: Atoms.atom)
            reply(true)
        case connection.atoms[.timestamp]:
            set(property, of: requestor, to: [time], type: Atoms.integer)
            reply(true)
        case connection.atoms[.saveTargets]:
            // It is the clipboard manager that saves; to be asked for it is answered with nothing (section 2.6.1).
            set(property, of: requestor, to: [], type: connection.atoms[.null])
            reply(true)
        default:
            guard let name = names[target] else { return reply(false) }
            let destination = OutgoingTransfer.Destination(
                window: requestor,
                property: property,
                type: name == "TEXT" ? connection.atoms[.utf8String] : target,
                name: name
            )
            publication.willDeliver()
            queue.add(offer, name: name, to: destination, reply: reply) { [publication] isComplete in
                publication.didEndDelivery(name, isComplete: isComplete)
            }
        }
    }

    /// Answers a request for several targets at once, each with its own property (section 2.6.2).
    private func answerMultiple(_ request: xcb_selection_request_event_t) {
        let maximumCount = 1000
        let cookie = xcb_get_property(
            connection.pointer,
            0,
            request.requestor,
            request.property,
            xcb_atom_t(XCB_GET_PROPERTY_TYPE_ANY.rawValue),
            0,
            UInt32(maximumCount * 2)
        )
        guard let reply = connection.answers.reply(cookie.sequence, as: xcb_get_property_reply_t.self) else {
            return connection.reply(to: request, property: Atoms.none)
        }
        defer { free(reply) }
        let bytes = UnsafeRawBufferPointer(
            start: xcb_get_property_value(reply),
            count: Int(xcb_get_property_value_length(reply))
        )
        guard reply.pointee.format == 32, reply.pointee.bytes_after == 0, bytes.count.isMultiple(of: 8) else {
            return connection.reply(to: request, property: Atoms.none)
        }
        let pairs = PairList(Array(bytes.bindMemory(to: xcb_atom_t.self)))
        guard pairs.count > 0 else { return connection.reply(to: request, property: request.property) }
        for index in 0..<pairs.count {
            let (target, property) = pairs[index]
            let isPossible = target != connection.atoms[.multiple] && property != Atoms.none
            let finish: (Bool) -> Void = { [self] isDone in
                guard pairs.answer(index, isDone: isDone) else { return }
                set(request.property, of: request.requestor, to: pairs.atoms, type: connection.atoms[.atomPair])
                connection.reply(to: request, property: request.property)
            }
            if isPossible {
                convert(target, for: request.requestor, to: property, reply: finish)
            } else {
                finish(false)
            }
        }
    }

    private func set(_ property: xcb_atom_t, of window: xcb_window_t, to values: [UInt32], type: xcb_atom_t) {
        let replace = UInt8(XCB_PROP_MODE_REPLACE.rawValue)
        xcb_change_property(connection.pointer, replace, window, property, type, 32, UInt32(values.count), values)
    }

    /// Returns whether a time of the server's is before another. Times wrap around after 49.7 days.
    private static func isEarlier(_ time: xcb_timestamp_t, than other: xcb_timestamp_t) -> Bool {
        Int32(bitPattern: time &- other) < 0
    }
}

/// The pairs of targets and properties of a request for several.
private final class PairList {
    private(set) var atoms: [xcb_atom_t]
    private var unanswered: Int

    init(_ atoms: [xcb_atom_t]) {
        self.atoms = atoms
        unanswered = atoms.count / 2
    }

    var count: Int { atoms.count / 2 }

    subscript(index: Int) -> (target: xcb_atom_t, property: xcb_atom_t) { (atoms[index * 2], atoms[index * 2 + 1]) }

    /// Notes how one ended; the property of one that failed becomes none.
    /// - Returns: Whether all have ended.
    func answer(_ index: Int, isDone: Bool) -> Bool {
        if !isDone { atoms[index * 2 + 1] = Atoms.none }
        unanswered -= 1
        return unanswered == 0
    }
}
