import CGIO

/// The session's message bus. All calls wait, so they are made on threads of their own.
final class SessionBus: @unchecked Sendable {
    // GDBusConnection can be used from any thread.
    let connection: OpaquePointer

    /// Connects to the bus.
    /// - Throws: When the session has none.
    init(_ cancellable: Cancellable) throws {
        connection = try GLibError.check { g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable.pointer, $0) }
        // GIO would end the program with the bus.
        g_dbus_connection_set_exit_on_close(connection, 0)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// An object of a service.
    struct Object {
        let service: String
        let path: String
        let interface: String
    }

    /// Calls a method, and waits for no more than 25 seconds.
    /// - Parameters:
    ///   - method: The method's name.
    ///   - object: What it is called on.
    ///   - arguments: The arguments.
    ///   - descriptors: The descriptors that ``BusValue/handles(_:)`` among the arguments number; the receiver gets copies.
    @discardableResult
    func call(
        _ method: String,
        on object: Object,
        _ arguments: [BusValue],
        descriptors: [Int32] = [],
        _ cancellable: Cancellable
    ) throws -> BusReply {
        let list = g_unix_fd_list_new()!
        defer { g_object_unref(list) }
        for descriptor in descriptors { _ = try GLibError.check { g_unix_fd_list_append(list, descriptor, $0) } }
        let reply = try GLibError.check {
            g_dbus_connection_call_with_unix_fd_list_sync(
                connection,
                object.service,
                object.path,
                object.interface,
                method,
                arguments.makeTuple(),
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                25_000,
                list,
                nil,
                cancellable.pointer,
                $0
            )
        }
        return BusReply(reply)
    }

    /// Whether a service runs, or the bus can start it.
    func has(_ service: String, _ cancellable: Cancellable) -> Bool {
        let bus = Object(
            service: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus"
        )
        let lists = ["ListNames", "ListActivatableNames"].lazy.compactMap {
            try? self.call($0, on: bus, [], cancellable)
        }
        return lists.contains { $0.value(at: 0)?.strings.contains(service) ?? false }
    }

    /// The name by which the bus knows this program.
    var uniqueName: String { g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Waits until what was sent has left this process.
    func flush(_ cancellable: Cancellable) throws {
        _ = try GLibError.check { g_dbus_connection_flush_sync(connection, cancellable.pointer, $0) }
    }
}
