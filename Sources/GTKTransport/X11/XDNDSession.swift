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

/// The state of another program's drag over windows of this one, from the messages of XDND (version 5,
/// freedesktop.org).
///
/// Any client can send any message, in any order.
struct XDNDDrag {
    /// The messages that are heard.
    enum Message {
        case enter, position, drop
    }

    /// The numbers of a message, which X calls longs.
    typealias Numbers = (Int, Int, Int, Int, Int)

    /// The most types that are taken from one source: the server is asked for the name of each.
    static let mostTypes = 4096

    /// The window of the other program; 0 for none.
    private(set) var source: UInt = 0
    /// The atoms of the names that are offered, in the source's order.
    private(set) var types: [UInt] = []
    /// The time for requests; 0 before the source has sent it.
    private(set) var time: UInt = 0

    /// Hears a message.
    /// - Parameters:
    ///   - message: The kind of message.
    ///   - numbers: The contents of the message.
    ///   - typeList: Reads the list of types in a property of the source's window; nil if there is none.
    mutating func hear(_ message: Message, _ numbers: Numbers, typeList: (_ source: UInt) -> [UInt]?) {
        let sender = UInt(bitPattern: numbers.0)
        switch message {
        case .enter:
            (source, time) = (sender, 0)
            // Three types are in the message, and more in the property.
            var types = [numbers.2, numbers.3, numbers.4].map { UInt(bitPattern: $0) }
            if numbers.1 & 1 != 0, let list = typeList(source) { types = list }
            var seen: Set<UInt> = [0]
            self.types = types.prefix(Self.mostTypes).filter { seen.insert($0).inserted }
        case .position where sender == source: time = UInt(bitPattern: numbers.3)
        case .drop where sender == source: time = UInt(bitPattern: numbers.2)
        default: break
        }
    }

    /// Handles the end of a window.
    /// - Returns: Whether it was the window of the source.
    mutating func windowDidEnd(_ window: UInt) -> Bool {
        guard window == source, source != 0 else { return false }
        source = 0
        return true
    }
}
