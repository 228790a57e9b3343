import CGTK
import GTKInterop

/// A value that moves the keyboard focus into an open popover, and restores it afterwards.
///
/// A popover without a focusable view has the focus itself. GTK 4.8 checks whether the focus is inside the popover, and
/// warns if no widget in the window has it (`gtk_popover_focus`, `gtk_popover_activate_default`).
@MainActor
struct PopoverFocus {
    // Lifetime: that of the surface with this value, which owns the popover.
    private let popover: UnsafeMutablePointer<GtkWidget>
    private let window: WeakObject
    /// The focused widget when the popover appeared.
    private let before: ObjectReference?

    /// Prepares a popover that has its parent and is not open.
    init(of popover: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>) {
        self.init(before: popover, in: window)
        gtk_widget_set_focusable(popover, 1)
        if before == nil { gtk_widget_grab_focus(popover) }
    }

    /// Prepares a widget that opens a popover of its own.
    init(before widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>) {
        (popover, self.window) = (widget, WeakObject(UnsafeMutableRawPointer(window)))
        let focus = gtk_window_get_focus(window.cast())
        before = focus.map { ObjectReference(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Restores the focus if it is in the popover. GTK 4.8 never frees a popover that has focus when it is removed.
    func leave() {
        guard let window = window.pointer?.typed(as: GtkWidget.self), let focus = gtk_window_get_focus(window.cast()),
            focus == popover || gtk_widget_is_ancestor(focus, popover) != 0
        else { return }
        let before = before?.pointer.typed(as: GtkWidget.self)
        let isThere = before.map { gtk_widget_is_ancestor($0, window) != 0 } ?? false
        gtk_window_set_focus(window.cast(), isThere ? before : nil)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Prepares a popover for quick clicks, and for displays without a compositor, where it has a ground, since nothing shows through
    /// windows. Further calls do nothing.
    @MainActor
    func preparePopover() {
        guard gtk_widget_has_css_class(self, "swiftui-popover") == 0 else { return }
        gtk_widget_add_css_class(self, "swiftui-popover")
        passOverStaleMotion()
        if gdk_display_is_composited(gtk_widget_get_display(self)) == 0 {
            gtk_widget_add_css_class(self, "swiftui-opaque")
        }
    }
}
