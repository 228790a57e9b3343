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

/// Returns Wayland as a window system. `SystemPasteboard`, which does not import this module, declares the function under the same symbol
/// for the linker.
@_silgen_name("swift_transferable_wayland_window_system")
package func waylandWindowSystem() -> any WindowSystem { WaylandWindowSystem() }
