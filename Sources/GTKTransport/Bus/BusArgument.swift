import CGTK

/// Makes values for calls over D-Bus. Each has a floating reference, which the call takes over.
package enum BusArgument {
    /// A text of bytes that end with a zero, as paths are sent.
    package static func path(_ path: String) -> OpaquePointer? { g_variant_new_bytestring(path) }

    /// A list of values of one type.
    package static func list(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, values, gsize(values.count))
    }

    /// Several values together.
    package static func tuple(_ values: OpaquePointer?...) -> OpaquePointer? {
        g_variant_new_tuple(values, gsize(values.count))
    }

    /// A dictionary of options.
    package static func options(_ options: [String: OpaquePointer?] = [:]) -> OpaquePointer? {
        list(
            of: "{sv}",
            options.map { g_variant_new_dict_entry(g_variant_new_string($0), g_variant_new_variant($1)) }
        )
    }
}
