import CGTK
import GTKTransport

/// GTK's settings for this process, which stand above those of the desktop.
@MainActor
enum ToolkitSettings {
    /// Sets a setting that is on or off; does nothing without a display.
    static func set(_ name: String, to value: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gboolean"))
        g_value_set_boolean(&boxed, value ? 1 : 0)
        g_object_set_property(settings.raw.typed(), name, &boxed)
        g_value_unset(&boxed)
    }

    /// Whether a setting is on.
    /// - Parameter otherwise: What counts without a display.
    static func isOn(_ name: String, otherwise: Bool) -> Bool {
        guard let settings = gtk_settings_get_default() else { return otherwise }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gboolean"))
        defer { g_value_unset(&boxed) }
        g_object_get_property(settings.raw.typed(), name, &boxed)
        return g_value_get_boolean(&boxed) != 0
    }

    /// The time in seconds within which two clicks are a double click.
    static var doubleClickTime: Double {
        guard let settings = gtk_settings_get_default() else { return 0.4 }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gint"))
        defer { g_value_unset(&boxed) }
        g_object_get_property(settings.raw.typed(), "gtk-double-click-time", &boxed)
        return Double(g_value_get_int(&boxed)) / 1000
    }

    /// A setting that is a text; nil without a display.
    static func text(_ name: String) -> String? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gchararray"))
        defer { g_value_unset(&boxed) }
        g_object_get_property(settings.raw.typed(), name, &boxed)
        return g_value_get_string(&boxed).map { String(cString: $0) }
    }
}
