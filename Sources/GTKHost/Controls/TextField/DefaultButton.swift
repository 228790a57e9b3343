import CGTK
import GTKInterop

/// The button of a window that the Return key presses, also where text is typed.
@MainActor
enum DefaultButton {
    /// Presses the default button of the window that a widget is in, where it has one that can be pressed.
    static func press(of widget: UnsafeMutablePointer<GtkWidget>) {
        guard let window = gtk_widget_get_root(widget) else { return }
        let button = gtk_window_get_default_widget(window.raw.typed())
        if let button, gtk_widget_is_sensitive(button) != 0 { gtk_widget_activate(button) }
    }
}
