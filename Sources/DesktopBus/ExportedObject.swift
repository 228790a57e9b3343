import CGIO

/// An object that this program exports on the session bus.
///
/// It lives on the main thread, on which its methods are called.
@MainActor
package final class ExportedObject {
    /// A closure that returns a property; nil for an unknown one.
    package typealias Get = @MainActor (_ property: String) -> BusValue?
    /// A closure that returns the result of a method; nil for an unknown method. It throws ``CallFailure`` to return an error to the
    /// caller.
    package typealias Call = @MainActor (_ call: ReceivedCall) throws -> [BusValue]?

    package let path: String
    private let bus: MessageBus
    private let interface: String
    private var registration: guint = 0

    private final class Handlers {
        let get: Get
        let call: Call
        init(_ get: @escaping Get, _ call: @escaping Call) { (self.get, self.call) = (get, call) }
    }

    /// Exports the object.
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
        table.method_call = { _, _, _, _, _, _, invocation, data in
            // GIO calls this in the main context, where the object was exported.
            nonisolated(unsafe) let (invocation, data) = (invocation!, data!)
            MainActor.assumeIsolated {
                let handlers = Unmanaged<Handlers>.fromOpaque(data).takeUnretainedValue()
                do {
                    let call = try ReceivedCall(invocation)
                    guard let answer = try handlers.call(call) else { throw CallFailure.unknownMethod(call.method) }
                    g_dbus_method_invocation_return_value(invocation, try answer.makeTuple())
                } catch {
                    let failure = error as? CallFailure ?? .failed("\(error)")
                    g_dbus_method_invocation_return_dbus_error(invocation, failure.name, failure.reason)
                }
            }
        }
        table.get_property = { _, _, _, _, property, error, data in
            // GIO calls this in the main context, where the object was exported.
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

    /// Sends a signal, unless one of the arguments is not a valid D-Bus value.
    /// - Parameters:
    ///   - signal: Its name.
    ///   - arguments: The arguments of the signal.
    ///   - receiver: The program that gets it; nil for all that listen.
    package func send(_ signal: String, _ arguments: [BusValue] = [], to receiver: String? = nil) {
        guard let arguments = try? arguments.makeTuple() else { return }
        g_dbus_connection_emit_signal(bus.connection, receiver, path, interface, signal, arguments, nil)
    }

    /// Removes the object from the bus.
    package func end() {
        if registration != 0 { g_dbus_connection_unregister_object(bus.connection, registration) }
        registration = 0
    }
}
