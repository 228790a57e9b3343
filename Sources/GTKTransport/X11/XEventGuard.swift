import CGDKX11
import CGTK
import GTKInterop
import SystemSupport

/// Keeps events from GDK with which another client could end this program.
///
/// Any client can send any event (XSendEvent(3)), and the server does not look at the atoms in it, nor at those in a
/// property. GDK 4.8 compares the name of an action or a target without checking that it exists. It reads lists of
/// atoms as long as their type and not their format indicates, and it requests a property by a name that may not exist,
/// which is an error that ends the program.
///
/// GDK reads the checked values again, so a client that changes a property in between is not stopped. Such a client
/// could end the program by other means, too: see XKillClient(3).
@MainActor
enum XEventGuard {
    /// The displays on which events are checked.
    // Lifetime: the checks of a display own it.
    private static var displays: [OpaquePointer: Checks] = [:]

    /// Checks the events of a display from now on. Further calls do nothing.
    static func begin(on display: XDisplay) {
        if displays.isEmpty { addHook(of: display) }
        if displays[display.pointer] == nil { displays[display.pointer] = Checks(display) }
    }

    /// Follows a drag over a window of this program, for as long as GDK keeps it.
    /// - Parameters:
    ///   - drop: The `GdkDrop` of the drag.
    ///   - source: The window of the sender.
    static func follow(_ drop: OpaquePointer, from source: Window, on display: XDisplay) {
        displays[display.pointer]?.current = Drag(source: source, drop: WeakObject(drop.raw))
    }

    /// A drag over a window of this program.
    private struct Drag {
        let source: Window
        let drop: WeakObject
    }

    /// Adds a hook that precedes all handlers of the signal, including those of GDK's clipboards on the display. A hook
    /// cannot stop a signal, so an invalid event is changed into one that all handlers ignore.
    private static func addHook(of display: XDisplay) {
        let type = g_type_from_name("GdkX11Display")
        g_signal_add_emission_hook(
            g_signal_lookup("xevent", type),
            0,
            { _, count, values, _ in
                guard count > 1, let values, let display = g_value_get_object(values),
                    let event = g_value_get_pointer(values + 1)
                else { return 1 }
                nonisolated(unsafe) let (pointer, xevent) = (OpaquePointer(display), event.typed(as: XEvent.self))
                MainActor.assumeCallback {
                    if XEventGuard.displays[pointer]?.pass(xevent) == false { xevent.pointee.type = NoExpose }
                }
                return 1
            },
            nil,
            nil
        )
    }

    /// The checks of each event.
    @MainActor
    private final class Checks {
        private let display: XDisplay
        private let enter, position, drop, status, typeList, actionList, multiple, atomPair: Atom
        /// Atoms that exist: they do for as long as the server runs.
        private var known: Set<Atom> = []
        /// A Boolean value that indicates whether the last drag was dropped. GDK reports a mistake of this program if the sender
        /// names other actions afterwards.
        private var isDropped = false
        /// The last drag that GDK has told of.
        var current: Drag?
        /// The drags that were dropped, and may still be received.
        ///
        /// GDK gives the actions that a window names to each of its drags, also to those. The window may be another program's by
        /// then: the server gives the numbers of an ended client's windows to the next.
        private var received: [Drag] = []

        init(_ display: XDisplay) {
            self.display = display
            enter = display.atom("XdndEnter")
            position = display.atom("XdndPosition")
            drop = display.atom("XdndDrop")
            status = display.atom("XdndStatus")
            typeList = display.atom("XdndTypeList")
            actionList = display.atom("XdndActionList")
            multiple = display.atom("MULTIPLE")
            atomPair = display.atom("ATOM_PAIR")
        }

        /// Returns whether GDK may have the event, which may become a refusal for it.
        func pass(_ event: UnsafeMutablePointer<XEvent>) -> Bool {
            switch event.pointee.type {
            case ClientMessage: return pass(event.pointee.xclient)
            case PropertyNotify:
                let change = event.pointee.xproperty
                guard change.atom == actionList, change.state == PropertyNewValue else { return true }
                return !isDropped && !receives(from: change.window) && hasValidActions(change.window)
            case SelectionRequest:
                let request = event.pointee.xselectionrequest
                if isValid(request) { return true }
                display.refuse(request)
                return false
            case SelectionNotify:
                // An owner refuses in this way (ICCCM, section 2.2).
                if !exists(event.pointee.xselection.property) { event.pointee.xselection.property = 0 }
                return true
            default: return true
            }
        }

        private func pass(_ message: XClientMessageEvent) -> Bool {
            let (window, flags, rest) = (message.data.l.0, message.data.l.1, message.data.l)
            switch message.message_type {
            case enter:
                isDropped = false
                let sender = Window(bitPattern: window)
                let types =
                    flags & 1 == 0
                    ? [rest.2, rest.3, rest.4].map { Atom(bitPattern: $0) }
                    : atoms(typeList, of: sender, XA_ATOM) ?? []
                return types.allSatisfy(exists) && hasValidActions(sender)
            case position: return !isDropped && exists(Atom(bitPattern: rest.4))
            case drop:
                isDropped = true
                received.removeAll { $0.drop.pointer == nil }
                if let current, current.source == Window(bitPattern: window) { received.append(current) }
                current = nil
                return true
            case status: return exists(Atom(bitPattern: rest.4))
            default: return true
            }
        }

        /// Returns whether an earlier drag from a window is still being received.
        private func receives(from window: Window) -> Bool {
            received.contains { $0.source == window && $0.drop.pointer != nil }
        }

        private func isValid(_ request: XSelectionRequestEvent) -> Bool {
            guard [request.selection, request.target, request.property].allSatisfy(exists) else { return false }
            guard request.target == multiple else { return true }
            // The pairs are in a property of the requestor's window, which may no longer exist.
            let property = request.property == 0 ? request.target : request.property
            guard let pairs = atoms(property, of: request.requestor, atomPair) else { return false }
            return pairs.allSatisfy(exists)
        }

        /// Returns whether a window has no list of actions, or one that GDK can read.
        private func hasValidActions(_ window: Window) -> Bool {
            guard let list = list(actionList, of: window), list.type == XA_ATOM else { return true }
            return list.format == 32 && list.rest == 0 && list.longs.allSatisfy(exists)
        }

        /// Returns the atoms of a property; nil if it has another type or format, or more atoms than an honest client
        /// sends.
        private func atoms(_ property: Atom, of window: Window, _ type: Atom) -> [Atom]? {
            guard let list = list(property, of: window), list.type == type, list.format == 32, list.rest == 0 else {
                return nil
            }
            return list.longs
        }

        /// Returns a property after checking each of its atoms with the server.
        private func list(_ property: Atom, of window: Window) -> XDisplay.Property? {
            display.property(property, of: window, length: XDNDDrag.mostTypes)
        }

        /// Returns whether an atom is none, or one of the server.
        private func exists(_ atom: Atom) -> Bool {
            if atom == 0 || known.contains(atom) { return true }
            // GDK would log atoms that do not exist.
            let name = display.trapping { XGetAtomName(display.connection, atom) }
            guard let name else { return false }
            XFree(name)
            known.insert(atom)
            return true
        }
    }
}
