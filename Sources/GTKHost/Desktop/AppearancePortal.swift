import DesktopBus

/// The appearance that the user chose for the desktop, which its portal tells (`org.freedesktop.appearance`).
@MainActor
final class AppearancePortal {
    /// A setting of the group.
    enum Key: String {
        case accentColor = "accent-color"
        case colorScheme = "color-scheme"
    }

    private static let object = MessageBus.Object(
        service: "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings"
    )
    private static let group = "org.freedesktop.appearance"

    private var subscription: BusSubscription?

    /// Calls an action with the present value of each setting, and with each that the user chooses later. Without a portal it is not
    /// called.
    func follow(_ keys: [Key], _ use: @escaping (Key, BusReply.Value?) -> Void) async {
        guard !keys.isEmpty, let bus = try? await SessionBus.connect() else { return }
        subscription = bus.subscribe("SettingChanged", of: Self.object, argument: Self.group) { arguments in
            guard let key = arguments.value(at: 1)?.string.flatMap(Key.init), keys.contains(key) else { return }
            use(key, arguments.value(at: 2))
        }
        for key in keys {
            let names: [BusValue] = [.string(Self.group), .string(key.rawValue)]
            let answer = try? await bus.call("Read", on: Self.object, names, returning: "(v)", within: 5)
            if let answer { use(key, answer.value(at: 0)) }
        }
    }
}
