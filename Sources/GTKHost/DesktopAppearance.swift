import CGTK

/// Whether the desktop wants dark windows: GTK 4 without Adwaita's library looks only at its own setting.
@MainActor
enum DesktopAppearance {
    /// What GNOME, and the desktops that follow it, keep for this.
    static var prefersDark: Bool {
        let id = "org.gnome.desktop.interface"
        let key = "color-scheme"
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, id, 1)
        else { return false }
        defer { g_settings_schema_unref(schema) }
        guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(id) else { return false }
        defer { g_object_unref(settings) }
        guard let value = g_settings_get_string(settings, key) else { return false }
        defer { g_free(value) }
        return String(cString: value) == "prefer-dark"
    }

    /// Has GTK take the dark variant of its theme.
    static func setPrefersDark() { ToolkitSettings.set("gtk-application-prefer-dark-theme", to: true) }
}
