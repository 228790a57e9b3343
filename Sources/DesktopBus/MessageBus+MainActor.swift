import CGIO
import SystemSupport

// Calls of the main actor, which does not wait: GLib's main loop, which runs there, has the answers.
extension SessionBus {
    /// Connects to the bus.
    /// - Throws: ``GLibError`` where there is none.
    @MainActor
    package static func connect() async throws -> SessionBus {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<SessionBus, any Error>) in
            g_bus_get(
                G_BUS_TYPE_SESSION,
                nil,
                { _, result, data in
                    let answer = Unmanaged<PendingAnswer<SessionBus>>.fromOpaque(data!).takeRetainedValue()
                    answer.resume { error in g_bus_get_finish(result, error).map { SessionBus(owning: $0) } }
                },
                Unmanaged.passRetained(PendingAnswer(continuation)).toOpaque()
            )
        }
    }
}

extension MessageBus {
    /// Calls a method.
    /// - Parameters:
    ///   - method: The method's name.
    ///   - object: The object of the call.
    ///   - arguments: The arguments.
    ///   - type: The type of the answer as D-Bus writes it, such as `(s)` for a text; an answer of another type is an error.
    ///   - descriptors: The descriptors that ``BusValue/handle(_:)`` and ``BusValue/handles(_:)`` among the arguments number;
    ///     the receiver gets copies.
    ///   - seconds: The longest wait for the answer.
    /// - Throws: ``GLibError``, or ``BusError`` where an argument or the object cannot be named on a bus.
    @MainActor
    @discardableResult
    package func call(
        _ method: String,
        on object: Object,
        _ arguments: [BusValue],
        returning type: String,
        descriptors: [Descriptor] = [],
        within seconds: Int32 = 25
    ) async throws -> BusReply {
        try object.check()
        let list = try Self.list(of: descriptors)
        defer { g_object_unref(list) }
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        let arguments = try arguments.makeTuple()
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<BusReply, any Error>) in
            g_dbus_connection_call_with_unix_fd_list(
                connection,
                object.service,
                object.path,
                object.interface,
                method,
                arguments,
                type,
                G_DBUS_CALL_FLAGS_NONE,
                seconds * 1000,
                list,
                nil,
                { bus, result, data in
                    let answer = Unmanaged<PendingAnswer<BusReply>>.fromOpaque(data!).takeRetainedValue()
                    answer.resume { error in
                        g_dbus_connection_call_with_unix_fd_list_finish(OpaquePointer(bus), nil, result, error)
                            .map { BusReply($0) }
                    }
                },
                Unmanaged.passRetained(PendingAnswer(continuation)).toOpaque()
            )
        }
    }

    /// Subscribes to a signal until the result is released.
    /// - Parameters:
    ///   - signal: The signal's name.
    ///   - object: The object that sends it; an empty path stands for any. An invalid path receives no signals.
    ///   - argument: The first argument of the signal; nil for any.
    ///   - handler: Called with the arguments.
    @MainActor
    package func subscribe(
        _ signal: String,
        of object: Object,
        argument: String? = nil,
        handler: @escaping @MainActor (BusReply) -> Void
    ) -> BusSubscription {
        guard object.path.isEmpty || g_variant_is_object_path(object.path) != 0 else { return BusSubscription(self, 0) }
        // GLib calls it on the thread that subscribes.
        let id = g_dbus_connection_signal_subscribe(
            connection,
            object.service,
            object.interface,
            signal,
            object.path.isEmpty ? nil : object.path,
            argument,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, data in
                let observer = Unmanaged<BusObserver>.fromOpaque(data!).takeUnretainedValue()
                let arguments = BusReply(retaining: arguments!)
                MainActor.assumeIsolated { observer.handler(arguments) }
            },
            Unmanaged.passRetained(BusObserver(handler)).toOpaque(),
            { Unmanaged<BusObserver>.fromOpaque($0!).release() }
        )
        return BusSubscription(self, id)
    }

    /// Subscribes to the end of a service until the result is released.
    @MainActor
    package func subscribeToEnd(of service: String, handler: @escaping @MainActor () -> Void) -> BusSubscription {
        subscribe("NameOwnerChanged", of: .bus, argument: service) { arguments in
            if arguments.value(at: 2)?.string == "" { handler() }
        }
    }
}

/// A subscription to a signal, which lasts for as long as this object exists.
@MainActor
package final class BusSubscription {
    private let bus: MessageBus
    private let id: guint

    fileprivate init(_ bus: MessageBus, _ id: guint) { (self.bus, self.id) = (bus, id) }

    isolated deinit {
        if id != 0 { g_dbus_connection_signal_unsubscribe(bus.connection, id) }
    }
}

/// The handler of a signal.
@MainActor
private final class BusObserver {
    let handler: @MainActor (BusReply) -> Void

    init(_ handler: @escaping @MainActor (BusReply) -> Void) { self.handler = handler }
}

/// A pending answer of GIO.
private final class PendingAnswer<Answer: Sendable>: Sendable {
    private let continuation: CheckedContinuation<Answer, any Error>

    init(_ continuation: CheckedContinuation<Answer, any Error>) { self.continuation = continuation }

    /// Resumes with the result of a GIO function, or with the error that it sets.
    func resume(_ finish: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Answer?) {
        continuation.resume(with: Result { try GLibError.check(finish) })
    }
}
