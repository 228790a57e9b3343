import CXCB
import Glibc
import SystemSupport
internal import TransferKit

/// A connection to an X server, with the objects that wait for events of its windows.
///
/// It lives on an ``EventLoop``, which waits for the server; all members are used on the loop's thread only. Answers
/// are awaited in place, for some seconds at most, because they come from the server and never from another program.
final class X11Connection {
    /// An event of a window.
    enum WindowEvent {
        /// The answer to a conversion that the window asked for: the property that has it, nil for a refusal.
        case selection(xcb_atom_t, property: xcb_atom_t?)
        case propertyChanged(xcb_atom_t)
        case propertyDeleted(xcb_atom_t)
        /// The window no longer exists, and usually neither does its program.
        case destroyed
    }

    /// A wait for events of a window; see ``listen(to:for:_:)``.
    struct Listener {
        fileprivate let window: xcb_window_t
        fileprivate let key: Int
    }

    private struct Listening {
        let window: xcb_window_t
        let key: Int
        let mask: UInt32
        let action: (WindowEvent) -> Void
    }

    /// The handlers of selection events.
    struct SelectionHandler {
        let selection: xcb_atom_t
        /// Another program asks for a conversion.
        let request: (xcb_selection_request_event_t) -> Void
        /// This program owns the selection no longer.
        let clear: (xcb_selection_clear_event_t) -> Void
        /// The selection has another owner, which may be none.
        let change: () -> Void
    }

    let pointer: OpaquePointer
    let root: xcb_window_t
    let loop: EventLoop
    let answers: ServerAnswers
    let atoms: Atoms
    /// Called once when the server can no longer be reached.
    var didClose: (() -> Void)?

    private let name: String
    /// The connection's, which xcb closes.
    private let socket: Descriptor
    /// Two at most.
    private var handlers: [SelectionHandler] = []
    /// The listeners in the order in which they were added, a few for each running transfer.
    private var listeners: [Listening] = []
    private var nextKey = 0
    private var firstFixesEvent: UInt8?
    private var closing: TransferWireError?

    /// Connects.
    /// - Parameters:
    ///   - name: The display, such as `:0`; that of `DISPLAY` when nil.
    ///   - loop: The loop that will wait for the server.
    ///   - patience: The longest wait for an answer of the server, in seconds.
    ///   - boundsConnecting: Whether the wait for the first answer has that bound, too, for which a thread is started.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    init(name: String?, loop: EventLoop, patience: Double, boundsConnecting: Bool = true) throws {
        let shown = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
        guard !shown.isEmpty else {
            throw TransferWireError.unreachable("DISPLAY is not set; set it to that of a running X server, such as :0")
        }
        // A number that poll(2) accepts, even for a value that means “never”.
        let patience = patience > 0 ? min(patience, 86_400) : 0
        let attempt =
            boundsConnecting
            ? ServerConnecting.connect(to: name, patience: patience) : ServerConnecting.connectHere(to: name)
        guard let connected = attempt else {
            throw TransferWireError.unanswered(display: shown)
        }
        let pointer = connected.pointer
        guard xcb_connection_has_error(pointer) == 0, let screen = Self.screen(connected.screen, of: pointer) else {
            xcb_disconnect(pointer)
            throw TransferWireError.unreachable(
                "the X display “\(shown)” cannot be reached; start the X server or set DISPLAY and XAUTHORITY to those of one"
            )
        }
        self.name = shown
        self.pointer = pointer
        self.loop = loop
        socket = Descriptor(borrowing: xcb_get_file_descriptor(pointer), name: "The X display “\(shown)”")
        root = screen
        answers = ServerAnswers(pointer, patience: patience)
        atoms = Atoms(pointer, answers)
        loop.watch(socket, for: .readable) { _ in }
        loop.beforeWaiting { [weak self] in self?.process() }
    }

    deinit {
        xcb_disconnect(pointer)
    }

    /// The process that accepts connections with the server; nil if that is unknown, as in a sandbox. An Xwayland's is its compositor.
    var server: Int32? { socket.peerNumber }

    private static func screen(_ number: Int, of connection: OpaquePointer) -> xcb_window_t? {
        var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
        for _ in 0..<number where screens.rem > 0 { xcb_screen_next(&screens) }
        return screens.rem > 0 ? screens.data.pointee.root : nil
    }

    /// - Throws: The error of a failed connection.
    func check() throws(TransferWireError) {
        if xcb_connection_has_error(pointer) != 0 { didFail() }
        if let closing { throw closing }
    }

    /// Ends the connection while its objects may still be held elsewhere, as by tasks that produce a payload without a receiver.
    func disconnect() {
        handlers = []
        // Sends the answers that are complete.
        xcb_flush(pointer)
        close(.unreachable("the connection with the X display “\(name)” was closed"))
        shutdown(xcb_get_file_descriptor(pointer), CInt(SHUT_RDWR))
    }

    /// The greatest number of bytes of a property that one request can set. (A failed connection reports zero.)
    private(set) lazy var maximumPropertySize = max(1 << 10, Int(xcb_get_maximum_request_length(pointer)) * 4 - 64)

    // MARK: Windows

    /// Creates a window that is never shown, which owns a selection or receives a conversion.
    ///
    /// Any program may destroy it, in which case a listener is called.
    func makeWindow() -> xcb_window_t {
        let window = xcb_generate_id(pointer)
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        let inputOnly = UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue)
        xcb_create_window(pointer, 0, window, root, 0, 0, 1, 1, 0, inputOnly, 0, XCB_CW_EVENT_MASK.rawValue, &mask)
        return window
    }

    func destroyWindow(_ window: xcb_window_t) {
        xcb_destroy_window(pointer, window)
        // This program may be on both sides of a transfer.
        let others = listeners.filter { $0.window == window }
        listeners.removeAll { $0.window == window }
        for listening in others { listening.action(.destroyed) }
    }

    /// A connection with the server, this or another program's: each has a range of numbers for its windows.
    typealias Client = UInt32

    /// Returns the connection that a window was made through.
    func client(of window: xcb_window_t) -> Client { window & ~xcb_get_setup(pointer).pointee.resource_id_mask }

    /// Returns whether a window is one that ``makeWindow()`` made.
    private func isOwn(_ window: xcb_window_t) -> Bool {
        client(of: window) == xcb_get_setup(pointer).pointee.resource_id_base
    }

    /// Performs an action for each event of a window, this program's or another's, until ``stopListening(_:)``.
    /// - Parameter mask: The events of another program's window to receive.
    func listen(
        to window: xcb_window_t,
        for mask: xcb_event_mask_t = XCB_EVENT_MASK_NO_EVENT,
        _ action: @escaping (WindowEvent) -> Void
    ) -> Listener {
        nextKey += 1
        listeners.append(Listening(window: window, key: nextKey, mask: mask.rawValue, action: action))
        selectEvents(of: window)
        return Listener(window: window, key: nextKey)
    }

    func stopListening(_ listener: Listener?) {
        guard let listener, let index = listeners.firstIndex(where: { $0.key == listener.key }) else { return }
        listeners.remove(at: index)
        selectEvents(of: listener.window)
    }

    /// Asks the server for those events of another program's window that a listener waits for.
    private func selectEvents(of window: xcb_window_t) {
        guard !isOwn(window) else { return }
        var mask = listeners.reduce(0) { $1.window == window ? $0 | $1.mask : $0 }
        xcb_change_window_attributes(pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    // MARK: Selections

    /// Sets the handler of a selection's events, in place of the previous one.
    func handle(with handler: SelectionHandler) {
        handlers.removeAll { $0.selection == handler.selection }
        handlers.append(handler)
    }

    private func handler(of selection: xcb_atom_t) -> SelectionHandler? {
        handlers.first { $0.selection == selection }
    }

    /// Returns the window that owns a selection; nil when none does.
    func owner(of selection: xcb_atom_t) throws(TransferWireError) -> xcb_window_t? {
        let owner = owner(xcb_get_selection_owner(pointer, selection))
        if owner == nil { try check() }
        return owner
    }

    /// Returns the answer to a question for the window that owns a selection; nil if there is no owner or no server.
    func owner(_ cookie: xcb_get_selection_owner_cookie_t) -> xcb_window_t? {
        guard let reply = answers.reply(cookie.sequence, as: xcb_get_selection_owner_reply_t.self) else { return nil }
        defer { free(reply) }
        return reply.pointee.owner == 0 ? nil : reply.pointee.owner
    }

    /// Asks the server for an event when a selection gets another owner (the XFixes extension).
    /// - Returns: Whether the server will send it.
    func watchOwner(of selection: xcb_atom_t) -> Bool {
        guard let event = fixesEvent() else { return false }
        firstFixesEvent = event
        let mask =
            XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
        xcb_xfixes_select_selection_input(pointer, root, selection, mask)
        return true
    }

    private func fixesEvent() -> UInt8? {
        if let firstFixesEvent { return firstFixesEvent }
        // The library waits for the server's information about an extension, which precedes the answer to a later
        // question.
        prefetch_xfixes(pointer)
        _ = owner(xcb_get_selection_owner(pointer, Atoms.primary))
        guard xcb_connection_has_error(pointer) == 0, let fixes = get_xfixes(pointer), fixes.pointee.present != 0,
            // A server answers nothing of the extension's before it has been asked for its version.
            let version = answers.reply(
                xcb_xfixes_query_version(pointer, 1, 0).sequence,
                as: xcb_xfixes_query_version_reply_t.self
            )
        else { return nil }
        free(version)
        return fixes.pointee.first_event
    }

    /// Returns the server's time, which ownership of a selection begins at (ICCCM, section 2.1).
    /// - Parameter window: One of this program's.
    /// - Returns: nil if another program has destroyed the window.
    func time(at window: xcb_window_t) throws(TransferWireError) -> xcb_timestamp_t? {
        let property = atoms[.timestamp]
        // Appending nothing to a property leaves it unchanged, and the server reports the time of the change.
        let append = UInt8(XCB_PROP_MODE_APPEND.rawValue)
        xcb_change_property(pointer, append, window, property, Atoms.integer, 32, 0, nil)
        // The server's events about it precede its answer to the next question.
        _ = try owner(of: Atoms.primary)
        return answers.postponedEvent { event -> xcb_timestamp_t? in
            let change = UnsafeRawPointer(event).loadUnaligned(as: xcb_property_notify_event_t.self)
            guard change.response_type & 0x7F == UInt8(XCB_PROPERTY_NOTIFY), change.window == window,
                change.atom == property
            else { return nil }
            return change.time
        }
    }

    // MARK: Events

    /// Handles all events that have arrived, and sends the pending requests.
    func process() {
        guard closing == nil else { return }
        while true {
            while let event = answers.next() { dispatch(event) }
            // Sending may have made the library read events, of which the loop would not be notified.
            if xcb_flush(pointer) <= 0 || xcb_connection_has_error(pointer) != 0 { return didFail() }
            if !answers.hasEvents() { return }
        }
    }

    private func didFail() {
        close(
            answers.isSilent
                ? .unanswered(display: name)
                : .unreachable("the X display “\(name)” went away; start the X server again")
        )
    }

    private func close(_ reason: TransferWireError) {
        guard closing == nil else { return }
        closing = reason
        loop.unwatch(socket)
        didClose?()
        didClose = nil
        let orphaned = listeners
        listeners = []
        for listening in orphaned { listening.action(.destroyed) }
    }

    private func dispatch(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
        defer { free(event) }
        func read<Event>(_ type: Event.Type) -> Event {
            UnsafeRawPointer(event).loadUnaligned(as: type)
        }
        switch CInt(event.pointee.response_type & 0x7F) {
        case 0:
            let error = read(xcb_generic_error_t.self)
            // The request concerned a window that was just destroyed, because other programs end at any time.
            if error.error_code == XCB_WINDOW { tell(error.resource_id, .destroyed) }
        case XCB_SELECTION_CLEAR:
            let clear = read(xcb_selection_clear_event_t.self)
            handler(of: clear.selection)?.clear(clear)
        case XCB_SELECTION_REQUEST:
            let request = read(xcb_selection_request_event_t.self)
            handler(of: request.selection)?.request(request)
        case XCB_SELECTION_NOTIFY:
            let answer = read(xcb_selection_notify_event_t.self)
            let property = answer.property == Atoms.none ? nil : answer.property
            tell(answer.requestor, .selection(answer.target, property: property))
        case XCB_PROPERTY_NOTIFY:
            let change = read(xcb_property_notify_event_t.self)
            let isDeleted = change.state == UInt8(XCB_PROPERTY_DELETE.rawValue)
            tell(change.window, isDeleted ? .propertyDeleted(change.atom) : .propertyChanged(change.atom))
        case XCB_DESTROY_NOTIFY:
            tell(read(xcb_destroy_notify_event_t.self).window, .destroyed)
        case let type where firstFixesEvent.map(CInt.init) == type:
            handler(of: read(xcb_xfixes_selection_notify_event_t.self).selection)?.change()
        default:
            break
        }
    }

    private func tell(_ window: xcb_window_t, _ event: WindowEvent) {
        for listening in listeners where listening.window == window { listening.action(event) }
    }
}
