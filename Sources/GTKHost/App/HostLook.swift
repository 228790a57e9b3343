import CGTK
import DesktopServices
import Foundation
import GTKInterop
import SwiftUICore
import SystemSupport

/// The look of all windows: the theme, the font and the settings of the desktop, whose changes it follows.
@MainActor
final class HostLook {
    let theme = Theme()
    /// The desktop's choices of colours, where this process follows them.
    private let appearance = AppearancePortal()
    /// A number that increases when the desktop's font or theme changes.
    private(set) var generation = 0
    /// The height of the desktop's font in points; nil before it is asked for.
    private var knownFontSize: CGFloat?
    /// A closure that is called when all sizes may have changed.
    var sizesDidChange: @MainActor () -> Void = {}
    /// A closure that is called with the theme's colours when these have changed, after the sizes.
    var colorsDidChange: @MainActor (ThemeColors) -> Void = { _ in }

    /// Follows the settings of the toolkit, which outlive all windows, and makes text initially unselected.
    func followSettings() {
        guard let settings = gtk_settings_get_default() else { return }
        // Text that gets the focus first would be selected as a whole, and a drag over it would drag it.
        ToolkitSettings.set("gtk-label-select-on-focus", to: false)
        for name in ["gtk-font-name", "gtk-xft-dpi"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.measureAgain() })
        }
        for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.themeDidChange() })
        }
        for name in ["gtk-enable-animations", "gtk-theme-name", "gtk-xft-dpi"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.passSettings() })
        }
        passSettings()
    }

    /// Follows the colours that the user chooses for the desktop.
    func followAppearance(on display: OpaquePointer) {
        let adwaita = DesktopLook.adwaita
        adwaita?.onChange { [weak self] in self?.themeDidChange() }
        guard ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"]?.isEmpty == false else { return }
        // GNOME's library follows some by itself.
        let keys: [AppearancePortal.Key] =
            adwaita == nil ? [.colorScheme, .accentColor] : adwaita?.hasAccentColors == true ? [] : [.accentColor]
        let accent = AccentColor(on: display)
        Task { [appearance] in
            await appearance.follow(keys) { [weak self] key, value in
                switch key {
                case .colorScheme: DesktopAppearance.follow(scheme: value?.number)
                case .accentColor: accent.use(AccentColor.color(value))
                }
                self?.themeDidChange()
            }
        }
    }

    /// Passes the current settings of the desktop to views.
    func passSettings() {
        theme.didChange()
        DesktopSettings.shared.update(
            displayScale: DesktopAppearance.displayScale,
            reducesMotion: !ToolkitSettings.isOn("gtk-enable-animations", otherwise: true),
            increasesContrast: DesktopAppearance.increasesContrast,
            readsScreen: DesktopAppearance.readsScreen
        )
    }

    /// Gives views the theme's colours when the changes under way have ended.
    private func themeDidChange() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeCallback {
                guard let self else { return }
                self.measureAgain()
                self.colorsDidChange(self.theme.colors)
            }
        }
    }

    private func measureAgain() {
        generation += 1
        knownFontSize = nil
        theme.didChange()
        sizesDidChange()
    }

    /// The height of the desktop's font in points.
    var fontSize: CGFloat { knownFontSize ?? measureFont() }

    private func measureFont() -> CGFloat {
        let label = GTKWidget(gtk_label_new(nil))
        let size = theme.fontSize(for: label.pointer)
        knownFontSize = size
        return size
    }
}
