import Glibc
package import TransferKit
import WaylandTransport
import X11Transport

/// Where a clipboard of the user's is.
package enum ClipboardLocation: Hashable, Sendable {
    /// A Wayland compositor: the one that `WAYLAND_DISPLAY` names.
    case wayland
    /// An X server: the one that `DISPLAY` names.
    case x11

    /// Which clipboard of a window system's.
    package enum Selection: Hashable, Sendable {
        /// What is copied and pasted.
        case clipboard
        /// What is selected, and inserted with the middle mouse button.
        case primary
    }

    /// The place that the environment tells.
    package static var current: ClipboardLocation { isSet("WAYLAND_DISPLAY") ? .wayland : .x11 }

    /// Connects.
    /// - Throws: ``TransferWireError``, or ``WaylandError``.
    package func transport(
        _ selection: Selection = .clipboard,
        limits: TransferLimits = TransferLimits()
    ) throws -> any PasteboardTransport {
        switch self {
        case .wayland:
            let display = try WaylandDisplay()
            guard let pasteboard = selection == .clipboard ? display.clipboard : display.primary else {
                throw TransferWireError.unreachable("this compositor has no primary selection; use the clipboard")
            }
            pasteboard.limits = limits
            return pasteboard
        case .x11:
            let display = try X11Display(limits: limits)
            return selection == .clipboard ? display.clipboard : display.primary
        }
    }

    /// Connects for one read.
    /// - Throws: ``TransferWireError``, or ``WaylandError``.
    package func reader(_ selection: Selection = .clipboard) throws -> any BlockingClipboardReader {
        switch self {
        case .wayland: try WaylandClipboardReader(isPrimary: selection == .primary)
        case .x11: try X11ClipboardReader(selection == .clipboard ? .clipboard : .primary)
        }
    }

    private static func isSet(_ variable: String) -> Bool { getenv(variable).map { $0.pointee != 0 } ?? false }
}
