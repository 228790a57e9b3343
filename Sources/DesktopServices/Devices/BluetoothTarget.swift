import CoreTransferable
import DesktopBus
import Foundation
import TransferKit

/// The devices that are paired over Bluetooth, which take files.
struct BluetoothTarget: ShareTarget {
    private static let prefix = "bluetooth:"

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        guard items.items.allSatisfy({ $0.fileForm != nil }) else { return [] }
        let devices = try? await blockingCall { try Bluetooth.devices($0) }
        return (devices ?? []).map { device in
            ShareDestination(
                id: Self.prefix + device.address,
                // A phone may also be there by KDE Connect.
                title: "\(device.name) (Bluetooth)",
                kind: .device,
                icon: .named(
                    [device.icon, "bluetooth", "preferences-system-bluetooth", "network-wireless"].compactMap { $0 }
                )
            )
        }
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasPrefix(Self.prefix) else { return nil }
        let files = ExportedFiles()
        var urls: [URL] = []
        for item in items.items {
            guard let form = item.fileForm else { throw ShareError.notTaken(destination.title) }
            urls.append(try await form.url(of: item.provider, files))
        }
        try await blockingCall { [urls] cancellation in
            let address = destination.id.dropFirst(Self.prefix.count)
            let devices = try Bluetooth.devices(cancellation)
            guard let device = devices.first(where: { $0.address == address }) else {
                throw BluetoothError.noDevice(destination.title)
            }
            try Bluetooth.send(urls, to: device, cancellation)
        }
        return .sent
    }
}
