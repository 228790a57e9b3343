import CGDKX11
import CGTK
import TransferKit

/// Follows the drags of other programs over windows of this one, for what GDK leaves out of them: all names that are
/// offered, in their order, and the time that a request has to carry.
///
/// GDK drops the names that are no MIME types, and asks with no time, which programs written with Qt refuse.
@MainActor
final class XDNDSession {
    /// The displays that are listened on.
    private static var listeners: [OpaquePointer: XDNDSession] = [:]

    let display: XDisplay
    /// The window of the other program.
    private var source: Window = 0
    private var types: [Atom] = []
    private var time = Time(CurrentTime)
    private let enter, position, drop: Atom
    /// What targets do when the other program ends while its drag is over them.
    private var endings: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// The listener on a display; nil where that is not X11's.
    static func listener(on display: OpaquePointer?) -> XDNDSession? {
        guard let display = XDisplay(display) else { return nil }
        if let listener = listeners[display.pointer] { return listener }
        let listener = XDNDSession(display)
        listeners[display.pointer] = listener
        return listener
    }

    private init(_ display: XDisplay) {
        self.display = display
        enter = display.atom("XdndEnter")
        position = display.atom("XdndPosition")
        drop = display.atom("XdndDrop")
        display.listen { [weak self] event in
            if event.type == ClientMessage { self?.hear(event.xclient) }
            if event.type == DestroyNotify { self?.windowDidEnd(event.xdestroywindow.window) }
            return false
        }
    }

    private func hear(_ message: XClientMessageEvent) {
        let sender = Window(bitPattern: message.data.l.0)
        switch message.message_type {
        case enter:
            source = sender
            watch(sender)
            time = Time(CurrentTime)
            // Three types are in the message, and more in a property of the source's window.
            types = [message.data.l.2, message.data.l.3, message.data.l.4].map { Atom(bitPattern: $0) }
            if message.data.l.1 & 1 != 0 {
                types = display.property(display.atom("XdndTypeList"), of: source)?.longs.map { Atom($0) } ?? types
            }
        case position where sender == source: time = Time(bitPattern: message.data.l.3)
        case drop where sender == source: time = Time(bitPattern: message.data.l.2)
        default: break
        }
    }

    // MARK: Programs that end

    /// Has the server tell when the other program's window is gone, of which XDND says nothing and GDK takes no notice.
    private func watch(_ window: Window) {
        display.trapping {
            var attributes = XWindowAttributes()
            guard XGetWindowAttributes(display.connection, window, &attributes) != 0 else { return }
            // GDK may have asked for events of the window, too.
            XSelectInput(display.connection, window, attributes.your_event_mask | StructureNotifyMask)
        }
    }

    private func windowDidEnd(_ window: Window) {
        guard window == source, source != 0 else { return }
        source = 0
        let ended = endings.values
        endings = [:]
        for end in ended { end() }
    }

    /// Has a target, over which the drag is, know when the other program ends.
    /// - Parameter action: What is done then; nil when the drag is not over the target any more.
    func whenSourceEnds(for target: AnyObject, _ action: (@MainActor () -> Void)?) {
        endings[ObjectIdentifier(target)] = action
    }

    // MARK: Data

    /// What a drop of another program offers.
    /// - Parameters:
    ///   - drop: A `GdkDrop`, that of the drag which is over a window of this program now.
    ///   - limits: How much and how long reading a payload may take.
    func offer(of drop: OpaquePointer, limits: TransferLimits) -> IncomingOffer {
        let reference = ObjectReference(retaining: drop.raw)
        return IncomingOffer(mayBeTransferred: types.compactMap(display.name), limits: limits) { [self] name, sink in
            try await read(name, of: reference, to: sink, limits)
        }
    }

    private func read(_ name: String, of drop: ObjectReference, to sink: any ByteSink, _ limits: TransferLimits)
        async throws
    {
        let surface = gdk_drop_get_surface(OpaquePointer(drop.pointer))
        let read = XSelectionRead(
            "XdndSelection",
            as: name,
            on: display,
            below: gdk_x11_surface_get_xid(surface.map(\.raw)),
            at: time
        )
        try await read.run(to: sink, limits: limits)
    }
}
