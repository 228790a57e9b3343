import CGTK
import GTKInterop
import SystemSupport
import TransferKit

/// An object of another program on the session bus, and the interface of it that is called.
package struct BusObject: Sendable {
    package let program: String
    package let path: String
    package let interface: String

    package init(program: String, path: String, interface: String) {
        (self.program, self.path, self.interface) = (program, path, interface)
    }
}

/// The connection to the session bus, over which desktop services are called.
@MainActor
package struct SessionBus {
    private let connection: ObjectReference

    /// Connects to the bus.
    /// - Throws: `TransferWireError/broken(_:)` where there is none.
    package init() async throws {
        typealias Continuation = CheckedContinuation<ObjectReference, any Error>
        connection = try await withCheckedThrowingContinuation { (continuation: Continuation) in
            g_bus_get(
                G_BUS_TYPE_SESSION,
                nil,
                { _, result, data in
                    let continuation = Box<Continuation>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    guard let bus = g_bus_get_finish(result, &error) else {
                        return continuation.resume(throwing: TransferWireError.broken(message(of: error)))
                    }
                    // GIO would end the program with the bus.
                    g_dbus_connection_set_exit_on_close(bus, 0)
                    continuation.resume(returning: ObjectReference(owning: UnsafeMutableRawPointer(bus)))
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }

    private var pointer: OpaquePointer { OpaquePointer(connection.pointer) }

    /// The name by which the bus knows this program.
    package var uniqueName: String { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? "" }

    /// Calls a method.
    /// - Parameters:
    ///   - method: Its name.
    ///   - object: What is called.
    ///   - arguments: Values that the call takes over; see ``BusArgument``.
    ///   - files: Files that go with the call: the arguments have their indices.
    ///   - seconds: How long the answer may take.
    /// - Returns: The answer.
    /// - Throws: `TransferWireError/broken(_:)`.
    @discardableResult
    package func call(
        _ method: String,
        of object: BusObject,
        _ arguments: [OpaquePointer?],
        files: [Descriptor] = [],
        within seconds: Int32 = 25
    ) async throws -> BusAnswer {
        let list = g_unix_fd_list_new()
        defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
        for file in files {
            var error: UnsafeMutablePointer<GError>?
            // The list has a copy of the descriptor.
            guard g_unix_fd_list_append(list, file.number, &error) >= 0 else {
                throw TransferWireError.broken(message(of: error))
            }
        }
        typealias Continuation = CheckedContinuation<BusAnswer, any Error>
        return try await withCheckedThrowingContinuation { (continuation: Continuation) in
            g_dbus_connection_call_with_unix_fd_list(
                pointer,
                object.program,
                object.path,
                object.interface,
                method,
                g_variant_new_tuple(arguments, gsize(arguments.count)),
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                seconds * 1000,
                list,
                nil,
                { bus, result, data in
                    let continuation = Box<Continuation>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    guard
                        let answer = g_dbus_connection_call_with_unix_fd_list_finish(
                            OpaquePointer(bus),
                            nil,
                            result,
                            &error
                        )
                    else { return continuation.resume(throwing: TransferWireError.broken(message(of: error))) }
                    continuation.resume(returning: BusAnswer(owning: answer))
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }

    /// Hears of a signal as long as what is returned is kept.
    /// - Parameters:
    ///   - signal: Its name.
    ///   - object: What sends it, and the interface that it is of; an empty path stands for any.
    ///   - argument: What the signal begins with; nil for anything.
    ///   - action: Given what the signal says.
    package func subscribe(
        to signal: String,
        of object: BusObject,
        argument: String? = nil,
        action: @escaping @MainActor (BusAnswer) -> Void
    ) -> BusSubscription {
        let observer = BusObserver(action)
        // GLib calls it on the thread that subscribes.
        let id = g_dbus_connection_signal_subscribe(
            pointer,
            object.program,
            object.interface,
            signal,
            object.path.isEmpty ? nil : object.path,
            argument,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                let observer = Unmanaged<BusObserver>.fromOpaque(data!).takeUnretainedValue()
                let answer = BusAnswer(retaining: parameters!)
                MainActor.assumeIsolated { observer.action(answer) }
            },
            Unmanaged.passRetained(observer).toOpaque(),
            { Unmanaged<BusObserver>.fromOpaque($0!).release() }
        )
        return BusSubscription(connection, id)
    }

    /// Hears of the end of a program as long as what is returned is kept.
    package func subscribeToEnd(of program: String, action: @escaping @MainActor () -> Void) -> BusSubscription {
        let bus = BusObject(program: "org.freedesktop.DBus", path: "", interface: "org.freedesktop.DBus")
        return subscribe(to: "NameOwnerChanged", of: bus, argument: program) { answer in
            if answer[2]?.text == "" { action() }
        }
    }
}

/// What is called for a signal.
@MainActor
private final class BusObserver {
    let action: @MainActor (BusAnswer) -> Void

    init(_ action: @escaping @MainActor (BusAnswer) -> Void) { self.action = action }
}

/// Hears of a signal as long as it is there.
@MainActor
package final class BusSubscription {
    private let connection: ObjectReference
    private let id: guint

    fileprivate init(_ connection: ObjectReference, _ id: guint) { (self.connection, self.id) = (connection, id) }

    isolated deinit { g_dbus_connection_signal_unsubscribe(OpaquePointer(connection.pointer), id) }
}
