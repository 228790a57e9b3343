import CGTK
import SwiftUICore

/// Linked toggle buttons, one of which is pressed.
@MainActor
final class SegmentedPickerWidget: PickerButtonsWidget, RegisteredWidget {
    init(_ content: SegmentedPickerContent, host: GTKHost) {
        super.init(content.choice, GTK_ORIENTATION_HORIZONTAL, spacing: 0, host: host)
        gtk_widget_add_css_class(pointer, "linked")
        gtk_box_set_homogeneous(pointer.cast(), 1)
    }

    func update(_ content: SegmentedPickerContent) -> Bool { show(content.choice) }

    override func makeButton(_ option: PickerOption) -> UnsafeMutablePointer<GtkWidget> {
        let button = gtk_toggle_button_new()!
        if option.title.isEmpty, case .symbol(let name) = option.image?.source {
            gtk_button_set_icon_name(button.cast(), Symbols.iconName(for: name))
        } else {
            gtk_button_set_label(button.cast(), option.title.isEmpty ? option.name : option.title)
        }
        return button
    }

    override func join(_ button: UnsafeMutablePointer<GtkWidget>, to first: UnsafeMutablePointer<GtkWidget>) {
        gtk_toggle_button_set_group(button.cast(), first.cast())
    }

    override func isActive(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
        gtk_toggle_button_get_active(button.cast()) != 0
    }

    override func setActive(_ button: UnsafeMutablePointer<GtkWidget>, _ isActive: Bool) {
        gtk_toggle_button_set_active(button.cast(), isActive ? 1 : 0)
    }
}
