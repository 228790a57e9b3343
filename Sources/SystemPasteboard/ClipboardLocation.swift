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
    /// Files in the user's runtime directory, of which each pasteboard has a name.
    case embedded(name: String = EmbeddedPasteboard.generalName)

    /// Which clipboard of a window system's.
    package enum Selection: String, Hashable, Sendable {
        /// What is copied and pasted.
        case clipboard
        /// What is selected, and inserted with the middle mouse button.
        case primary
    }

    /// The place that the environment tells: the window system where there is one, else files.
    ///
    /// `TRANSFERABLE_PASTEBOARD` chooses another: `wayland`, `x11`, or `embedded` for files.
    /// - Throws: ``TransferWireError/unreachable(_:)`` when that is something else.
    package static var current: ClipboardLocation {
        get throws {
            switch getenv("TRANSFERABLE_PASTEBOARD").map({ String(cString: $0) }) ?? "" {
            case "wayland": .wayland
            case "x11": .x11
            case "embedded": .embedded()
            case "":
                isSet("WAYLAND_DISPLAY") || isSet("WAYLAND_SOCKET") ? .wayland : isSet("DISPLAY") ? .x11 : .embedded()
            case let other:
                throw TransferWireError.unreachable(
                    "TRANSFERABLE_PASTEBOARD is “\(other)”; set it to wayland, x11 or embedded, or unset it"
                )
            }
        }
    }

    /// Connects.
    /// - Throws: ``TransferWireError``, `WaylandError` or ``PasteboardError``.
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
        case .embedded(let name):
            return EmbeddedPasteboard(name: Self.embeddedName(name, selection))
        }
    }

    /// Connects for one read.
    /// - Throws: As ``transport(_:limits:)``.
    package func reader(_ selection: Selection = .clipboard) throws -> any BlockingClipboardReader {
        switch self {
        case .wayland: try WaylandClipboardReader(isPrimary: selection == .primary)
        case .x11: try X11ClipboardReader(selection == .clipboard ? .clipboard : .primary)
        case .embedded(let name): try EmbeddedClipboardReader(name: Self.embeddedName(name, selection))
        }
    }

    /// The name of a pasteboard's primary selection is that of the selection: there is one for the user.
    private static func embeddedName(_ name: String, _ selection: Selection) -> String {
        selection == .primary ? selection.rawValue : name
    }

    private static func isSet(_ variable: String) -> Bool { getenv(variable).map { $0.pointee != 0 } ?? false }
}
