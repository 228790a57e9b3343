import CGIO

/// A message bus. All calls wait, so they are made on threads of their own.
class MessageBus: @unchecked Sendable {
    // GDBusConnection can be used from any thread.
    let connection: OpaquePointer

    /// Connects to the bus.
    /// - Throws: When there is none.
    fileprivate init(_ kind: GBusType, _ cancellable: Cancellable) throws {
        connection = try GLibError.check { g_bus_get_sync(kind, cancellable.pointer, $0) }
        // GIO would end the program with the bus.
        g_dbus_connection_set_exit_on_close(connection, 0)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// An object of a service.
    struct Object {
        let service: String
        let path: String
        let interface: String

        /// The bus itself.
        static let bus = Object(
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
    func call(
        _ method: String,
        on object: Object,
        _ arguments: [BusValue],
        descriptors: [Int32] = [],
        startsService: Bool = true,
        within seconds: Int32 = 25,
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

    /// Whether a service runs, or the bus can start it.
    func has(_ service: String, _ cancellable: Cancellable) -> Bool {
        let lists = ["ListNames", "ListActivatableNames"].lazy.compactMap {
            try? self.call($0, on: .bus, [], cancellable)
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

/// The message bus of the user's session.
final class SessionBus: MessageBus, @unchecked Sendable {
    init(_ cancellable: Cancellable) throws { try super.init(G_BUS_TYPE_SESSION, cancellable) }
}

/// The message bus of the machine.
final class SystemBus: MessageBus, @unchecked Sendable {
    init(_ cancellable: Cancellable) throws { try super.init(G_BUS_TYPE_SYSTEM, cancellable) }
}
