import DesktopBus
import Foundation

/// The user's other devices that KDE Connect knows, or another service by its name, such as GSConnect.
///
/// See <https://invent.kde.org/network/kdeconnect-kde>, `dbusinterfaces`.
struct KDEConnect {
    private static let service = "org.kde.kdeconnect"
    private static let path = "/modules/kdeconnect"

    private let bus: SessionBus

    /// A device that can be reached and is paired.
    struct Device: Sendable {
        let id: String
        let name: String
    }

    /// - Returns: nil if there is no bus or no such service on it.
    init?(_ cancellation: CallCancellation) {
        guard let bus = try? SessionBus(cancellation), bus.has(Self.service, cancellation) else { return nil }
        self.bus = bus
    }

    /// Returns the devices, in the order of their names.
    func devices(_ cancellation: CallCancellation) throws -> [Device] {
        let daemon = SessionBus.Object(
            service: Self.service,
            path: Self.path,
            interface: "org.kde.kdeconnect.daemon"
        )
        // The devices that are reachable and paired.
        let reply = try bus.call(
            "deviceNames",
            on: daemon,
            [.bool(true), .bool(true)],
            returning: "(a{ss})",
            cancellation
        )
        return Self.devices(in: reply)
    }

    /// Returns the devices that the service names.
    static func devices(in reply: BusReply) -> [Device] {
        let names = reply.value(at: 0)?.dictionary ?? [:]
        return names.compactMap { id, name in name.string.map { Device(id: id, name: $0) } }
            .filter { isIdentifier($0.id) }
            .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Something that a device takes.
    enum Payload: Sendable {
        /// A link, or a file.
        case url(URL)
        /// Text, which the device puts on its clipboard or opens.
        case text(String)
    }

    /// Sends something to a device.
    func send(_ payload: Payload, to device: String, _ cancellation: CallCancellation) throws {
        switch payload {
        case .url(let url): try call("shareUrl", url.absoluteString, on: device, cancellation)
        case .text(let text): try call("shareText", text, on: device, cancellation)
        }
    }

    private func call(_ method: String, _ argument: String, on device: String, _ cancellation: CallCancellation) throws
    {
        guard Self.isIdentifier(device) else { throw AppLaunchError.notInstalled(device) }
        let share = SessionBus.Object(
            service: Self.service,
            path: "\(Self.path)/devices/\(device)/share",
            interface: "org.kde.kdeconnect.device.share"
        )
        try bus.call(method, on: share, [.string(argument)], returning: "()", cancellation)
    }

    /// Returns whether a text can stand in the path of an object.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
