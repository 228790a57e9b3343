import CGIO
import DesktopBus
import Foundation
import SystemSupport

/// The picture on the ground of the desktop.
package enum Wallpaper {
    /// Asks the desktop's portal for another picture. The portal may ask the user.
    ///
    /// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Wallpaper.html>.
    /// - Throws: The reason why the desktop keeps its picture, such as that there is no portal.
    package static func set(_ picture: Descriptor) throws {
        let cancellation = CallCancellation()
        let request = PortalRequest(
            interface: "org.freedesktop.portal.Wallpaper",
            method: "SetWallpaperFile",
            arguments: [.string(""), .handle(0)],
            options: ["show-preview": .bool(false), "set-on": .string("background")],
            descriptors: [picture]
        )
        let answer = try request.run(on: SessionBus(cancellation), cancellation)
        guard case .done = answer else { throw CancellationError() }
    }

    /// The settings in which desktops have the picture.
    private static let settings = [
        (
            schema: "org.gnome.desktop.background", key: "picture-uri",
            desktops: ["GNOME", "Unity", "Budgie", "Pantheon"]
        ),
        (schema: "org.cinnamon.desktop.background", key: "picture-uri", desktops: ["X-Cinnamon", "Cinnamon"]),
        (schema: "org.mate.background", key: "picture-filename", desktops: ["MATE"]),
    ]

    /// The picture; nil on a desktop that does not tell it.
    package static var current: URL? {
        let desktops = ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map(
            String.init
        )
        let place = settings.first { place in place.desktops.contains { desktops?.contains($0) ?? false } }
        guard let place, let text = setting(place.key, of: place.schema), !text.isEmpty else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    }

    /// Returns a text among the desktop's settings; nil if these are not installed.
    private static func setting(_ key: String, of schema: String) -> String? {
        guard let source = g_settings_schema_source_get_default(),
            let known = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        defer { g_settings_schema_unref(known) }
        guard g_settings_schema_has_key(known, key) != 0, let settings = g_settings_new_full(known, nil, nil),
            let text = g_settings_get_string(settings, key)
        else { return nil }
        defer {
            g_free(text)
            g_object_unref(UnsafeMutableRawPointer(settings))
        }
        return String(cString: text)
    }
}
