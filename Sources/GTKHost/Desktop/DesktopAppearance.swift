import CGTK
import SwiftUICore

/// The desktop's choice between light and dark windows: GTK 4 without Adwaita's library looks only at its own setting.
@MainActor
enum DesktopAppearance {
    /// The preference that the desktop's portal tells; nil if there is none, or none is known.
    private static var portalPrefersDark: Bool?

    /// The preference of the desktop: that of its portal, or that of GNOME and compatible desktops.
    static var prefersDark: Bool {
        portalPrefersDark
            ?? withSetting("color-scheme", of: "org.gnome.desktop.interface") { settings, key in
                guard let value = g_settings_get_string(settings, key) else { return false }
                defer { g_free(value) }
                return String(cString: value) == "prefer-dark"
            }
    }

    /// A Boolean value that indicates whether the user prefers more contrast, by the theme or by GNOME's preference.
    static var increasesContrast: Bool {
        ToolkitSettings.text("gtk-theme-name")?.hasPrefix("HighContrast") == true
            || withSetting("high-contrast", of: "org.gnome.desktop.a11y.interface") {
                g_settings_get_boolean($0, $1) != 0
            }
    }

    /// A Boolean value that indicates whether the desktop runs a screen reader.
    static var readsScreen: Bool {
        withSetting("screen-reader-enabled", of: "org.gnome.desktop.a11y.applications") {
            g_settings_get_boolean($0, $1) != 0
        }
    }

    /// The number of pixels in a point, of the display that has most.
    static var displayScale: Double {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return 1
        }
        let scales = (0..<g_list_model_get_n_items(monitors)).map { index -> Double in
            guard let monitor = g_list_model_get_item(monitors, index) else { return 1 }
            defer { g_object_unref(monitor) }
            return Double(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
        }
        return scales.max() ?? 1
    }

    /// Reads a setting where the desktop has it.
    private static func withSetting(
        _ key: String,
        of id: String,
        _ read: (UnsafeMutablePointer<GSettings>?, String) -> Bool
    ) -> Bool {
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, id, 1)
        else { return false }
        defer { g_settings_schema_unref(schema) }
        guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(id) else { return false }
        defer { g_object_unref(settings) }
        return read(settings, key)
    }

    /// Sets whether windows are dark.
    /// - Parameter isDark: Nil for the desktop's setting.
    static func setDark(_ isDark: Bool?) {
        if let adwaita = DesktopLook.adwaita { return adwaita.setDark(isDark) }
        let isDark = isDark ?? prefersDark
        ToolkitSettings.set("gtk-application-prefer-dark-theme", to: isDark)
    }

    /// Takes over the preference of the desktop's portal.
    /// - Parameter number: 1 for dark windows, 2 for light ones, as the documentation of `org.freedesktop.portal.Settings` says.
    static func follow(scheme number: UInt64?) {
        let prefersDark: Bool? = number == 1 ? true : number == 2 ? false : nil
        guard prefersDark != portalPrefersDark else { return }
        portalPrefersDark = prefersDark
        if shown == nil { setDark(nil) }
    }

    /// The last request of a window; nil for the desktop's setting.
    private static var shown: ColorScheme?

    /// Sets the variant of GTK's theme.
    /// - Parameter scheme: Light or dark; nil for the desktop's setting.
    static func show(_ scheme: ColorScheme?) {
        guard scheme != shown else { return }
        shown = scheme
        setDark(scheme.map { $0 == .dark })
    }
}
