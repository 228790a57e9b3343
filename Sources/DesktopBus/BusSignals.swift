import CGIO

/// A receiver of signals on the thread that created it, in a separate main context, which waits for their contents.
///
/// It must be ended on that thread.
package final class BusSignals {
    /// The reason why a wait ended.
    package enum End {
        /// The awaited condition was met.
        case met
        case cancelled
        /// The watched service has ended.
        case serviceEnded
        case timedOut
    }

    package typealias Handler = (_ path: String, _ arguments: BusReply) -> Void

    private final class Subscription {
        let handler: Handler

        init(_ handler: @escaping Handler) { self.handler = handler }
    }

    // Lifetime: this object owns it until ``end()``.
    private let context: OpaquePointer
    private let bus: MessageBus
    private let cancellation: CallCancellation
    private var subscriptions: [guint] = []
    private var hasEnded = false

    /// - Throws: `SystemError` where this process has too many open files for a main context.
    package init(on bus: MessageBus, _ cancellation: CallCancellation) throws {
        try MessageBus.checkDescriptors()
        context = g_main_context_new()
        (self.bus, self.cancellation) = (bus, cancellation)
        g_main_context_push_thread_default(context)
    }

    /// Stops receiving signals. Call it on the thread that created the object.
    package func end() {
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus.connection, subscription) }
        g_main_context_pop_thread_default(context)
        // The resources of the subscriptions are released here.
        while g_main_context_iteration(context, 0) != 0 {}
        g_main_context_unref(context)
    }

    /// Subscribes to the signals of an object, or to those of all objects of a service if its path is empty.
    /// - Parameters:
    ///   - signal: The signal's name.
    ///   - object: The object that sends it. Nothing is heard of a path that means nothing to a bus.
    ///   - argument: The first argument; nil for any.
    ///   - handler: Called while ``wait(within:until:)`` waits.
    package func subscribe(
        _ signal: String,
        of object: MessageBus.Object,
        argument: String? = nil,
        handler: @escaping Handler
    ) {
        guard object.path.isEmpty || g_variant_is_object_path(object.path) != 0 else { return }
        subscriptions.append(
            g_dbus_connection_signal_subscribe(
                bus.connection,
                object.service,
                object.interface,
                signal,
                object.path.isEmpty ? nil : object.path,
                argument,
                G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, path, _, _, arguments, data in
                    guard let path, let arguments, let data else { return }
                    Unmanaged<Subscription>.fromOpaque(data).takeUnretainedValue()
                        .handler(String(cString: path), BusReply(retaining: arguments))
                },
                Unmanaged.passRetained(Subscription(handler)).toOpaque(),
                { Unmanaged<Subscription>.fromOpaque($0!).release() }
            )
        )
    }

    /// Makes waits end when a service ends.
    package func watchEnd(of service: String) {
        subscribe("NameOwnerChanged", of: .bus, argument: service) { [weak self] _, arguments in
            if arguments.value(at: 2)?.string == "" { self?.hasEnded = true }
        }
    }

    /// Waits until signals cause a condition to be met.
    /// - Parameter seconds: The duration.
    package func wait(within seconds: UInt32, until isMet: () -> Bool) -> End {
        var (isCancelled, isLate) = (false, false)
        return withUnsafeMutablePointer(to: &isCancelled) { isCancelled in
            withUnsafeMutablePointer(to: &isLate) { isLate in
                let onCancel: @convention(c) (UnsafeMutablePointer<GCancellable>?, gpointer?) -> gboolean = { _, data in
                    data!.assumingMemoryBound(to: Bool.self).pointee = true
                    return 0
                }
                let sources = [
                    attach(
                        cancellation.withPointer { g_cancellable_source_new($0) },
                        unsafeBitCast(onCancel, to: GSourceFunc.self),
                        isCancelled
                    ),
                    attach(
                        g_timeout_source_new_seconds(seconds),
                        { data in
                            data!.assumingMemoryBound(to: Bool.self).pointee = true
                            return 0
                        },
                        isLate
                    ),
                ]
                defer {
                    for source in sources {
                        g_source_destroy(source)
                        g_source_unref(source)
                    }
                }
                while true {
                    if isMet() { return .met }
                    if isCancelled.pointee { return .cancelled }
                    if hasEnded { return .serviceEnded }
                    if isLate.pointee { return .timedOut }
                    g_main_context_iteration(context, 1)
                }
            }
        }
    }

    private func attach(
        _ source: UnsafeMutablePointer<GSource>,
        _ callback: GSourceFunc,
        _ flag: UnsafeMutablePointer<Bool>
    ) -> UnsafeMutablePointer<GSource> {
        g_source_set_callback(source, callback, flag, nil)
        g_source_attach(source, context)
        return source
    }
}
