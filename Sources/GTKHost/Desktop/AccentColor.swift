import CGTK
import DesktopBus
import GTKInterop
import SwiftUICore

/// The accent colour of the desktop, as a rule that precedes those of the theme.
@MainActor
final class AccentColor {
    private let display: ObjectReference
    private var provider: ObjectReference?

    init(on display: OpaquePointer) { self.display = ObjectReference(retaining: display.raw) }

    /// Reads red, green and blue, each from 0 to 1. Numbers out of that range stand for no choice.
    static func color(_ value: BusReply.Value?) -> RGBA? {
        guard let parts = value?.array?.compactMap(\.real), parts.count == 3,
            parts.allSatisfy({ (0...1).contains($0) })
        else { return nil }
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    /// Uses a colour.
    /// - Parameter color: Nil for that of the theme.
    func use(_ color: RGBA?) {
        let display = OpaquePointer(display.pointer)
        if let provider {
            provider.withPointer { gtk_style_context_remove_provider_for_display(display, OpaquePointer($0)) }
        }
        provider = color.map { color in
            let provider = gtk_css_provider_new()!
            gtk_css_provider_load_from_data(provider, Self.rules(color), -1)
            gtk_style_context_add_provider_for_display(
                display,
                OpaquePointer(provider),
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
            )
            return ObjectReference(owning: UnsafeMutableRawPointer(provider))
        }
    }

    /// The names by which themes know the colour: those of libadwaita, and those of GTK's themes.
    static func rules(_ color: RGBA) -> String {
        let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        let name = "rgb(\(parts[0]),\(parts[1]),\(parts[2]))"
        return """
            @define-color accent_bg_color \(name);
            @define-color accent_color mix(\(name), @theme_fg_color, 0.25);
            @define-color theme_selected_bg_color \(name);
            """
    }
}
