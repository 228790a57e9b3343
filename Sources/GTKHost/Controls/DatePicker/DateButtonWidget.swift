import CGTK
import GTKTransport
import SwiftUICore

/// A button with a day: a `GtkMenuButton`, which opens a calendar.
@MainActor
final class DateButtonWidget: GTKWidget, RegisteredWidget {
    private let calendar: CalendarView
    private var text: String?

    init(_ content: DateButtonContent, host: GTKHost) {
        calendar = CalendarView(content.selection, host: host)
        super.init(gtk_menu_button_new())
        let popover = gtk_popover_new()!
        popover.makePopoverOpaque()
        gtk_popover_set_child(popover.cast(), calendar.pointer)
        gtk_menu_button_set_popover(OpaquePointer(pointer), popover)
        _ = apply(content)
    }

    func update(_ content: DateButtonContent) -> Bool {
        calendar.update(content.selection)
        return apply(content)
    }

    private func apply(_ content: DateButtonContent) -> Bool {
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        guard content.text != text else { return false }
        text = content.text
        gtk_menu_button_set_label(OpaquePointer(pointer), content.text)
        letLabelShrink(in: pointer)
        return true
    }

    /// Lets the text be shorter than the day where there is little room.
    private func letLabelShrink(in widget: UnsafeMutablePointer<GtkWidget>) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if g_type_check_instance_is_a(child.cast(), gtk_label_get_type()) != 0 {
                gtk_label_set_ellipsize(OpaquePointer(child), PANGO_ELLIPSIZE_END)
            } else if g_type_check_instance_is_a(child.cast(), gtk_popover_get_type()) == 0 {
                letLabelShrink(in: child)
            }
            next = gtk_widget_get_next_sibling(child)
        }
    }
}
