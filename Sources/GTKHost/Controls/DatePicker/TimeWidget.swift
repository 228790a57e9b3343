import CGTK
import GTKInterop
import SwiftUICore

/// Fields for hour and minute: two `GtkSpinButton`s.
@MainActor
final class TimeWidget: GTKWidget, RegisteredWidget {
    private var selection: DateSelection
    private unowned let host: any WidgetHost
    // Lifetime: both are in the widget of this object.
    private let hour = gtk_spin_button_new_with_range(0, 23, 1)!
    private let minute = gtk_spin_button_new_with_range(0, 59, 1)!

    init(_ content: TimeContent, host: any WidgetHost) {
        (selection, self.host) = (content.selection, host)
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2))
        setDirection(.leftToRight)
        for field in [hour, minute] {
            gtk_spin_button_set_wrap(OpaquePointer(field), 1)
            gtk_spin_button_set_numeric(OpaquePointer(field), 1)
            gtk_editable_set_width_chars(OpaquePointer(field), 2)
            Signal.connect(UnsafeMutableRawPointer(field), "value-changed") { [weak self] in self?.changed() }
        }
        gtk_box_append(pointer.cast(), hour)
        gtk_box_append(pointer.cast(), gtk_label_new(":"))
        gtk_box_append(pointer.cast(), minute)
        apply(content)
    }

    /// Sets the direction from left to right, because the hour is to the left of the minute in every language.
    override func setDirection(_ direction: LayoutDirection) {
        gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
    }

    func update(_ content: TimeContent) -> Bool {
        apply(content)
        return false
    }

    private func apply(_ content: TimeContent) {
        selection = content.selection
        show(selection.time)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    private var shownTime: DateSelection.Time {
        DateSelection.Time(
            hour: Int(gtk_spin_button_get_value_as_int(OpaquePointer(hour))),
            minute: Int(gtk_spin_button_get_value_as_int(OpaquePointer(minute)))
        )
    }

    private func show(_ time: DateSelection.Time) {
        show {
            for (field, value) in [(hour, time.hour), (minute, time.minute)] {
                gtk_spin_button_set_value(OpaquePointer(field), Double(value))
                // GTK writes numbers without a zero in front.
                gtk_editable_set_text(OpaquePointer(field), value < 10 ? "0\(value)" : "\(value)")
            }
        }
    }

    private func changed() {
        guard !isShowing else { return }
        selection.set(shownTime)
        host.whenAnswered { [weak self] in
            if let self { show(selection.currentTime) }
        }
    }
}
