import CGTK
import SwiftUICore

extension LayoutDirection {
    /// The direction as GTK names it.
    var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }

    /// Gives the direction to a widget and to the parts that it is made of, which do not take it from the widget around them.
    @MainActor
    func set(on widget: UnsafeMutablePointer<GtkWidget>) {
        if gtk_widget_get_direction(widget) != gtk { gtk_widget_set_direction(widget, gtk) }
        var next = gtk_widget_get_first_child(widget)
        while let part = next {
            // Views inside have a direction of their own.
            if ViewWidgetClass.delegate(of: part) == nil { set(on: part) }
            next = gtk_widget_get_next_sibling(part)
        }
    }
}
