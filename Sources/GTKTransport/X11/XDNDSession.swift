import CGDKX11
import CGTK
import GTKInterop
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
    private var drag = XDNDDrag()
    /// The messages of XDND by their atoms.
    private let messages: [Atom: XDNDDrag.Message]
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
        guard drag.windowDidEnd(window) else { return }
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
