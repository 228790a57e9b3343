import CGTK
import GTKInterop
import SwiftUICore

/// The colour that a program gives to a control in place of the theme's.
///
/// GTK colours controls by its style sheet alone, so each colour that is in use has a class there.
@MainActor
struct ControlTint {
    private var shown: TintClass?

    /// Gives a widget a colour; nil for the theme's.
    mutating func apply(_ color: RGBA?, to widget: GTKWidget) {
        let before = shown?.name
        let name = styleClass(of: color)
        guard name != before else { return }
        if let before { widget.styleClasses.remove(before) }
        if let name { widget.styleClasses.insert(name) }
    }

    /// The class of a colour, for a widget that sets its classes itself; nil for the theme's colour.
    mutating func styleClass(of color: RGBA?) -> String? {
        shown = color.map(TintClass.of)
        return shown?.name
    }
}

/// The class of a colour, whose rules are there as long as widgets have the colour. It owns the `GtkCssProvider` of its rules.
@MainActor
private final class TintClass {
    let name: String
    private let provider: ObjectReference
    private let display: OpaquePointer?

    private static var known: [String: WeakClass] = [:]

    private struct WeakClass {
        weak var tint: TintClass?
    }

    /// The class of a colour: the one of other widgets, or a new one.
    static func of(_ color: RGBA) -> TintClass {
        func byte(_ part: Double) -> Int { Int((part.fraction * 255).rounded()) }
        let parts = [byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha)]
        let name = "swiftui-tint-" + parts.map(String.init).joined(separator: "-")
        if let tint = known[name]?.tint { return tint }
        let opacity = Double(parts[3]) / 255
        let tint = TintClass(name: name, color: "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(opacity))")
        known = known.filter { $0.value.tint != nil }
        known[name] = WeakClass(tint: tint)
        return tint
    }

    private init(name: String, color: String) {
        self.name = name
        display = gdk_display_get_default()
        let provider = gtk_css_provider_new()!
        self.provider = ObjectReference(owning: UnsafeMutableRawPointer(provider))
        gtk_css_provider_load_from_data(provider, Self.rules(name, color), -1)
        guard let display else { return }
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }

    isolated deinit {
        guard let display else { return }
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider.pointer))
    }

    private static func rules(_ name: String, _ color: String) -> String {
        """
        switch.\(name):checked, progressbar.\(name) > trough > progress, scale.\(name) > trough > highlight,
        levelbar.\(name) > trough > block.filled, checkbutton.\(name) > check:checked,
        checkbutton.\(name) > check:indeterminate, button.\(name):not(:disabled) {
            background-color: \(color); background-image: none; border-color: \(color);
        }
        button.\(name):hover:not(:disabled) { background-image: image(alpha(white, 0.1)); }
        button.\(name):active:not(:disabled) { background-image: image(alpha(black, 0.15)); }
        switch.\(name):checked > slider { border-color: \(color); }
        spinner.\(name) { color: \(color); }
        """
    }
}
