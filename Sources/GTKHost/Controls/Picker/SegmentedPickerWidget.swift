import CGTK
import SwiftUICore

/// Linked toggle buttons, one of which is pressed.
@MainActor
final class SegmentedPickerWidget: PickerButtonsWidget, RegisteredWidget {
    private unowned let host: any WidgetHost
    /// The pictures in the buttons, which stand in the same order.
    private var pictures: [PictureWidget] = []

    init(_ content: SegmentedPickerContent, host: any WidgetHost) {
        self.host = host
        super.init(content.choice, GTK_ORIENTATION_HORIZONTAL, spacing: 0, host: host)
        styleClasses = ["linked", "swiftui-segments"]
        gtk_box_set_homogeneous(pointer.cast(), 1)
    }

    func update(_ content: SegmentedPickerContent) -> Bool { show(content.choice) }

    override func makeButton(_ option: PickerOption) -> UnsafeMutablePointer<GtkWidget> {
        let button = gtk_toggle_button_new()!
        if option.title.isEmpty, let image = option.image, image.icon != nil {
            let picture = PictureWidget(image, host: host)
            let size = picture.measure(.unspecified)
            gtk_widget_set_size_request(picture.pointer, Int32(size.width), Int32(size.height))
            gtk_widget_set_halign(picture.pointer, GTK_ALIGN_CENTER)
            gtk_widget_add_css_class(button, "image-button")
            gtk_button_set_child(button.cast(), picture.pointer)
            pictures.append(picture)
        } else {
            gtk_button_set_label(button.cast(), option.shownTitle)
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
