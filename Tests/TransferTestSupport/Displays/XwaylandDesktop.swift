/// The screen of a ``DesktopCompositor`` as programs for X11 have it.
///
/// What is started here is on X11, and its windows stand beside those of programs for Wayland, with the same pointer and keyboard.
package final class XwaylandDesktop: Desktop {
    package var environment: [String: String] { xwayland.environment }
    package var clipboard: XClipboard { xwayland.clipboard }
    package var size: (width: Int, height: Int) { compositor.size }
    package var input: VirtualInput { compositor.input }
    package var programs: ProgramList { compositor.programs }

    private let compositor: DesktopCompositor
    private let xwayland: Xwayland

    /// - Parameter compositor: One that was started with Xwayland.
    package init(_ compositor: DesktopCompositor) throws {
        (self.compositor, xwayland) = (compositor, try compositor.xwayland)
    }

    private var windowList: XWindows { XWindows(environment: environment) }

    package func windows() async throws -> [DesktopWindow] { try await windowList.all() }

    package func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        try await windowList.move(window, to: origin)
    }

    package func activate(_ window: DesktopWindow) async throws { try await windowList.activate(window) }

    /// Ends what offers something on the clipboard. The programs end with the compositor.
    package func stop() async { await clipboard.releaseOwnership() }
}
