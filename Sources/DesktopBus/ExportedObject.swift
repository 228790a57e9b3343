import CGIO

/// An object of this program on the session bus.
///
/// It lives on the main thread, on which its methods are called.
@MainActor
package final class ExportedObject {
    /// Answers a property; nil for an unknown one.
    package typealias Get = @MainActor (_ property: String) -> BusValue?
    /// Returns the result of a method; nil for an unknown method.
    package typealias Call = @MainActor (_ method: String, _ arguments: BusReply) -> [BusValue]?

    package let path: String
    private let bus: MessageBus
    private let interface: String
    private var registration: guint = 0

    private final class Handlers {
        let get: Get
        let call: Call
        init(_ get: @escaping Get, _ call: @escaping Call) { (self.get, self.call) = (get, call) }
    }

    /// Makes the object known.
    /// - Parameters:
    ///   - path: The path of the object.
    ///   - bus: The bus.
    ///   - description: Its interface, as D-Bus describes interfaces in XML.
    ///   - get: Answers properties.
    ///   - call: Answers methods.
    package init?(at path: String, on bus: MessageBus, description: String, get: @escaping Get, call: @escaping Call) {
        (self.bus, self.path) = (bus, path)
        guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return nil }
        defer { g_dbus_node_info_unref(node) }
        guard let info = node.pointee.interfaces?[0] else { return nil }
        interface = String(cString: info.pointee.name)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, data in
            nonisolated(unsafe) let (invocation, data) = (invocation!, data!)
            let (method, arguments) = (String(cString: method!), BusReply(retaining: arguments!))
            MainActor.assumeIsolated {
                let handlers = Unmanaged<Handlers>.fromOpaque(data).takeUnretainedValue()
                if let answer = try? handlers.call(method, arguments)?.makeTuple() {
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
        table.get_property = { _, _, _, _, property, error, data in
            nonisolated(unsafe) let data = data!
            let property = String(cString: property!)
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                value = try? Unmanaged<Handlers>.fromOpaque(data).takeUnretainedValue().get(property)?.makeVariant()
            }
            // GIO ends the process if there is neither a value nor an error.
            if value == nil {
                let reason = "There is no value of \(property)."
                let code = Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue)
                error?.pointee = g_error_new_literal(g_dbus_error_quark(), code, reason)
            }
            return value
        }
        let handlers = Unmanaged.passRetained(Handlers(get, call))
        registration = g_dbus_connection_register_object(
            bus.connection,
            path,
            info,
            &table,
            handlers.toOpaque(),
            { Unmanaged<Handlers>.fromOpaque($0!).release() },
            nil
        )
        guard registration != 0 else {
            // GIO releases the handlers of objects that it has registered.
            handlers.release()
            return nil
        }
    }

    /// Sends a signal to all that listen, unless one of the arguments is no value of D-Bus.
    /// - Parameters:
    ///   - signal: Its name.
    ///   - arguments: The arguments of the signal.
    package func send(_ signal: String, _ arguments: [BusValue] = []) {
        guard let arguments = try? arguments.makeTuple() else { return }
        g_dbus_connection_emit_signal(bus.connection, nil, path, interface, signal, arguments, nil)
    }

    /// Makes the object unknown again.
    package func end() {
        if registration != 0 { g_dbus_connection_unregister_object(bus.connection, registration) }
        registration = 0
    }
}
