import CGDKX11
import CGTK
import GTKInterop

/// The name by which other programs of the desktop refer to a window, so that they can show dialogs over it.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/window-identifiers.html>. Wayland's compositors give a name as long as the
/// object is there, and those without the protocol xdg-foreign none.
@MainActor
package final class ExportedWindow {
    /// The name; empty if the window has none.
    package private(set) var identifier = ""
    private var toplevel: ObjectReference?

    /// Exports a window under a name.
    /// - Parameter window: A window that is shown; nil for none.
    package init(_ window: UnsafeMutablePointer<GtkWidget>?) async {
        guard let window, let surface = gtk_native_get_surface(OpaquePointer(window)),
            let type = g_type_name_from_instance(surface.raw.typed()).map({ String(cString: $0) })
        else { return }
        if type.hasPrefix("GdkX11") {
            identifier = "x11:" + String(gdk_x11_surface_get_xid(surface.raw), radix: 16)
        } else if type.hasPrefix("GdkWayland") {
            await export(surface)
        }
    }

    isolated deinit {
        if let toplevel { gdk_wayland_toplevel_unexport_handle(toplevel.pointer) }
    }

    private func export(_ surface: OpaquePointer) async {
        // The window may be closed before the compositor answers.
        let owner = ObjectReference(retaining: surface.raw)
        typealias Continuation = CheckedContinuation<String?, Never>
        let name = await withCheckedContinuation { (continuation: Continuation) in
            let answer = Unmanaged.passRetained(Box(OneAnswer(continuation))).toOpaque()
            let isExported = gdk_wayland_toplevel_export_handle(
                surface.raw,
                { _, name, data in
                    let name = name.map { String(cString: $0) }
                    MainActor.assumeIsolated { Box<OneAnswer>.value(data!).resume(name) }
                },
                answer,
                { _ = Box<OneAnswer>.take($0!) }
            )
            if isExported == 0 { Box<OneAnswer>.take(answer).resume(nil) }
        }
        guard let name else { return }
        toplevel = owner
        identifier = "wayland:" + name
    }

    /// An object that resumes once, however often it is called.
    @MainActor
    private final class OneAnswer {
        private var continuation: CheckedContinuation<String?, Never>?

        init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }

        func resume(_ name: String?) {
            continuation?.resume(returning: name)
            continuation = nil
        }
    }
}
