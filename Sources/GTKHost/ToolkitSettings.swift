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
}
