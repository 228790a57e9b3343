package import TransferKit

/// X servers, for the module that chooses a window system; see ``x11WindowSystem()``.
struct X11WindowSystem: WindowSystem {
    func transport(display: String?, isPrimary: Bool, limits: TransferLimits) throws -> any PasteboardTransport {
        let display = try X11Display(name: display, limits: limits)
        return isPrimary ? display.primary : display.clipboard
    }

    func reader(display: String?, isPrimary: Bool, boundsConnecting: Bool) throws -> any BlockingClipboardReader {
        try X11ClipboardReader(isPrimary ? .primary : .clipboard, display: display, boundsConnecting: boundsConnecting)
    }

    func isGone(after error: any Error) -> Bool {
        if case .unreachable? = error as? TransferWireError { return true }
        return false
    }
}

/// Returns X11 as a window system. `SystemPasteboard`, which does not import this module, declares the function under the same symbol for
/// the linker.
@_silgen_name("swift_transferable_x11_window_system")
package func x11WindowSystem() -> any WindowSystem { X11WindowSystem() }
