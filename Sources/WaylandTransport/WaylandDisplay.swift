import TransferKit

/// A connection to a Wayland compositor, for its clipboard and primary selection.
///
/// ```swift
/// let display = try WaylandDisplay()
/// let publication = try await display.clipboard.publish(TransferOffer([provider]))
/// await publication.end()                     // Another program has put something else there.
/// ```
///
/// What this process offers is there as long as the display or one of its pasteboards is. The connection has its own
/// thread. All members may be used on any thread.
///
/// Where the compositor has `ext-data-control-v1` or `wlr-data-control-unstable-v1`, as KDE's and those made with wlroots
/// have, the clipboard is there for any program at any time. Elsewhere (GNOME's, weston) it is there only for the window with
/// the keyboard: each time that it is needed, a window of one transparent pixel takes the keyboard and gives it back at once.
public final class WaylandDisplay: Sendable {
    /// The clipboard.
    public let clipboard: WaylandPasteboard
    /// The primary selection, which a middle click pastes; nil if the compositor has none.
    public let primary: WaylandPasteboard?

    /// Connects to a compositor.
    /// - Parameter name: The name of its socket, or its path; nil for the value of `WAYLAND_DISPLAY`, or `wayland-0`.
    /// - Throws: ``WaylandError``.
    public convenience init(name: String? = nil) throws { try self.init(name: name, usesDataControl: true) }

    /// - Parameter usesDataControl: Whether the protocols that need no keyboard are used where they are there.
    package init(name: String?, usesDataControl: Bool) throws {
        let session = try WaylandSession(name: name, usesDataControl: usesDataControl)
        clipboard = WaylandPasteboard(session, isPrimary: false, observers: session.clipboardObservers)
        primary = session.primaryObservers.map { WaylandPasteboard(session, isPrimary: true, observers: $0) }
    }
}
