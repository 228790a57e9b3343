import DesktopBus

/// The signals of the machine before it sleeps and when it has woken, which logind sends on the system bus.
///
/// See <https://www.freedesktop.org/software/systemd/man/latest/org.freedesktop.login1.html>.
@MainActor
package enum SleepSignals {
    private static var subscription: BusSubscription?
    private static let manager = MessageBus.Object(
        service: "org.freedesktop.login1",
        path: "/org/freedesktop/login1",
        interface: "org.freedesktop.login1.Manager"
    )

    /// Observes the signals until the program ends.
    /// - Parameter handler: Called on the main actor, with true before the machine sleeps and with false when it has woken.
    /// - Throws: The reason why there is no system bus.
    package static func observe(_ handler: @escaping @MainActor (Bool) -> Void) async throws {
        let bus = try await blockingCall { try SystemBus($0) }
        subscription = bus.subscribe("PrepareForSleep", of: manager) { arguments in
            if let isBefore = arguments.value(at: 0)?.bool { handler(isBefore) }
        }
    }
}
