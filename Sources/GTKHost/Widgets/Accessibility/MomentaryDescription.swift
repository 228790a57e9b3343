import CGTK
import GTKInterop

/// A text that temporarily replaces an element's description for assistive technologies.
@MainActor
final class MomentaryDescription {
    private let widget: ObjectReference
    private var text: String
    /// The description of the element; nil if it has none.
    private let before: String?

    /// Gives a widget the description.
    init(_ text: String, of widget: UnsafeMutablePointer<GtkWidget>) {
        (self.widget, self.text) = (ObjectReference(retaining: UnsafeMutableRawPointer(widget)), text)
        before = Self.description(of: OpaquePointer(widget), unless: text).flatMap { $0 == Self.none ? nil : $0 }
        set(text)
    }

    /// A Boolean value that indicates whether GTK passes descriptions to assistive technologies.
    static let isPossible: Bool = {
        guard let widget = gtk_label_new(nil) else { return false }
        g_object_ref_sink(widget)
        defer { g_object_unref(widget) }
        let role = gtk_accessible_get_accessible_role(OpaquePointer(widget))
        let context = gtk_at_context_create(role, OpaquePointer(widget), gtk_widget_get_display(widget))
        guard let context else { return false }
        g_object_unref(context.raw)
        return true
    }()

    /// A Boolean value that indicates whether the element has a description of its own.
    var hidesAnother: Bool { before?.isEmpty == false }

    /// Replaces this text with another one.
    /// - Returns: False if the description is of another widget, or the element was given another meanwhile.
    func replace(with text: String, of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard self.widget.pointer == UnsafeMutableRawPointer(widget), isThere else { return false }
        // The same text would be no change, which is not reported.
        self.text = text == self.text ? text + " " : text
        set(self.text)
        return true
    }

    /// Restores the element's own description, unless it has been changed in the meantime.
    func end() {
        guard isThere else { return }
        guard let before else { return gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
        set(before)
    }

    private var accessible: OpaquePointer { OpaquePointer(widget.pointer) }
    private var isThere: Bool { Self.description(of: accessible, unless: text) == nil }

    private func set(_ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(accessible, 1, &property, &value)
        g_value_unset(&value)
    }

    /// The text of GTK for a property that is not set.
    private static let none = "undefined"

    /// Returns the description of an element, unless it is a certain text.
    private static func description(of accessible: OpaquePointer, unless text: String) -> String? {
        guard let found = gtk_accessible_description_unless(accessible, text) else { return nil }
        defer { g_free(found) }
        return String(cString: found)
    }
}
