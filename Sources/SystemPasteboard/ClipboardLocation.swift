import Glibc
package import TransferKit
import X11Transport

/// Where a clipboard of the user's is.
package enum ClipboardLocation: Hashable, Sendable {
    /// The server of a display of X11's; that of `DISPLAY` when nil.
    case x11(display: String? = nil)

    /// Which clipboard of a window system's.
    package enum Selection: Hashable, Sendable {
        /// What is copied and pasted.
        case clipboard
        /// What is selected, and inserted with the middle mouse button.
        case primary
    }

    /// The place that the environment tells: a Wayland compositor, else an X server, else files.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    package static func current() throws -> ClipboardLocation { .x11() }

    /// Connects.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    package func transport(
        _ selection: Selection = .clipboard,
        limits: TransferLimits = TransferLimits()
    ) throws -> any PasteboardTransport {
        switch self {
        case .x11(let name):
            let display = try X11Display(name: name, limits: limits)
            return selection == .clipboard ? display.clipboard : display.primary
        }
    }

    /// Connects for one read.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    package func reader(_ selection: Selection = .clipboard) throws -> any BlockingClipboardReader {
        switch self {
        case .x11(let name):
            try X11ClipboardReader(selection == .clipboard ? .clipboard : .primary, display: name)
        }
    }
}
