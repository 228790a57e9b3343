/// A window system whose clipboards work without a toolkit, with the properties that are used to choose one.
package protocol WindowSystem: Sendable {
    /// Connects to one of a display's clipboards.
    /// - Parameters:
    ///   - display: The display; nil for that of the environment.
    ///   - isPrimary: Whether to connect to the primary selection, which the middle mouse button inserts.
    ///   - limits: The limits of the size and time of reading a payload.
    func transport(display: String?, isPrimary: Bool, limits: TransferLimits) throws -> any PasteboardTransport

    /// Connects in order to read once.
    /// - Parameter boundsConnecting: Whether the wait for a server that accepts the connection and sends nothing is
    ///   bounded.
    func reader(display: String?, isPrimary: Bool, boundsConnecting: Bool) throws -> any BlockingClipboardReader

    /// Returns a Boolean value that indicates whether an error of the transport means that the display is no longer available, so that a
    /// new connection is necessary.
    func isGone(after error: any Error) -> Bool
}

/// A connection to a window system's clipboard that knows which process is at the other end.
package protocol ServedClipboard {
    /// The process that accepts connections to the display; nil if it is unknown, as in a sandbox.
    var server: Int32? { get }
}

/// A connection to a Wayland compositor's clipboard.
package protocol ComposedClipboard: ServedClipboard {
    /// A Boolean value that indicates whether the compositor shows the clipboard only to the window with keyboard focus, but always shares
    /// all of it with X11 programs.
    ///
    /// GNOME's does.
    var isBetterOnX11: Bool { get }
}
