import CGIO
import Foundation

/// The arguments or result of a D-Bus call, or the contents of a signal.
package final class BusReply: @unchecked Sendable {
    // GLib's values do not change, and their references are counted for all threads.
    private let variant: OpaquePointer

    /// Takes over a reference.
    init(_ variant: OpaquePointer) { self.variant = variant }

    init(retaining variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

    deinit { g_variant_unref(variant) }

    /// A value, as far as it is used here.
    package indirect enum Value: Equatable, Sendable {
        /// A string or an object path.
        case string(String)
        case bool(Bool)
        /// An unsigned integer.
        case number(UInt64)
        /// A signed 32-bit integer.
        case int32(Int32)
        case real(Double)
        case bytes(Data)
        /// An array or a tuple of values.
        case array([Value])
        /// A dictionary whose keys are strings or paths.
        case dictionary([String: Value])
        /// Anything else.
        case other

        package var string: String? { if case .string(let text) = self { text } else { nil } }
        package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
        package var number: UInt64? { if case .number(let value) = self { value } else { nil } }
        package var int32: Int32? { if case .int32(let value) = self { value } else { nil } }
        package var real: Double? { if case .real(let value) = self { value } else { nil } }
        package var bytes: Data? { if case .bytes(let bytes) = self { bytes } else { nil } }
        package var array: [Value]? { if case .array(let values) = self { values } else { nil } }
        package var dictionary: [String: Value]? { if case .dictionary(let values) = self { values } else { nil } }
        /// The strings in an array.
        package var strings: [String] { array?.compactMap(\.string) ?? [] }
    }

    /// Returns the value at a position of the reply; nil if there is none.
    package func value(at position: Int) -> Value? {
        withExtendedLifetime(self) {
            position < Int(g_variant_n_children(variant)) ? Self.child(variant, gsize(position)) : nil
        }
    }

    /// Returns the number of values of a variant, of which no Swift value is made. Bytes together are one value.
    /// - Parameter limit: The number at which the count ends. A greater result means that there are more values than that.
    static func valueCount(_ variant: OpaquePointer, upTo limit: Int) -> Int {
        let type = g_variant_get_type(variant)
        guard g_variant_type_is_container(type) != 0 else { return 1 }
        let children = Int(clamping: g_variant_n_children(variant))
        if g_variant_type_is_array(type) != 0, let element = g_variant_type_element(type) {
            // Bytes, in one piece.
            if g_variant_type_peek_string(element).pointee == CChar(UInt8(ascii: "y")) { return 1 }
            if g_variant_type_is_basic(element) != 0 { return 1 + children }
        }
        guard children < limit else { return children + 1 }
        var count = 1
        for index in 0..<children where count <= limit {
            let child = g_variant_get_child_value(variant, gsize(index))!
            count += valueCount(child, upTo: limit - count)
            g_variant_unref(child)
        }
        return count
    }

    private static func child(_ variant: OpaquePointer, _ index: gsize) -> Value {
        let child = g_variant_get_child_value(variant, index)!
        defer { g_variant_unref(child) }
        return value(of: child)
    }

    private static func value(of variant: OpaquePointer) -> Value {
        let type = String(cString: g_variant_get_type_string(variant))
        switch type.first {
        case "s", "o", "g": return .string(String(cString: g_variant_get_string(variant, nil)))
        case "b": return .bool(g_variant_get_boolean(variant) != 0)
        case "y": return .number(UInt64(g_variant_get_byte(variant)))
        case "q": return .number(UInt64(g_variant_get_uint16(variant)))
        case "u": return .number(UInt64(g_variant_get_uint32(variant)))
        case "t": return .number(UInt64(g_variant_get_uint64(variant)))
        case "i": return .int32(g_variant_get_int32(variant))
        // An index into the list of descriptors of a call.
        case "h": return .int32(g_variant_get_handle(variant))
        case "d": return .real(g_variant_get_double(variant))
        case "v": return child(variant, 0)
        case "a" where type.hasPrefix("a{s") || type.hasPrefix("a{o"):
            var entries: [String: Value] = [:]
            for index in 0..<g_variant_n_children(variant) {
                let entry = g_variant_get_child_value(variant, index)!
                defer { g_variant_unref(entry) }
                if let key = child(entry, 0).string { entries[key] = child(entry, 1) }
            }
            return .dictionary(entries)
        case "(": return .array((0..<g_variant_n_children(variant)).map { child(variant, $0) })
        case "a" where type == "ay":
            var count: gsize = 0
            let bytes = g_variant_get_fixed_array(variant, &count, 1)
            return .bytes(bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data())
        case "a" where !type.hasPrefix("a{"):
            return .array((0..<g_variant_n_children(variant)).map { child(variant, $0) })
        default: return .other
        }
    }
}
