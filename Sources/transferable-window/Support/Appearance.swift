import CGTK
import GTKTransport

/// How the windows look: rules that take their colours from the desktop's theme, light or dark.
@MainActor
enum Appearance {
    /// Adds the rules, and follows the desktop's wish for dark windows.
    static func install(on display: OpaquePointer) {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
        if prefersDark { setPrefersDark() }
    }

    private static let rules = """
        @define-color tool_accent mix(@theme_selected_bg_color, @theme_fg_color, 0.25);
        .tool { padding: 12px; }
        .tool:drop(active) { box-shadow: none; }
        .handle { padding: 10px 12px; border-radius: 12px; }
        .handle:hover { background: alpha(currentColor, 0.07); }
        .handle.all { background: alpha(@theme_selected_bg_color, 0.16); }
        .handle.all:hover { background: alpha(@theme_selected_bg_color, 0.28); }
        .handle.all image { color: @tool_accent; }
        .name { font-weight: 600; }
        .detail, .hint { font-size: 0.9em; opacity: 0.7; }
        .grip { opacity: 0.35; }
        .handle:hover .grip { opacity: 0.7; }
        .grip.taken { opacity: 1; color: @tool_accent; }
        .dragged { padding: 8px 12px; border-radius: 10px; background: @theme_bg_color; color: @theme_fg_color; \
        border: 1px solid alpha(currentColor, 0.2); }
        .dragged.square { border-radius: 0; }
        .place { border: 2px dashed alpha(currentColor, 0.3); border-radius: 16px; padding: 16px; }
        .place.targeted { border-color: @tool_accent; background: alpha(@theme_selected_bg_color, 0.14); }
        .place .symbol { opacity: 0.45; }
        .place.targeted .symbol { opacity: 1; color: @tool_accent; }
        .title { font-size: 1.25em; font-weight: 700; }
        """

    /// What GNOME and those that follow it keep for this. GTK 4 without Adwaita's library looks only at its own setting.
    private static var prefersDark: Bool {
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

    private static func setPrefersDark() {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, g_type_from_name("gboolean"))
        g_value_set_boolean(&value, 1)
        g_object_set_property(settings.raw.typed(), "gtk-application-prefer-dark-theme", &value)
        g_value_unset(&value)
    }
}
