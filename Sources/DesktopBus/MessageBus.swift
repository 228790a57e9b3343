import CGIO
import SystemSupport

/// A message bus. Calls that wait are made on separate threads; the main actor has other methods.
package class MessageBus: @unchecked Sendable {
    // GDBusConnection can be used from any thread.
    let connection: OpaquePointer

    /// Connects to the bus.
    /// - Throws: An error if there is none.
    fileprivate init(_ kind: GBusType, _ cancellation: CallCancellation) throws {
        try Self.checkDescriptors()
        connection = try GLibError.check { error in cancellation.withPointer { g_bus_get_sync(kind, $0, error) } }
        g_dbus_connection_set_exit_on_close(connection, 0)
    }

    /// Takes over a reference to a connection.
    fileprivate init(owning connection: OpaquePointer) {
        self.connection = connection
        // GIO would end the program with the bus.
        g_dbus_connection_set_exit_on_close(connection, 0)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// An object of a service.
    package struct Object: Sendable {
        package let service: String
        package let path: String
        package let interface: String

        package init(service: String, path: String, interface: String) {
            (self.service, self.path, self.interface) = (service, path, interface)
        }

        /// - Throws: ``BusError`` where the names mean nothing to a bus.
        func check() throws(BusError) {
            guard g_variant_is_object_path(path) != 0 else { throw .invalidPath(path) }
            guard g_dbus_is_name(service) != 0 else { throw .invalidName(service) }
            guard g_dbus_is_interface_name(interface) != 0 else { throw .invalidName(interface) }
        }

        /// The bus itself.
        package static let bus = Object(
            service: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus"
        )
    }

    /// Calls a method.
    /// - Parameters:
    ///   - method: The method's name.
    ///   - object: The object of the call.
    ///   - arguments: The arguments.
    ///   - type: The type of the answer as D-Bus writes it, such as `(s)` for a text; an answer of another type is an error.
    ///   - descriptors: The descriptors that ``BusValue/handle(_:)`` and ``BusValue/handles(_:)`` among the arguments number;
    ///     the receiver gets copies.
    ///   - startsService: Whether the bus starts a service that does not run.
    ///   - seconds: The longest wait for the answer.
    /// - Throws: ``GLibError``, or ``BusError`` where an argument or the object cannot be named on a bus.
    @discardableResult
    package func call(
        _ method: String,
        on object: Object,
        _ arguments: [BusValue],
        returning type: String,
        descriptors: [Descriptor] = [],
        startsService: Bool = true,
        within seconds: Int32 = 25,
        _ cancellation: CallCancellation
    ) throws -> BusReply {
        try object.check()
        try Self.checkDescriptors()
        let list = try Self.list(of: descriptors)
        defer { g_object_unref(list) }
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        let arguments = try arguments.makeTuple()
        let reply = try GLibError.check { error in
            cancellation.withPointer { cancellation in
                g_dbus_connection_call_with_unix_fd_list_sync(
                    connection,
                    object.service,
                    object.path,
                    object.interface,
                    method,
                    arguments,
                    type,
                    startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
                    seconds * 1000,
                    list,
                    nil,
                    cancellation,
                    error
                )
            }
        }
        return BusReply(reply)
    }

    /// Throws where this process may have no descriptors left for what GLib does: it ends the process if it has none for the main
    /// context of a connection, or of a call that waits.
    static func checkDescriptors() throws { try OpenFileLimit.checkRoom(for: 6, "The message bus") }

    /// Copies of descriptors, as they go with a call.
    static func list(of descriptors: [Descriptor]) throws -> UnsafeMutablePointer<GUnixFDList> {
        let list = g_unix_fd_list_new()!
        do {
            for descriptor in descriptors {
                _ = try descriptor.withNumber { number in
                    try GLibError.check { g_unix_fd_list_append(list, number, $0) }
                }
            }
        } catch {
            g_object_unref(list)
            throw error
        }
        return list
    }

    /// Returns a Boolean value that indicates whether a service is running or can be started by the bus.
    package func has(_ service: String, _ cancellation: CallCancellation) -> Bool {
        let lists = ["ListNames", "ListActivatableNames"].lazy.compactMap {
            try? self.call($0, on: .bus, [], returning: "(as)", cancellation)
        }
        return lists.contains { $0.value(at: 0)?.strings.contains(service) ?? false }
    }

    /// The unique name of this program on the bus.
    package var uniqueName: String { g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Waits until all sent messages have left this process.
    package func flush(_ cancellation: CallCancellation) throws {
        _ = try GLibError.check { error in
            cancellation.withPointer { g_dbus_connection_flush_sync(connection, $0, error) }
        }
    }
}

/// The message bus of the user's session.
package final class SessionBus: MessageBus, @unchecked Sendable {
    override init(owning connection: OpaquePointer) { super.init(owning: connection) }

    package init(_ cancellation: CallCancellation) throws { try super.init(G_BUS_TYPE_SESSION, cancellation) }
}

/// The system message bus of the machine.
package final class SystemBus: MessageBus, @unchecked Sendable {
    package init(_ cancellation: CallCancellation) throws { try super.init(G_BUS_TYPE_SYSTEM, cancellation) }
}
