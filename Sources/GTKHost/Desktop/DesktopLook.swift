import AppFiles
import CGTK
import Foundation

/// The look of apps on the desktop that this process runs on.
@MainActor
enum DesktopLook {
    /// A desktop whose apps look different from GTK's own theme.
    enum Desktop: Equatable {
        case gnome, kde
        /// One for which GTK's own settings are used.
        case other

        /// - Parameter name: The value of `XDG_CURRENT_DESKTOP`: names with colons between them, such as `ubuntu:GNOME`.
        init(named name: String?) {
            let names = (name ?? "").split(separator: ":")
            self = names.contains("GNOME") ? .gnome : names.contains("KDE") ? .kde : .other
        }
    }

    /// GNOME's library, where it styles this process.
    private(set) static var adwaita: AdwaitaLibrary?

    /// A Boolean value that indicates whether the menus of a window are in one menu at the end of its bar, as those of GNOME's apps are,
    /// and not in a menu bar.
    static let hasPrimaryMenu =
        Desktop(named: ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"]) == .gnome
        && DesktopChoices.takesPrimaryMenu(Bundle.main.infoDictionary)

    /// A Boolean value that indicates whether buttons in the bars of windows have no frames: libadwaita gives the buttons of a header bar
    /// none, but only those right in it.
    static var hasFlatBars: Bool { adwaita != nil }

    /// Gives this process the look of its desktop. `GTK_THEME` stands for a person's own choice, which is left alone.
    static func apply() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GTK_THEME"] == nil, gdk_display_get_default() != nil else { return }
        switch Desktop(named: environment["XDG_CURRENT_DESKTOP"]) {
        case .gnome: if adwaita == nil { adwaita = AdwaitaLibrary() }
        case .kde: useBreeze()
        case .other: break
        }
    }

    /// Uses KDE's theme for GTK where it is installed, and no other theme is chosen.
    private static func useBreeze() {
        let chosen = ToolkitSettings.text("gtk-theme-name") ?? ""
        guard ["", "Adwaita", "Default", "Empty"].contains(chosen), isInstalled("Breeze") else { return }
        ToolkitSettings.set("gtk-theme-name", to: "Breeze")
    }

    /// Returns whether there is a theme for GTK 4, where GTK looks for themes.
    private static func isInstalled(_ theme: String) -> Bool {
        let user = g_get_user_data_dir().map { String(cString: $0) }
        var folders = user.map { [$0] } ?? []
        var next = g_get_system_data_dirs()
        while let folder = next?.pointee {
            folders.append(String(cString: folder))
            next = next?.successor()
        }
        return folders.contains { FileManager.default.fileExists(atPath: "\($0)/themes/\(theme)/gtk-4.0/gtk.css") }
    }
}
