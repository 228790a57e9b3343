import CGIO

/// A message bus. Calls that wait are made on threads of their own; the main actor has others.
package class MessageBus: @unchecked Sendable {
    // GDBusConnection can be used from any thread.
    let connection: OpaquePointer

    /// Connects to the bus.
    /// - Throws: When there is none.
    fileprivate init(_ kind: GBusType, _ cancellable: Cancellable) throws {
        connection = try GLibError.check { g_bus_get_sync(kind, cancellable.pointer, $0) }
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
    ///   - object: What it is called on.
    ///   - arguments: The arguments.
    ///   - descriptors: The descriptors that ``BusValue/handle(_:)`` and ``BusValue/handles(_:)`` among the arguments number;
    ///     the receiver gets copies.
    ///   - startsService: Whether the bus starts a service that does not run.
    ///   - seconds: How long the answer may take.
    @discardableResult
    package func call(
        _ method: String,
        on object: Object,
        _ arguments: [BusValue],
        descriptors: [Int32] = [],
        startsService: Bool = true,
        within seconds: Int32 = 25,
        _ cancellable: Cancellable
    ) throws -> BusReply {
        let list = try Self.list(of: descriptors)
        defer { g_object_unref(list) }
        let reply = try GLibError.check {
            g_dbus_connection_call_with_unix_fd_list_sync(
                connection,
                object.service,
                object.path,
                object.interface,
                method,
                arguments.makeTuple(),
                nil,
                startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
                seconds * 1000,
                list,
                nil,
                cancellable.pointer,
                $0
            )
        }
        return BusReply(reply)
    }

    /// Copies of descriptors, as they go with a call.
    static func list(of descriptors: [Int32]) throws -> UnsafeMutablePointer<GUnixFDList> {
        let list = g_unix_fd_list_new()!
        for descriptor in descriptors { _ = try GLibError.check { g_unix_fd_list_append(list, descriptor, $0) } }
        return list
    }

    /// Whether a service runs, or the bus can start it.
    package func has(_ service: String, _ cancellable: Cancellable) -> Bool {
        let lists = ["ListNames", "ListActivatableNames"].lazy.compactMap {
            try? self.call($0, on: .bus, [], cancellable)
        }
        return lists.contains { $0.value(at: 0)?.strings.contains(service) ?? false }
    }

    /// The name by which the bus knows this program.
    package var uniqueName: String { g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Waits until what was sent has left this process.
    package func flush(_ cancellable: Cancellable) throws {
        _ = try GLibError.check { g_dbus_connection_flush_sync(connection, cancellable.pointer, $0) }
    }
}

/// The message bus of the user's session.
package final class SessionBus: MessageBus, @unchecked Sendable {
    override init(owning connection: OpaquePointer) { super.init(owning: connection) }

    package init(_ cancellable: Cancellable) throws { try super.init(G_BUS_TYPE_SESSION, cancellable) }
}

/// The message bus of the machine.
package final class SystemBus: MessageBus, @unchecked Sendable {
    package init(_ cancellable: Cancellable) throws { try super.init(G_BUS_TYPE_SYSTEM, cancellable) }
}
