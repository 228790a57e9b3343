/// A window system whose clipboards work without a toolkit, with the properties by which one is chosen among several.
package protocol WindowSystem: Sendable {
    /// Connects to one of a display's clipboards.
    /// - Parameters:
    ///   - display: The display; nil for that of the environment.
    ///   - isPrimary: Whether to connect to the primary selection, which the middle mouse button inserts.
    ///   - limits: The limits of the size and time of reading a payload.
    func transport(display: String?, isPrimary: Bool, limits: TransferLimits) throws -> any PasteboardTransport

    /// Connects for one read.
    /// - Parameter boundsConnecting: Whether the wait for a server that accepts the connection and sends nothing is
    ///   bounded.
    func reader(display: String?, isPrimary: Bool, boundsConnecting: Bool) throws -> any BlockingClipboardReader

    /// Returns whether an error of the transport means that the display is no longer available, so a new connection is
    /// necessary.
    func isGone(after error: any Error) -> Bool
}

/// A connection with a window system's clipboard that knows which process is at its other end.
package protocol ServedClipboard {
    /// The process that accepts connections with the display; nil if that is unknown, as in a sandbox.
    var server: Int32? { get }
}

/// A connection with a Wayland compositor's clipboard.
package protocol ComposedClipboard: ServedClipboard {
    /// A Boolean value that indicates whether the compositor shows the clipboard only to the window with the keyboard, and shares
    /// all of it with X11 programs, which see it at any time.
    ///
    /// GNOME's does.
    var isBetterOnX11: Bool { get }
}
