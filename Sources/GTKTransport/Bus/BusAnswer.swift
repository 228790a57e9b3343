import CGTK

/// What another program answered to a call, or what a signal says: values of D-Bus that are read with care.
package final class BusAnswer: @unchecked Sendable {
    // Values of GLib's do not change, and their references are counted for all threads.
    private let variant: OpaquePointer

    /// Takes over a reference.
    init(owning variant: OpaquePointer) { self.variant = variant }

    init(retaining variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

    deinit { g_variant_unref(variant) }

    private var type: String { String(cString: g_variant_get_type_string(variant)) }

    /// The value at a position; nil where there is none.
    package subscript(position: Int) -> BusAnswer? {
        guard g_variant_is_container(variant) != 0, position < Int(g_variant_n_children(variant)) else { return nil }
        return BusAnswer(owning: g_variant_get_child_value(variant, gsize(position)))
    }

    /// The value for a key of a dictionary with texts for keys; nil where there is none.
    package subscript(key: String) -> BusAnswer? {
        guard type == "a{sv}", let value = g_variant_lookup_value(variant, key, nil) else { return nil }
        return BusAnswer(owning: value)
    }

    /// What is in a value of any type.
    package var content: BusAnswer? { type == "v" ? BusAnswer(owning: g_variant_get_variant(variant)) : nil }

    /// Text, or the path of an object.
    package var text: String? { ["s", "o"].contains(type) ? String(cString: g_variant_get_string(variant, nil)) : nil }

    /// A number of 32 bits.
    package var number: UInt32? { type == "u" ? g_variant_get_uint32(variant) : nil }

    /// A list of texts.
    package var texts: [String]? {
        guard type == "as" else { return nil }
        return (0..<Int(g_variant_n_children(variant))).compactMap { self[$0]?.text }
    }
}
