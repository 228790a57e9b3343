import CGDKX11
import CGTK
import GTKInterop
import TransferKit

/// An object that follows the drags of other programs over windows of this one, for the information that GDK omits: all offered names in
/// their order, and the time for requests.
///
/// GDK drops names that are not MIME types, and sends requests without a time, which programs written with Qt refuse.
@MainActor
final class XDNDSession {
    /// The displays that are listened on.
    // Lifetime: the listener of a display owns it.
    private static var listeners: [OpaquePointer: XDNDSession] = [:]

    let display: XDisplay
    private var drag = XDNDDrag()
    /// The messages of XDND by their atoms.
    private let messages: [Atom: XDNDDrag.Message]
    /// The actions of targets for the case that the other program ends while its drag is over them.
    private var endings: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Returns the listener on a display; nil if that is not X11's.
    static func listener(on display: OpaquePointer?) -> XDNDSession? {
        guard let display = XDisplay(display) else { return nil }
        if let listener = listeners[display.pointer] { return listener }
        let listener = XDNDSession(display)
        listeners[display.pointer] = listener
        return listener
    }

    private init(_ display: XDisplay) {
        self.display = display
        messages = [
            display.atom("XdndEnter"): .enter, display.atom("XdndPosition"): .position, display.atom("XdndDrop"): .drop,
        ]
        display.listen { [weak self] event in
            if event.type == ClientMessage { self?.hear(event.xclient) }
            if event.type == DestroyNotify { self?.windowDidEnd(event.xdestroywindow.window) }
            return false
        }
    }

    private func hear(_ message: XClientMessageEvent) {
        guard let kind = messages[message.message_type] else { return }
        drag.hear(kind, message.data.l) { source in
            display.property(display.atom("XdndTypeList"), of: source, length: XDNDDrag.mostTypes)?.longs
        }
        if kind == .enter { watch(drag.source) }
    }

    // MARK: Programs that end

    /// Asks the server for an event at the end of the other program's window, which XDND does not report and GDK
    /// ignores.
    private func watch(_ window: Window) {
        display.trapping {
            var attributes = XWindowAttributes()
            guard XGetWindowAttributes(display.connection, window, &attributes) != 0 else { return }
            // GDK may have asked for events of the window, too.
            XSelectInput(display.connection, window, attributes.your_event_mask | StructureNotifyMask)
        }
    }

    private func windowDidEnd(_ window: Window) {
        guard drag.windowDidEnd(window) else { return }
        let ended = endings.values
        endings = [:]
        for end in ended { end() }
    }

    /// Sets the action of the target under the drag for the end of the other program.
    /// - Parameter action: The action; nil when the drag is no longer over the target.
    func whenSourceEnds(for target: AnyObject, _ action: (@MainActor () -> Void)?) {
        endings[ObjectIdentifier(target)] = action
    }

    // MARK: Data

    /// Returns the offer of another program's drop.
    /// - Parameters:
    ///   - drop: A `GdkDrop` of the drag that is over a window of this program.
    ///   - limits: The limits of the size and time of reading a payload.
    func offer(of drop: OpaquePointer, limits: TransferLimits) -> IncomingOffer {
        let reference = ObjectReference(retaining: drop.raw)
        XEventGuard.follow(drop, from: drag.source, on: display)
        return IncomingOffer(mayBeTransferred: drag.types.compactMap(display.name), limits: limits) {
            [self] name, sink in
            try await read(name, of: reference, to: sink, limits)
        }
    }

    private func read(_ name: String, of drop: ObjectReference, to sink: any ByteSink, _ limits: TransferLimits)
        async throws
    {
        let window = drop.withPointer { drop in
            gdk_x11_surface_get_xid(gdk_drop_get_surface(OpaquePointer(drop)).map(\.raw))
        }
        let read = XSelectionRead("XdndSelection", as: name, on: display, below: window, at: drag.time)
        try await read.run(to: sink, limits: limits)
    }
}
