import CGTK
import GTKInterop
import SwiftUICore

/// A class of GTK's style sheet whose rules are there as long as something has the class. It owns the `GtkCssProvider` of the rules.
@MainActor
final class StyleClass {
    let name: String
    private let provider: ObjectReference
    private let display: ObjectReference?

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
        display = gdk_display_get_default().map { ObjectReference(retaining: $0.raw) }
        let provider = gtk_css_provider_new()!
        self.provider = ObjectReference(owning: UnsafeMutableRawPointer(provider))
        gtk_css_provider_load_from_data(provider, rules, -1)
        guard let display else { return }
        gtk_style_context_add_provider_for_display(
            OpaquePointer(display.pointer),
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }

    isolated deinit {
        guard let display else { return }
        gtk_style_context_remove_provider_for_display(OpaquePointer(display.pointer), OpaquePointer(provider.pointer))
    }
}
