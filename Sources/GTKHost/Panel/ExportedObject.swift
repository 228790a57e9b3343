import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object of this program on the session bus.
///
/// It belongs to the main thread, on which its methods are called.
@MainActor
final class ExportedObject {
    /// Answers a property, as a value with a floating reference; nil for one that there is not.
    typealias Get = @MainActor (_ property: String) -> OpaquePointer?
    /// Answers a method with a tuple with a floating reference; nil for a method that there is not.
    typealias Call = @MainActor (_ method: String, _ arguments: OpaquePointer) -> OpaquePointer?

    let bus: OpaquePointer
    let path: String
    private let interface: String
    private var registration: guint = 0

    private final class Handlers {
        let get: Get
        let call: Call
        init(_ get: @escaping Get, _ call: @escaping Call) { (self.get, self.call) = (get, call) }
    }

    /// Makes the object known.
    /// - Parameters:
    ///   - path: Where it is.
    ///   - bus: The connection, which outlives the object.
    ///   - description: Its interface, as D-Bus describes interfaces in XML.
    ///   - get: Answers properties.
    ///   - call: Answers methods.
    init?(at path: String, on bus: OpaquePointer, description: String, get: @escaping Get, call: @escaping Call) {
        (self.bus, self.path) = (bus, path)
        guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return nil }
        defer { g_dbus_node_info_unref(node) }
        guard let info = node.pointee.interfaces?[0] else { return nil }
        interface = String(cString: info.pointee.name)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, data in
            nonisolated(unsafe) let (arguments, invocation, data) = (arguments!, invocation!, data!)
            let method = String(cString: method!)
            MainActor.assumeIsolated {
                let handlers = Unmanaged<Handlers>.fromOpaque(data).takeUnretainedValue()
                if let answer = handlers.call(method, arguments) {
                    g_dbus_method_invocation_return_value(invocation, answer)
                } else {
                    g_dbus_method_invocation_return_dbus_error(
                        invocation,
                        "org.freedesktop.DBus.Error.UnknownMethod",
                        "There is no method \(method)."
                    )
                }
            }
        }
        table.get_property = { _, _, _, _, property, _, data in
            nonisolated(unsafe) let data = data!
            let property = String(cString: property!)
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                value = Unmanaged<Handlers>.fromOpaque(data).takeUnretainedValue().get(property)
            }
            return value
        }
        registration = g_dbus_connection_register_object(
            bus,
            path,
            info,
            &table,
            Unmanaged.passRetained(Handlers(get, call)).toOpaque(),
            { Unmanaged<Handlers>.fromOpaque($0!).release() },
            nil
        )
        guard registration != 0 else { return nil }
    }

    /// Sends a signal to all that listen.
    /// - Parameters:
    ///   - signal: Its name.
    ///   - arguments: A tuple with a floating reference; nil for no arguments.
    func send(_ signal: String, _ arguments: OpaquePointer? = nil) {
        g_dbus_connection_emit_signal(bus, nil, path, interface, signal, arguments, nil)
    }

    /// Makes the object unknown again.
    func end() {
        if registration != 0 { g_dbus_connection_unregister_object(bus, registration) }
        registration = 0
    }
}

/// Values for D-Bus, all with floating references.
enum BusVariant {
    static func string(_ text: String) -> OpaquePointer { g_variant_new_string(text) }
    static func path(_ path: String) -> OpaquePointer { g_variant_new_object_path(path) }
    static func bool(_ value: Bool) -> OpaquePointer { g_variant_new_boolean(value ? 1 : 0) }
    static func int(_ value: Int32) -> OpaquePointer { g_variant_new_int32(value) }
    static func unsigned(_ value: UInt32) -> OpaquePointer { g_variant_new_uint32(value) }
    static func variant(_ value: OpaquePointer) -> OpaquePointer { g_variant_new_variant(value) }
    static func tuple(_ values: [OpaquePointer]) -> OpaquePointer {
        g_variant_new_tuple(values.map { Optional($0) }, gsize(values.count))
    }

    static func array(of type: String, _ values: [OpaquePointer]) -> OpaquePointer {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, values.map { Optional($0) }, gsize(values.count))
    }

    /// A dictionary with values of any type.
    static func dictionary(_ values: [(String, OpaquePointer)]) -> OpaquePointer {
        array(of: "{sv}", values.map { g_variant_new_dict_entry(string($0.0), variant($0.1)) })
    }

    /// The number at an index of a tuple.
    static func int(_ index: Int, of tuple: OpaquePointer) -> Int32 {
        let child = g_variant_get_child_value(tuple, gsize(index))
        defer { g_variant_unref(child) }
        return g_variant_get_int32(child)
    }

    /// The text at an index of a tuple.
    static func string(_ index: Int, of tuple: OpaquePointer) -> String {
        let child = g_variant_get_child_value(tuple, gsize(index))
        defer { g_variant_unref(child) }
        return String(cString: g_variant_get_string(child, nil))
    }

    /// Takes something from each element of the array at an index of a tuple.
    static func map<Value>(_ index: Int, of tuple: OpaquePointer, _ take: (OpaquePointer) -> Value) -> [Value] {
        guard let array = g_variant_get_child_value(tuple, gsize(index)) else { return [] }
        defer { g_variant_unref(array) }
        return (0..<g_variant_n_children(array)).compactMap { index in
            guard let child = g_variant_get_child_value(array, index) else { return nil }
            defer { g_variant_unref(child) }
            return take(child)
        }
    }
}
