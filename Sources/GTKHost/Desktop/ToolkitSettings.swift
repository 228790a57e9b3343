import CGTK
import GTKInterop
import GTKTransport

/// GTK's settings for this process, which take precedence over the desktop's.
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

    /// Sets a setting that is a text; does nothing without a display.
    static func set(_ name: String, to value: String) {
        guard let settings = gtk_settings_get_default() else { return }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gchararray"))
        g_value_set_string(&boxed, value)
        g_object_set_property(settings.raw.typed(), name, &boxed)
        g_value_unset(&boxed)
    }

    /// Returns whether a setting is on.
    /// - Parameter otherwise: The value to use without a display.
    static func isOn(_ name: String, otherwise: Bool) -> Bool {
        read(name, as: "gboolean") { g_value_get_boolean($0) != 0 } ?? otherwise
    }

    /// The time in seconds within which two clicks are a double click.
    static var doubleClickTime: Double {
        read("gtk-double-click-time", as: "gint") { Double(g_value_get_int($0)) / 1000 } ?? 0.4
    }

    /// Returns a setting that is a text; nil without a display.
    static func text(_ name: String) -> String? {
        read(name, as: "gchararray") { g_value_get_string($0).map { String(cString: $0) } } ?? nil
    }

    /// Reads a setting of one of GLib's types; nil without a display.
    private static func read<Value>(
        _ name: String,
        as type: String,
        _ take: (UnsafePointer<GValue>) -> Value
    ) -> Value? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name(type))
        defer { g_value_unset(&boxed) }
        g_object_get_property(settings.raw.typed(), name, &boxed)
        return take(&boxed)
    }
}
