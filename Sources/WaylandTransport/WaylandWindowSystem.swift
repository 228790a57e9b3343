import TransferKit

/// Wayland compositors, for the module that chooses a window system; see ``waylandWindowSystem()``.
struct WaylandWindowSystem: WindowSystem {
    func transport(display: String?, isPrimary: Bool, limits: TransferLimits) throws -> any PasteboardTransport {
        let display = try WaylandDisplay(name: display)
        guard let pasteboard = isPrimary ? display.primary : display.clipboard else {
            throw TransferWireError.unreachable("this compositor has no primary selection; use the clipboard")
        }
        pasteboard.limits = limits
        return pasteboard
    }

    func reader(display: String?, isPrimary: Bool, boundsConnecting: Bool) throws -> any BlockingClipboardReader {
        try WaylandClipboardReader(name: display, isPrimary: isPrimary)
    }

    func isGone(after error: any Error) -> Bool {
        if case .disconnected? = error as? WaylandError { return true }
        return false
    }
}

/// Wayland compositors. `SystemPasteboard` declares the function with the same name for the linker, since it does not import
/// this module.
@_silgen_name("swift_transferable_wayland_window_system")
package func waylandWindowSystem() -> any WindowSystem { WaylandWindowSystem() }
