import CGTK
import GTKTransport
import SwiftUICore

/// The text field that has the focus in a dialog at first, as on a Mac.
@MainActor
enum FirstField {
    /// Gives the first text field of a dialog the focus that GTK has given a button. A button that the program wants to have the focus
    /// keeps it.
    static func takeFocusOfButton(in window: UnsafeMutablePointer<GtkWidget>) {
        guard let focus = gtk_window_get_focus(window.cast()) else { return }
        let isButton = g_type_check_instance_is_a(focus.cast(), gtk_button_get_type()) != 0
        guard isButton, !isWanted(focus) else { return }
        if let field = window.firstInside({ takesText($0) && canHaveFocus($0) ? $0 : nil }) {
            gtk_widget_grab_focus(field)
        }
    }

    private static func isWanted(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        var next: UnsafeMutablePointer<GtkWidget>? = widget
        while let around = next {
            let container = ViewWidgetClass.delegate(of: around) as? ContainerWidget
            if container?.content.enabledPart(FocusBinding.self)?.isFocused == true { return true }
            next = gtk_widget_get_parent(around)
        }
        return false
    }

    /// Returns a Boolean value that indicates whether a widget and all around it let it have the focus.
    private static func canHaveFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        var next: UnsafeMutablePointer<GtkWidget>? = widget
        while let around = next {
            if gtk_widget_get_can_focus(around) == 0 || gtk_widget_get_visible(around) == 0 { return false }
            next = gtk_widget_get_parent(around)
        }
        return gtk_widget_is_sensitive(widget) != 0
    }

    private static func takesText(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(widget.cast(), type) != 0 }
        if isA(gtk_text_view_get_type()) { return gtk_text_view_get_editable(widget.cast()) != 0 }
        guard isA(gtk_editable_get_type()), !isA(gtk_spin_button_get_type()) else { return false }
        return gtk_editable_get_editable(OpaquePointer(widget)) != 0
    }
}
