import CGTK
import GTKTransport

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget as a function takes it whose type C does not tell.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as a function takes it that wants a more special type.
    func cast<Special>(to type: Special.Type = Special.self) -> UnsafeMutablePointer<Special> {
        UnsafeMutableRawPointer(self).typed()
    }

    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    /// Adds the classes by which ``Appearance`` knows the widget.
    @discardableResult
    func styled(_ classes: String...) -> Widget {
        for name in classes { gtk_widget_add_css_class(self, name) }
        return self
    }

    /// Takes all the room that its parent has to give.
    @discardableResult
    func expanded(horizontally: Bool = true, vertically: Bool = true) -> Widget {
        if horizontally { gtk_widget_set_hexpand(self, 1) }
        if vertically { gtk_widget_set_vexpand(self, 1) }
        return self
    }

    /// Stands in the middle of the room it has.
    @discardableResult
    func centered() -> Widget {
        gtk_widget_set_halign(self, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(self, GTK_ALIGN_CENTER)
        return self
    }

    /// Gives the widget a name for those who do not see it.
    @discardableResult
    func named(_ label: String, description: String? = nil) -> Widget {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
        if let description { setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description) }
        return self
    }

    /// Leaves the widget out for those who do not see it: what it shows is said elsewhere.
    @discardableResult
    func decorative() -> Widget {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, CInt(GTK_ACCESSIBLE_ROLE_PRESENTATION.rawValue))
        g_object_set_property(raw.typed(), "accessible-role", &value)
        g_value_unset(&value)
        return self
    }

    private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}

/// Makes the widgets of which the windows consist.
@MainActor
enum Widgets {
    /// Widgets in a row or a column.
    static func box(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [Widget]) -> Widget {
        let box = gtk_box_new(orientation, spacing)!
        for child in children { gtk_box_append(box.cast(), child) }
        return box
    }

    /// A line of text whose middle is left out where there is no room for it.
    static func line(_ text: String) -> Widget {
        let label = gtk_label_new(text)!
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_single_line_mode(label.opaque, 1)
        return label
    }

    /// Text of some lines, in the middle.
    static func paragraph(_ text: String) -> Widget {
        let label = gtk_label_new(text)!
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_max_width_chars(label.opaque, 36)
        return label
    }

    /// An icon of the desktop's theme: the first that it has.
    static func icon(_ names: [String], size: Int32) -> Widget {
        var pointers = names.map { g_strdup($0) }
        defer {
            for pointer in pointers { g_free(pointer) }
        }
        let icon = g_themed_icon_new_from_names(&pointers, Int32(names.count))
        defer { g_object_unref(icon.map(\.raw)) }
        let image = gtk_image_new_from_gicon(icon)!
        gtk_image_set_pixel_size(image.opaque, size)
        return image.decorative()
    }
}
