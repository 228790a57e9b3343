import CGTK
import GTKInterop
import SwiftUICore

/// A sheet, an alert or a dialog: a window that keeps the one below from being used.
@MainActor
final class SheetWindow: ViewWindow, PresentedSurface {
    private let presentation: Presentation

    /// - Parameters:
    ///   - presentation: The presentation.
    ///   - parent: The window below; nil for a dialog over none.
    ///   - host: The host of the views.
    init(_ presentation: Presentation, over parent: UnsafeMutablePointer<GtkWidget>?, host: any WidgetHost) {
        self.presentation = presentation
        super.init(presentation.content, kind: presentation.style.isDialog ? .dialog : .sheet, host: host)
        AccessibleWidget.of(pointer).setRole(GTK_ACCESSIBLE_ROLE_DIALOG)
        isResizable = presentation.style.isResizable && isFlexible
        if let parent { place(over: parent) }
        Signal.connectCloseRequest(UnsafeMutableRawPointer(pointer)) { [weak self] in
            // The state of the program decides whether the window is closed.
            self?.presentation.dismissInteractively()
            return true
        }
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::is-active",
            object: { [weak host] _ in host?.schedule { WindowState.lookAtAll() } }
        )
        let keys = gtk_event_controller_key_new()!
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
            guard key == UInt32(GDK_KEY_Escape) else { return false }
            guard let self else { return false }
            // A button with this keyboard shortcut takes precedence.
            return commands.performShortcut(key) || self.presentation.escape()
        }
        gtk_widget_add_controller(pointer, keys)
        present()
        host.schedule { [weak self] in
            if let self { FirstField.takeFocusOfButton(in: self.pointer) }
        }
    }
}

extension SheetWindow {
    private func place(over parent: UnsafeMutablePointer<GtkWidget>) {
        gtk_window_set_transient_for(pointer.cast(), parent.cast())
        makeModal(pointer, over: parent)
        if presentation.style == .fullScreenCover {
            let (width, height) = (gtk_widget_get_width(parent), gtk_widget_get_height(parent))
            gtk_window_set_default_size(pointer.cast(), width, height)
        }
        standardTitle = gtk_window_get_title(parent.cast()).map { String(cString: $0) } ?? ""
    }
}

extension Presentation.Style {
    /// A Boolean value that indicates whether the user can size the window.
    fileprivate var isResizable: Bool { self == .sheet || self == .fullScreenCover }

    /// A Boolean value that indicates whether the content is a question with its own title and buttons.
    fileprivate var isDialog: Bool { self == .alert || self == .confirmationDialog }
}
