import Foundation

/// An error that indicates why a compositor's clipboard is not available.
public enum WaylandError: LocalizedError, Equatable, CustomStringConvertible {
    /// No compositor with the name accepts connections.
    case cannotConnect(display: String, reason: String)
    /// The compositor lacks a protocol that the clipboard needs.
    case missing(protocol: String)
    /// The compositor shows the clipboard only to the window with keyboard focus, and did not give focus to this process's window.
    case noFocus(seconds: Double)
    /// The compositor did not answer in time.
    case noAnswer(seconds: Double)
    /// The connection was closed.
    case disconnected(reason: String)

    public var description: String {
        switch self {
        case .cannotConnect(let display, let reason):
            "The Wayland display \(display) cannot be reached: \(reason). Set WAYLAND_DISPLAY to the name of a running "
                + "compositor's socket, and XDG_RUNTIME_DIR to the directory that it is in."
        case .missing(let name):
            "The Wayland compositor has no \(name), so there is no clipboard. Use a compositor that has, or the X11 clipboard."
        case .noFocus(let seconds):
            "The Wayland compositor shows its clipboard only to the window with the keyboard, and gave a window of this "
                + "program no keyboard for \(seconds) seconds. Unlock the screen and try again, set DISPLAY to that of its Xwayland "
                + "(GNOME), or use a compositor that has ext-data-control-v1."
        case .noAnswer(let seconds):
            "The Wayland compositor did not answer for \(seconds) seconds. Try again when it does."
        case .disconnected(let reason):
            "The connection with the Wayland compositor is closed: \(reason). Connect again once it runs."
        }
    }

    public var errorDescription: String? { description }
}
