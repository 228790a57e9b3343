import CGIO
import Foundation

/// A request to the desktop's portal, which answers when the user has done what the portal asks.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Request.html>.
struct PortalRequest {
    static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"

    /// How a request ended.
    enum Answer: Sendable {
        case done
        case cancelled
    }

    let interface: String
    let method: String
    /// The arguments before the options.
    let arguments: [BusValue]
    let options: [String: BusValue]
    let descriptors: [Int32]

    /// Makes the request and waits for the answer.
    /// - Parameter seconds: How long the user has.
    /// - Throws: ``PortalError``, or an error of the bus, such as that there is no such portal.
    func run(on bus: SessionBus, within seconds: UInt32 = 600, _ cancellable: Cancellable) throws -> Answer {
        let token = "t" + UUID().uuidString.replacing("-", with: "")
        let sender = bus.uniqueName.dropFirst().replacing(".", with: "_")
        let wait = Wait(bus, path: "\(Self.path)/request/\(sender)/\(token)", seconds: seconds, cancellable)
        defer { wait.end() }
        var options = options
        options["handle_token"] = .string(token)
        try bus.call(
            method,
            on: SessionBus.Object(service: Self.service, path: Self.path, interface: interface),
            arguments + [.options(options)],
            descriptors: descriptors,
            cancellable
        )
        switch wait.run() {
        case .answer(0): return .done
        case .answer(1): return .cancelled
        case .cancelled: throw CancellationError()
        case .answer: throw PortalError.refused
        case .serviceEnded: throw PortalError.ended
        case .timedOut: throw PortalError.noAnswer
        }
    }
}

/// Why a portal did not do what it was asked to.
enum PortalError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case refused
    case ended
    case noAnswer

    var description: String {
        switch self {
        case .refused: "The desktop's portal could not do it."
        case .ended: "The desktop's portal ended before it answered."
        case .noAnswer: "The desktop's portal did not answer."
        }
    }
}

extension PortalRequest {
    private enum End {
        case answer(UInt32)
        case cancelled
        case serviceEnded
        case timedOut
    }

    /// Waits for the signal of an answer on this thread, in a main context of its own.
    private final class Wait {
        private let context = g_main_context_new()!
        private let bus: SessionBus
        private var subscriptions: [guint] = []
        private var sources: [UnsafeMutablePointer<GSource>] = []
        private var outcome: End?

        init(_ bus: SessionBus, path: String, seconds: UInt32, _ cancellable: Cancellable) {
            self.bus = bus
            g_main_context_push_thread_default(context)
            subscribe(PortalRequest.service, "org.freedesktop.portal.Request", "Response", path: path) {
                _,
                _,
                _,
                _,
                _,
                parameters,
                data in
                let code = g_variant_get_child_value(parameters, 0)
                defer { g_variant_unref(code) }
                Wait.of(data).outcome = .answer(g_variant_get_uint32(code))
            }
            subscribe(
                "org.freedesktop.DBus",
                "org.freedesktop.DBus",
                "NameOwnerChanged",
                argument: PortalRequest.service
            ) { _, _, _, _, _, parameters, data in
                let owner = g_variant_get_child_value(parameters, 2)
                defer { g_variant_unref(owner) }
                if g_variant_get_string(owner, nil).pointee == 0 { Wait.of(data).outcome = .serviceEnded }
            }
            let onCancel: @convention(c) (UnsafeMutablePointer<GCancellable>?, gpointer?) -> gboolean = { _, data in
                Wait.of(data).outcome = .cancelled
                return 0
            }
            add(g_cancellable_source_new(cancellable.pointer), unsafeBitCast(onCancel, to: GSourceFunc.self))
            add(g_timeout_source_new_seconds(seconds)) { data in
                Wait.of(data).outcome = .timedOut
                return 0
            }
        }

        private static func of(_ data: gpointer?) -> Wait { Unmanaged<Wait>.fromOpaque(data!).takeUnretainedValue() }
        private var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }

        private func subscribe(
            _ sender: String,
            _ interface: String,
            _ signal: String,
            path: String? = nil,
            argument: String? = nil,
            _ callback: GDBusSignalCallback
        ) {
            subscriptions.append(
                g_dbus_connection_signal_subscribe(
                    bus.connection,
                    sender,
                    interface,
                    signal,
                    path,
                    argument,
                    G_DBUS_SIGNAL_FLAGS_NONE,
                    callback,
                    data,
                    nil
                )
            )
        }

        private func add(_ source: UnsafeMutablePointer<GSource>, _ callback: GSourceFunc) {
            g_source_set_callback(source, callback, data, nil)
            g_source_attach(source, context)
            sources.append(source)
        }

        func run() -> End {
            while true {
                if let outcome { return outcome }
                g_main_context_iteration(context, 1)
            }
        }

        /// Must be called on the thread that made the object.
        func end() {
            for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus.connection, subscription) }
            for source in sources {
                g_source_destroy(source)
                g_source_unref(source)
            }
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
    }
}
