import CGTK

/// Draws widgets again whose size and style stay, as after a change of a colour that they look up when they are drawn.
@MainActor
enum Redrawing {
    /// Draws a widget and all that is in it again.
    static func redraw(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_queue_draw(widget)
        var child = gtk_widget_get_first_child(widget)
        while let present = child {
            redraw(present)
            child = gtk_widget_get_next_sibling(present)
        }
    }
}
