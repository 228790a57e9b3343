import CGTK
import GTKInterop
import SwiftUICore

/// A class of GTK's style sheet whose rules are there as long as something has the class. It owns the `GtkCssProvider` of the rules.
@MainActor
final class StyleClass {
    let name: String
    private let provider: ObjectReference
    private let display: OpaquePointer?

    private static var known: [String: WeakClass] = [:]

    private struct WeakClass {
        weak var styleClass: StyleClass?
    }

    /// The class of a name: the one that others have, or a new one.
    /// - Parameters:
    ///   - name: The name, which says all that the rules depend on.
    ///   - rules: Makes the rules.
    static func named(_ name: String, rules: () -> String) -> StyleClass {
        if let styleClass = known[name]?.styleClass { return styleClass }
        let styleClass = StyleClass(name: name, rules: rules())
        known = known.filter { $0.value.styleClass != nil }
        known[name] = WeakClass(styleClass: styleClass)
        return styleClass
    }

    private init(name: String, rules: String) {
        self.name = name
        display = gdk_display_get_default()
        let provider = gtk_css_provider_new()!
        self.provider = ObjectReference(owning: UnsafeMutableRawPointer(provider))
        gtk_css_provider_load_from_data(provider, rules, -1)
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
}

extension RGBA {
    /// The parts from 0 to 255.
    private var bytes: [Int] { [red, green, blue, alpha].map { Int(($0.fraction * 255).rounded()) } }

    /// The colour as a part of the name of a class.
    var styleName: String { bytes.map(String.init).joined(separator: "-") }

    /// The colour in a style sheet.
    var styleColor: String { "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(Double(bytes[3]) / 255))" }
}
