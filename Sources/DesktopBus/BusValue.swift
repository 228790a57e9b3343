import CGIO

/// A value in a D-Bus call, in its reply or in a signal.
package indirect enum BusValue: Sendable {
    case string(String)
    case strings([String])
    case bool(Bool)
    case uint32(UInt32)
    case int32(Int32)
    case bytes([UInt8])
    case objectPath(String)
    /// Bytes terminated by a zero, which is how file paths are sent.
    case filePath(String)
    /// An index into the list of descriptors of a call.
    case handle(Int32)
    /// Indices into the list of descriptors of a call.
    case handles([Int32])
    /// A value with its type.
    case variant(BusValue)
    /// A dictionary with values of any type.
    case options([String: BusValue])
    /// A tuple of values.
    case tuple([BusValue])
    /// An array of values of one type, which is specified by a D-Bus signature.
    case array(of: String, [BusValue])

    /// Returns the value as a GLib variant with a floating reference.
    /// - Throws: ``BusError/invalidPath(_:)``.
    func makeVariant() throws(BusError) -> OpaquePointer {
        try check()
        return variant
    }

    fileprivate func check() throws(BusError) {
        switch self {
        case .objectPath(let path):
            guard g_variant_is_object_path(path) != 0 else { throw .invalidPath(path) }
        case .variant(let value): try value.check()
        case .options(let options): for value in options.values { try value.check() }
        case .tuple(let values), .array(_, let values): for value in values { try value.check() }
        default: break
        }
    }

    /// The value as a GLib variant. It has been validated.
    fileprivate var variant: OpaquePointer {
        switch self {
        case .string(let text): g_variant_new_string(text)
        case .strings(let texts): Self.array(of: "s", texts.map { g_variant_new_string($0) })
        case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
        case .uint32(let value): g_variant_new_uint32(value)
        case .int32(let value): g_variant_new_int32(value)
        case .bytes(let bytes): Self.bytes(bytes)
        case .variant(let value): g_variant_new_variant(value.variant)
        case .objectPath(let path): g_variant_new_object_path(path)
        case .filePath(let path): g_variant_new_bytestring(path)
        case .handle(let handle): g_variant_new_handle(handle)
        case .handles(let handles): Self.array(of: "h", handles.map { g_variant_new_handle($0) })
        case .options(let options):
            Self.array(
                of: "{sv}",
                options.map { key, value in
                    g_variant_new_dict_entry(g_variant_new_string(key), BusValue.variant(value).variant)
                }
            )
        case .tuple(let values): values.variant
        case .array(let type, let values): Self.array(of: type, values.map { $0.variant })
        }
    }

    /// Returns a single variant for all bytes, because a picture has thousands.
    private static func bytes(_ bytes: [UInt8]) -> OpaquePointer {
        let type = g_variant_type_new("y")
        defer { g_variant_type_free(type) }
        return g_variant_new_fixed_array(type, bytes, gsize(bytes.count), 1)
    }

    private static func array(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, values, gsize(values.count))
    }
}

extension [BusValue] {
    /// Returns the values as the arguments of a call, with a floating reference.
    /// - Throws: ``BusError/invalidPath(_:)``.
    func makeTuple() throws(BusError) -> OpaquePointer {
        for value in self { try value.check() }
        return variant
    }

    fileprivate var variant: OpaquePointer { g_variant_new_tuple(map { $0.variant }, gsize(count)) }
}
