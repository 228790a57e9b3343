import FilePasteboard
import Glibc
package import TransferKit

/// The location of a user's clipboard.
package enum ClipboardLocation: Hashable, Sendable {
    /// A Wayland compositor. If the display is nil, `WAYLAND_DISPLAY` names it.
    ///
    /// Where a compositor shows its clipboard only to the window with the keyboard, its own Xwayland may be used instead.
    case wayland(display: String? = nil, mayUseX11: Bool = true)
    /// An X server. If the display is nil, `DISPLAY` names it.
    case x11(display: String? = nil)
    /// Files in the user's runtime directory, where each pasteboard has a name.
    case embedded(name: String = EmbeddedPasteboard.generalName)

    /// The clipboards of a window system.
    package enum Selection: String, Hashable, Sendable {
        /// The clipboard for copying and pasting.
        case clipboard
        /// The primary selection, which the middle mouse button pastes.
        case primary
    }

    /// Returns the location that the environment determines: the window system if there is one, or files otherwise.
    ///
    /// `TRANSFERABLE_PASTEBOARD` chooses another: `wayland`, `x11`, or `embedded` for files.
    /// - Parameter variable: Returns the value of an environment variable.
    /// - Throws: ``TransferWireError/unreachable(_:)`` if that variable has another value.
    package static func current(
        variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) throws -> ClipboardLocation {
        func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
        switch variable("TRANSFERABLE_PASTEBOARD") ?? "" {
        case "wayland": return .wayland(mayUseX11: false)
        case "x11": return .x11()
        case "embedded": return .embedded()
        case "": break
        case let other:
            throw TransferWireError.unreachable(
                "TRANSFERABLE_PASTEBOARD is “\(other)”; set it to wayland, x11 or embedded, or unset it"
            )
        }
        if isSet("WAYLAND_DISPLAY") || isSet("WAYLAND_SOCKET") { return .wayland() }
        return isSet("DISPLAY") ? .x11() : .embedded()
    }

    /// Connects to the clipboard.
    /// - Throws: ``TransferWireError``, `WaylandError` or ``PasteboardError``.
    package func transport(
        _ selection: Selection = .clipboard,
        limits: TransferLimits = TransferLimits()
    ) throws -> any PasteboardTransport {
        switch self {
        case .wayland(let name, let mayUseX11):
            Self.better(
                try waylandWindowSystem().transport(display: name, isPrimary: selection == .primary, limits: limits),
                onX11: mayUseX11
            ) {
                try x11WindowSystem().transport(display: nil, isPrimary: selection == .primary, limits: limits)
            }
        case .x11(let name):
            try x11WindowSystem().transport(display: name, isPrimary: selection == .primary, limits: limits)
        case .embedded(let name):
            EmbeddedPasteboard(name: Self.embeddedName(name, selection), limits: limits)
        }
    }

    /// Connects in order to read once.
    /// - Parameter boundsConnecting: Whether to bound the wait for a server that accepts the connection and sends
    ///   nothing. The bound requires a thread, which a process with a time limit of its own need not start.
    /// - Throws: The errors of ``transport(_:limits:)``.
    package func reader(
        _ selection: Selection = .clipboard,
        boundsConnecting: Bool = true
    ) throws -> any BlockingClipboardReader {
        switch self {
        case .wayland(let name, let mayUseX11):
            Self.better(
                try waylandWindowSystem().reader(
                    display: name,
                    isPrimary: selection == .primary,
                    boundsConnecting: boundsConnecting
                ),
                onX11: mayUseX11
            ) {
                try x11WindowSystem().reader(
                    display: nil,
                    isPrimary: selection == .primary,
                    boundsConnecting: boundsConnecting
                )
            }
        case .x11(let name):
            try x11WindowSystem().reader(
                display: name,
                isPrimary: selection == .primary,
                boundsConnecting: boundsConnecting
            )
        case .embedded(let name): try EmbeddedClipboardReader(name: Self.embeddedName(name, selection))
        }
    }

    /// Returns the better of two connections to a compositor's clipboard.
    ///
    /// GNOME's compositor shows it only to a window with the keyboard. To get the keyboard, a window has to be shown, which people see
    /// in the list of windows, takes the keyboard from what they do, and is refused while the screen is locked or when the compositor
    /// takes the window for an intruder. Programs for X11 see the same clipboard through Xwayland, without a window and at any time.
    ///
    /// `DISPLAY` may belong to another session. The compositor itself accepts the connections with its Xwayland, so the process at
    /// the other end of both sockets is the same.
    private static func better<Connection>(
        _ own: Connection,
        onX11 mayUseX11: Bool,
        _ connectToX11: () throws -> Connection
    ) -> Connection {
        guard mayUseX11, let composed = own as? any ComposedClipboard, composed.isBetterOnX11,
            let compositor = composed.server, getenv("DISPLAY").map({ $0.pointee != 0 }) == true,
            let x11 = try? connectToX11(), (x11 as? any ServedClipboard)?.server == compositor
        else { return own }
        return x11
    }

    /// Returns the name of a pasteboard's clipboard in files. For the primary selection, of which a user has only one, it is that of the
    /// selection.
    private static func embeddedName(_ name: String, _ selection: Selection) -> String {
        selection == .primary ? selection.rawValue : name
    }
}
