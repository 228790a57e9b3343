import CGTK
import SwiftUICore

/// Radio buttons below one another.
@MainActor
final class RadioGroupWidget: PickerButtonsWidget, RegisteredWidget {
    init(_ content: RadioGroupContent, host: any WidgetHost) {
        super.init(content.choice, GTK_ORIENTATION_VERTICAL, spacing: 4, host: host)
    }

    func update(_ content: RadioGroupContent) -> Bool { show(content.choice) }

    override func makeButton(_ option: PickerOption) -> UnsafeMutablePointer<GtkWidget> {
        gtk_check_button_new_with_label(option.shownTitle)
    }

    override func join(_ button: UnsafeMutablePointer<GtkWidget>, to first: UnsafeMutablePointer<GtkWidget>) {
        gtk_check_button_set_group(button.cast(), first.cast())
    }

    override func isActive(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
        gtk_check_button_get_active(button.cast()) != 0
    }

    override func setActive(_ button: UnsafeMutablePointer<GtkWidget>, _ isActive: Bool) {
        gtk_check_button_set_active(button.cast(), isActive ? 1 : 0)
    }
}
