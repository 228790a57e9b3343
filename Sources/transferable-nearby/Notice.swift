import DesktopBus
import Foundation

/// A notification of the desktop (Desktop Notifications Specification). Where there is no desktop, nothing is shown.
struct Notice: Sendable {
    /// One line, in which nothing is markup.
    var title: String
    /// Words in which `&` and `<` begin markup, so other programs' words are in the title.
    var body: String
    var icon: String
    /// The buttons, by the words that tell them from each other.
    var actions: [(key: String, label: String)] = []

    private static let service = SessionBus.Object(
        service: "org.freedesktop.Notifications",
        path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications"
    )

    /// Shows the notification.
    func show() async {
        _ = try? await blockingCall { cancellation in _ = try show(on: try SessionBus(cancellation), cancellation) }
    }

    /// Shows the notification until the user presses a button, for a time at most, or until the task is cancelled.
    /// - Returns: The word of the button; nil where none was pressed.
    func answer(within seconds: UInt32) async -> String? {
        let answer = try? await blockingCall { cancellation -> String? in
            let bus = try SessionBus(cancellation)
            let signals = try BusSignals(on: bus, cancellation)
            defer { signals.end() }
            var pressed: [UInt64: String] = [:]
            var closed: Set<UInt64> = []
            signals.subscribe("ActionInvoked", of: Self.service) { _, arguments in
                guard let id = arguments.value(at: 0)?.number, let key = arguments.value(at: 1)?.string else { return }
                pressed[id] = key
            }
            signals.subscribe("NotificationClosed", of: Self.service) { _, arguments in
                if let id = arguments.value(at: 0)?.number { closed.insert(id) }
            }
            let id = try show(on: bus, cancellation)
            _ = signals.wait(within: seconds) { pressed[id] != nil || closed.contains(id) }
            if !closed.contains(id) {
                // The call is made although the wait may have been cancelled.
                _ = try? bus.call(
                    "CloseNotification",
                    on: Self.service,
                    [.uint32(UInt32(clamping: id))],
                    returning: "()",
                    within: 2,
                    CallCancellation()
                )
            }
            return actions.map(\.key).first { $0 == pressed[id] }
        }
        return answer ?? nil
    }

    private func show(on bus: SessionBus, _ cancellation: CallCancellation) throws -> UInt64 {
        let reply = try bus.call(
            "Notify",
            on: Self.service,
            [
                .string("transferable"), .uint32(0), .string(icon), .string(title), .string(body),
                .strings(actions.flatMap { [$0.key, $0.label] }), .options([:]), .int32(-1),
            ],
            returning: "(u)",
            within: 5,
            cancellation
        )
        return reply.value(at: 0)?.number ?? 0
    }
}
