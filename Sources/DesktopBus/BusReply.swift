import CGIO
import Foundation

/// The arguments or the result of a call over D-Bus, or the contents of a signal.
package final class BusReply: @unchecked Sendable {
    // GLib's values do not change, and their references are counted for all threads.
    private let variant: OpaquePointer

    /// Takes over a reference.
    init(_ variant: OpaquePointer) { self.variant = variant }

    init(retaining variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

    deinit { g_variant_unref(variant) }

    /// A value, as far as it is used here.
    package indirect enum Value: Equatable, Sendable {
        /// Text, or the path of an object.
        case string(String)
        case bool(Bool)
        /// A whole number that cannot be negative.
        case number(UInt64)
        /// A whole number of 32 bits that can be negative.
        case int32(Int32)
        case real(Double)
        case bytes(Data)
        /// Values of one type, or several values together.
        case array([Value])
        /// A dictionary with texts or paths as keys.
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
        /// The texts of an array.
        package var strings: [String] { array?.compactMap(\.string) ?? [] }
    }

    /// Returns the value at a position of the reply; nil if there is none.
    package func value(at position: Int) -> Value? {
        withExtendedLifetime(self) {
            position < Int(g_variant_n_children(variant)) ? Self.child(variant, gsize(position)) : nil
        }
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
