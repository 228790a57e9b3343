/// The screen of a ``DesktopCompositor`` as programs for X11 have it.
///
/// What is started here is on X11, and its windows stand beside those of programs for Wayland, with the same pointer and keyboard.
package final class XwaylandDesktop: Desktop {
    package let environment: [String: String]
    package let clipboard: XClipboard
    package var size: (width: Int, height: Int) { compositor.size }
    package var input: VirtualInput { compositor.input }
    package var programs: ProgramList { compositor.programs }

    private let compositor: DesktopCompositor

    init(_ compositor: DesktopCompositor, environment: [String: String], directory: TemporaryDirectory) {
        (self.compositor, self.environment) = (compositor, environment)
        clipboard = XClipboard(selection: "clipboard", environment: environment, directory: directory)
    }

    package func windows() async throws -> [DesktopWindow] { try await compositor.windows() }

    package func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        try await compositor.move(window, to: origin)
    }

    package func activate(_ window: DesktopWindow) async throws { try await compositor.activate(window) }

    /// Ends what offers something on the clipboard. The programs end with the compositor.
    package func stop() async { await clipboard.releaseOwnership() }
}
