import CGTK
import GTKInterop
import SystemSupport
import TransferKit

/// An object of another program on the session bus, and the interface of it that is called.
struct BusObject: Sendable {
    let program: String
    let path: String
    let interface: String
}

/// The connection to the session bus, over which desktop services are called.
@MainActor
struct SessionBus {
    private let connection: ObjectReference

    /// Connects to the bus.
    /// - Throws: `TransferWireError/broken(_:)` where there is none.
    init() async throws {
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
                    continuation.resume(returning: ObjectReference(owning: UnsafeMutableRawPointer(bus)))
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }

    /// Calls a method. The bus gives a program up that does not answer, after 25 seconds.
    /// - Parameters:
    ///   - method: Its name.
    ///   - object: What is called.
    ///   - arguments: Values that the call takes over.
    ///   - files: Files that go with the call: the arguments have their indices.
    /// - Returns: The text that the answer begins with; nil where it begins with something else.
    /// - Throws: `TransferWireError/broken(_:)`.
    @discardableResult
    func call(
        _ method: String,
        of object: BusObject,
        _ arguments: [OpaquePointer?],
        files: [Descriptor] = []
    ) async throws -> String? {
        let list = g_unix_fd_list_new()
        defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
        for file in files {
            var error: UnsafeMutablePointer<GError>?
            // The list has a copy of the descriptor.
            guard g_unix_fd_list_append(list, file.number, &error) >= 0 else {
                throw TransferWireError.broken(message(of: error))
            }
        }
        typealias Continuation = CheckedContinuation<String?, any Error>
        return try await withCheckedThrowingContinuation { (continuation: Continuation) in
            g_dbus_connection_call_with_unix_fd_list(
                OpaquePointer(connection.pointer),
                object.program,
                object.path,
                object.interface,
                method,
                g_variant_new_tuple(arguments, gsize(arguments.count)),
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                -1,
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
                    continuation.resume(returning: Self.text(beginning: answer))
                    g_variant_unref(answer)
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }

    private nonisolated static func text(beginning answer: OpaquePointer) -> String? {
        guard g_variant_n_children(answer) > 0, let first = g_variant_get_child_value(answer, 0) else { return nil }
        defer { g_variant_unref(first) }
        guard String(cString: g_variant_get_type_string(first)) == "s" else { return nil }
        return String(cString: g_variant_get_string(first, nil))
    }
}
