import CXCB
import Glibc
import SystemSupport
internal import TransferKit

/// The receipt of one payload of a selection, in one piece or in increments (ICCCM, sections 2.2 and 2.7.2).
///
/// It has a separate window for its events, so late messages of an owner reach no other request. It lives on the loop
/// of its connection and keeps itself alive until it ends.
final class IncomingTransfer {
    /// The state of the transfer, in which more bytes may arrive immediately or later.
    enum Flow {
        case more
        /// The next bytes arrive after ``IncomingTransfer/proceed()``.
        case wait
    }

    /// The form of the property that is expected.
    enum Form {
        case bytes
        /// A list of atoms.
        case atoms
    }

    /// The error for a selection without an owner.
    static let unowned = TransferWireError.broken("nothing is on the clipboard any more")

    private static let ownerEnded = "the program that owned the clipboard ended"

    /// The number of bytes of a property that are read at once.
    private static let partSize = 256 << 10

    private enum State {
        /// The owner has not answered.
        case asked
        /// A property is read from an offset, in bytes; more follow when it is one of several.
        case reading(offset: Int, isIncrement: Bool)
        /// The owner is to set the property again.
        case awaitingIncrement
        case over
    }

    private let connection: X11Connection
    private let limits: TransferLimits
    private let form: Form
    private let whenUnowned: Result<Void, any Error>
    private let isAtWork: () -> Bool
    private let take: (UnsafeRawBufferPointer) throws -> Flow
    private let end: (Result<Void, any Error>) -> Void
    private let window: xcb_window_t
    private let target: xcb_atom_t
    private var state = State.asked
    private var isPaused = false
    /// A Boolean value that indicates whether the owner has ended. What it had set before is read, but nothing follows.
    private var ownerIsGone = false
    private var count = 0
    private var listeners: [X11Connection.Listener] = []
    private var timer: EventLoop.Timer?
    private var pace: TransferPace
    private var keptAlive: IncomingTransfer?

    /// Asks the owner of a selection for a payload.
    /// - Parameters:
    ///   - target: The wanted target.
    ///   - parameter: Atoms that the request carries in its property, as a request with side effects may.
    ///   - whenUnowned: The end where the selection has no owner.
    ///   - isAtWork: Whether the owner, which has not answered in time, has done something else that shows that it will.
    ///   - take: Takes the next bytes, which are there until it returns.
    ///   - end: Called once, with an error unless all bytes have been taken.
    @discardableResult
    static func start(
        _ connection: X11Connection,
        of selection: xcb_atom_t,
        to target: xcb_atom_t,
        form: Form = .bytes,
        parameter: [xcb_atom_t]? = nil,
        limits: TransferLimits,
        whenUnowned: Result<Void, any Error> = .failure(IncomingTransfer.unowned),
        isAtWork: @escaping () -> Bool = { false },
        take: @escaping (UnsafeRawBufferPointer) throws -> Flow,
        end: @escaping (Result<Void, any Error>) -> Void
    ) -> IncomingTransfer? {
        do {
            try connection.check()
        } catch {
            end(.failure(error))
            return nil
        }
        let conversion = IncomingTransfer(
            connection,
            to: target,
            form: form,
            limits: limits,
            whenUnowned: whenUnowned,
            isAtWork: isAtWork,
            take: take,
            end: end
        )
        conversion.ask(selection, parameter: parameter)
        return conversion
    }

    private init(
        _ connection: X11Connection,
        to target: xcb_atom_t,
        form: Form,
        limits: TransferLimits,
        whenUnowned: Result<Void, any Error>,
        isAtWork: @escaping () -> Bool,
        take: @escaping (UnsafeRawBufferPointer) throws -> Flow,
        end: @escaping (Result<Void, any Error>) -> Void
    ) {
        self.connection = connection
        self.target = target
        self.form = form
        self.limits = limits
        pace = TransferPace(limits: limits)
        self.whenUnowned = whenUnowned
        self.isAtWork = isAtWork
        self.take = take
        self.end = end
        window = connection.makeWindow()
    }

    private func ask(_ selection: xcb_atom_t, parameter: [xcb_atom_t]?) {
        keptAlive = self
        listeners.append(connection.listen(to: window) { [weak self] in self?.handle($0) })
        let ownerCookie = xcb_get_selection_owner(connection.pointer, selection)
        let property = connection.atoms[.transfer]
        if let parameter {
            let replace = UInt8(XCB_PROP_MODE_REPLACE.rawValue)
            let count = UInt32(parameter.count)
            xcb_change_property(connection.pointer, replace, window, property, Atoms.atom, 32, count, parameter)
        }
        xcb_convert_selection(
            connection.pointer,
            window,
            selection,
            target,
            property,
            xcb_timestamp_t(XCB_CURRENT_TIME)
        )
        // The transfer begins while the server still knows the owner. If the owner ends afterwards, the server reports
        // it.
        guard let owner = connection.owner(ownerCookie) else {
            do {
                try connection.check()
                return finish(whenUnowned)
            } catch {
                return finish(.failure(error))
            }
        }
        listeners.append(
            connection.listen(to: owner, for: XCB_EVENT_MASK_STRUCTURE_NOTIFY) { [weak self] in
                if case .destroyed = $0 { self?.ownerDidEnd() }
            }
        )
        waitForOwner()
    }

    /// Goes on after bytes were taken that ended with ``Flow/wait``.
    func proceed() {
        guard isPaused else { return }
        isPaused = false
        readOn()
    }

    /// Ends the transfer at once.
    func cancel() { finish(.failure(CancellationError())) }

    // MARK: Events

    private func handle(_ event: X11Connection.WindowEvent) {
        switch (event, state) {
        case (.selection(target, property: nil), .asked):
            finish(.failure(TransferWireError.notOffered(connection.atoms.names(of: [target])[0] ?? "that")))
        case (.selection(target, property: _), .asked):
            state = .reading(offset: 0, isIncrement: false)
            readOn()
        case (.propertyChanged(connection.atoms[.transfer]), .awaitingIncrement):
            // The next wait is for the receiver.
            endWaitForOwner()
            state = .reading(offset: 0, isIncrement: true)
            readOn()
        case (.destroyed, _):
            fail("the X server ended it")
        default:
            break
        }
    }

    /// Reads as much as there is and the receiver takes.
    private func readOn() {
        while case .reading(let offset, let isIncrement) = state, !isPaused {
            // Reading to the end of a property deletes it, which asks for the next increment.
            let cookie = xcb_get_property(
                connection.pointer,
                1,
                window,
                connection.atoms[.transfer],
                xcb_atom_t(XCB_GET_PROPERTY_TYPE_ANY.rawValue),
                UInt32(offset / 4),
                UInt32(Self.partSize / 4)
            )
            guard let reply = connection.answers.reply(cookie.sequence, as: xcb_get_property_reply_t.self) else {
                return fail("the property cannot be read")
            }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_property_value(reply),
                count: Int(xcb_get_property_value_length(reply))
            )
            if isIncrement, reply.pointee.type == Atoms.none, offset == 0 {
                // An owner that sets a part in several steps is read once for all of them, and heard of once for each.
                if ownerIsGone { return fail(Self.ownerEnded) }
                state = .awaitingIncrement
                waitForOwner()
                return
            }
            endWaitForOwner()
            if reply.pointee.type == connection.atoms[.incremental], !isIncrement {
                // The size that the owner states is only an estimate, so it is ignored.
                awaitIncrement()
                continue
            }
            if isIncrement, bytes.isEmpty, offset == 0 { return finish(.success(())) }
            guard isWellFormed(reply.pointee) else {
                return finish(.failure(TransferWireError.malformed("the clipboard's owner answered with another type")))
            }
            deliver(bytes)
            guard case .reading = state else { return }
            if reply.pointee.bytes_after > 0 {
                state = .reading(offset: offset + bytes.count, isIncrement: isIncrement)
            } else if isIncrement {
                awaitIncrement()
            } else {
                isPaused = false
                return finish(.success(()))
            }
        }
    }

    /// The property has been deleted, which asks the owner for the next increment.
    private func awaitIncrement() {
        if ownerIsGone {
            // It may have set that before it ended; if it has to be waited for, then for the receiver.
            endWaitForOwner()
            state = .reading(offset: 0, isIncrement: true)
        } else {
            state = .awaitingIncrement
            waitForOwner()
        }
    }

    private func ownerDidEnd() {
        ownerIsGone = true
        switch state {
        case .asked: fail(Self.ownerEnded)
        case .awaitingIncrement:
            awaitIncrement()
            readOn()
        case .reading, .over: break
        }
    }

    private func isWellFormed(_ reply: xcb_get_property_reply_t) -> Bool {
        switch form {
        case .bytes:
            // Owners often give text the type of the target, regardless of the request. A list of atoms is never the
            // contents, because atoms are numbers of this server.
            reply.type != Atoms.none && reply.type != Atoms.atom
        case .atoms:
            // Some old programs answer with the target's own name as the type.
            reply.format == 32 && (reply.type == Atoms.atom || reply.type == connection.atoms[.targets])
        }
    }

    private func deliver(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count <= limits.maximumByteCount - count else {
            return finish(.failure(TransferWireError.tooLarge(limit: limits.maximumByteCount)))
        }
        count += bytes.count
        pace.count(bytes.count)
        guard !bytes.isEmpty else { return }
        do {
            isPaused = try take(bytes) == .wait
        } catch {
            finish(.failure(error))
        }
    }

    // MARK: Ends

    /// Waits for the owner, from now on or further.
    private func waitForOwner() {
        endWaitForOwner()
        timer = connection.loop.after(pace.beginWaiting()) { [weak self] in
            guard let self else { return }
            if isAtWork() {
                pace = TransferPace(limits: limits)
                return waitForOwner()
            }
            finish(.failure(pace.error))
        }
    }

    private func endWaitForOwner() {
        connection.loop.cancel(timer)
        pace.endWaiting()
    }

    private func fail(_ reason: String) {
        do {
            try connection.check()
            finish(.failure(TransferWireError.broken(reason)))
        } catch {
            finish(.failure(error))
        }
    }

    private func finish(_ result: Result<Void, any Error>) {
        if case .over = state { return }
        state = .over
        connection.loop.cancel(timer)
        for listener in listeners { connection.stopListening(listener) }
        connection.destroyWindow(window)
        end(result)
        keptAlive = nil
    }
}
