import CGTK
import GTKInterop
import GTKTransport
import SwiftUICore

/// A button with a day: a `GtkMenuButton`, which opens a calendar.
@MainActor
final class DateButtonWidget: GTKWidget, RegisteredWidget {
    private let calendar: CalendarView
    private var text: String?

    init(_ content: DateButtonContent, host: any WidgetHost) {
        calendar = CalendarView(content.selection)
        super.init(gtk_menu_button_new())
        pointer.leaveFocusAtClick()
        let popover = gtk_popover_new()!
        popover.preparePopover()
        gtk_popover_set_child(popover.cast(), calendar.widget.pointer)
        gtk_menu_button_set_popover(OpaquePointer(pointer), popover)
        // No size was measured yet that could change.
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
        // The text is shorter than the day where there is little room.
        pointer.letLabelsShrink()
        return true
    }
}
