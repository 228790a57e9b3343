import CGTK
import DesktopBus
import SwiftUICore

/// The accent colour that the user chose for the desktop, which its portal tells (`org.freedesktop.appearance`, `accent-color`).
@MainActor
final class AccentColor {
    private static let object = MessageBus.Object(
        service: "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings"
    )
    private static let names = (group: "org.freedesktop.appearance", key: "accent-color")

    private let display: OpaquePointer
    private let didChange: () -> Void
    private var subscription: BusSubscription?
    private var provider: UnsafeMutablePointer<GtkCssProvider>?

    /// - Parameter didChange: Called when the theme's colours have changed.
    init(on display: OpaquePointer, didChange: @escaping () -> Void) {
        (self.display, self.didChange) = (display, didChange)
    }

    /// Uses the colour, and each that the user chooses later. Without a portal there is none.
    func follow() async {
        guard let bus = try? await SessionBus.connect() else { return }
        subscription = bus.subscribe("SettingChanged", of: Self.object, argument: Self.names.group) {
            [weak self] arguments in
            guard arguments.value(at: 1)?.string == Self.names.key else { return }
            self?.use(Self.color(arguments.value(at: 2)))
        }
        let answer = try? await bus.call(
            "Read",
            on: Self.object,
            [.string(Self.names.group), .string(Self.names.key)],
            returning: "(v)",
            within: 5
        )
        if let answer { use(Self.color(answer.value(at: 0))) }
    }

    /// Reads red, green and blue, each from 0 to 1. Numbers out of that range stand for no choice.
    static func color(_ value: BusReply.Value?) -> RGBA? {
        guard let parts = value?.array?.compactMap(\.real), parts.count == 3,
            parts.allSatisfy({ (0...1).contains($0) })
        else { return nil }
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    private func use(_ color: RGBA?) {
        if let provider {
            gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
            g_object_unref(provider)
        }
        provider = color.map { color in
            let provider = gtk_css_provider_new()!
            gtk_css_provider_load_from_data(provider, Self.rules(color), -1)
            gtk_style_context_add_provider_for_display(
                display,
                OpaquePointer(provider),
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
            )
            return provider
        }
        didChange()
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
