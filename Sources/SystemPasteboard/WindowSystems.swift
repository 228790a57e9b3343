internal import TransferKit

// The window systems are bound when a program is linked. To import their modules, this one would need the C modules of libxcb and
// libwayland, and so would all that import it; see the article “Sharing a build with other packages”.

/// X servers; `X11Transport` defines it.
@_silgen_name("swift_transferable_x11_window_system")
func x11WindowSystem() -> any WindowSystem

/// Wayland compositors; `WaylandTransport` defines it.
@_silgen_name("swift_transferable_wayland_window_system")
func waylandWindowSystem() -> any WindowSystem

extension Error {
    /// A Boolean value that indicates whether the error means that the display of a clipboard is no longer available, so that a new
    /// connection is necessary.
    package var meansThatDisplayIsGone: Bool {
        x11WindowSystem().isGone(after: self) || waylandWindowSystem().isGone(after: self)
    }
}
