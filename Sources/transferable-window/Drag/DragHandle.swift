import CGTK
import CoreTransferable
import GTKTransport

/// A part of the window that can be dragged, with one thing or with several.
@MainActor
final class DragHandle {
    /// How a handle looks.
    enum Form {
        /// All of the window.
        case card
        /// One of several, below each other.
        case row
        /// An icon alone.
        case icon
    }

    /// What the handle is named and shows.
    struct Label {
        var name: String
        var detail: String
        var iconNames: [String]
        /// The path of a picture that is shown in place of the icon.
        var picture: String?

        /// The icon, or the picture once that is read.
        @MainActor
        func image(size: Int32) -> Widget {
            let image = Widgets.icon(iconNames, size: size)
            if let picture { Thumbnail.show(picture, in: image, size: size) }
            return image
        }
    }

    let things: [DraggedThing]
    let widget: Widget
    /// Called when a drag has ended.
    var didEnd: (DragEnd) -> Void = { _ in }

    private let label: Label
    private let grip: Widget?
    private let source: GTKDragSource

    init(_ things: [DraggedThing], label: Label, form: Form) {
        self.things = things
        self.label = label
        switch form {
        case .card:
            let icon = label.image(size: 88)
            let name = Widgets.line(label.name).styled("title")
            gtk_widget_set_halign(name, GTK_ALIGN_CENTER)
            let detail = Widgets.line(label.detail).styled("detail")
            gtk_widget_set_halign(detail, GTK_ALIGN_CENTER)
            gtk_widget_set_margin_bottom(icon, 8)
            let content = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 2, [icon, name, detail])
            gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
            gtk_widget_set_vexpand(content, 1)
            grip = nil
            widget = Widgets.box(GTK_ORIENTATION_VERTICAL, [content]).expanded()
        case .row:
            let text = Widgets.box(
                GTK_ORIENTATION_VERTICAL,
                [Widgets.line(label.name).styled("name"), Widgets.line(label.detail).styled("detail")]
            )
            gtk_widget_set_valign(text, GTK_ALIGN_CENTER)
            let grip = Widgets.icon(["list-drag-handle-symbolic", "open-menu-symbolic"], size: 16).styled("grip")
            widget = Widgets.box(
                GTK_ORIENTATION_HORIZONTAL,
                spacing: 12,
                [label.image(size: 36), text.expanded(vertically: false), grip]
            )
            self.grip = grip
        case .icon:
            grip = nil
            widget = Widgets.box(GTK_ORIENTATION_HORIZONTAL, [label.image(size: 52)])
        }
        // GTK makes a tooltip the description, so what stands here comes after it.
        gtk_widget_set_tooltip_text(widget, label.name)
        widget.styled("handle").named(label.name, description: label.detail)
        gtk_widget_set_cursor_from_name(widget, "grab")
        source = GTKDragSource(widget: widget) { things.map(\.provider) }
        source.setIcon = { [weak self] drag in self?.setIcon(of: drag) ?? false }
        source.didEnd = { [weak self] end in
            if case .taken = end { self?.showTaken() }
            self?.didEnd(end)
        }
    }

    /// Marks the handle of which something was taken.
    private func showTaken() {
        guard let grip else { return }
        gtk_image_set_from_icon_name(grip.opaque, "object-select-symbolic")
        grip.styled("taken")
    }

    /// Shows the icon and the name under the pointer.
    private func setIcon(of drag: OpaquePointer) -> Bool {
        guard let icon = gtk_drag_icon_get_for_drag(drag) else { return false }
        let name = Widgets.line(label.name).styled("name")
        gtk_label_set_max_width_chars(name.opaque, 24)
        let picture = Widgets.box(
            GTK_ORIENTATION_HORIZONTAL,
            spacing: 8,
            [label.image(size: 36), name]
        )
        // Without a compositor nothing shows through a window, and what rounded corners leave clear would be black.
        if gdk_display_is_composited(gtk_widget_get_display(widget)) == 0 { picture.styled("square") }
        gtk_drag_icon_set_child(OpaquePointer(icon), picture.styled("dragged"))
        // Beside the pointer, so that what lies under it can be seen.
        gdk_drag_set_hotspot(drag, -12, -12)
        return true
    }
}
