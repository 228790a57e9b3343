import CoreTransferable
import Foundation
import NearbyControl
import SystemSupport
import TransferKit

/// The user's other devices, over the service of `transferable nearby`: links and text as themselves, everything else as
/// files.
struct NearbyTarget: ShareTarget {
    private static let prefix = "nearby:"

    /// The longest wait for the service to name the devices, in seconds.
    private static let patience = 2

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        guard items.items.allSatisfy({ !$0.forms.isEmpty }) else { return [] }
        return await Self.devices().filter { $0.isPaired && $0.isConnected }.map { device in
            ShareDestination(
                id: Self.prefix + device.id,
                title: device.name,
                kind: .device,
                icon: .named(
                    ["phone", "tablet"].contains(device.kind) ? ["phone", "smartphone"] : ["computer", device.kind]
                )
            )
        }
    }

    /// Returns the devices that the service knows; none where it is off.
    private static func devices() async -> [NearbyDevice] {
        let devices = try? await blocking { _ in
            var devices: [NearbyDevice] = []
            try NearbyClient.ask(.list, within: patience) { answer, _ in
                if case .devices(let found) = answer { devices = found }
            }
            return devices
        }
        return devices ?? []
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasPrefix(Self.prefix) else { return nil }
        let device = String(destination.id.dropFirst(Self.prefix.count))
        let files = ExportedFiles()
        var things: [NearbyThing] = []
        for item in items.items {
            guard let form = item.forms.first else { continue }
            if form.isText {
                things.append(.text(try await form.text(of: item.provider)))
            } else if let link = form.link {
                things.append(link.isFileURL ? .file(link.path(percentEncoded: false)) : .link(link.absoluteString))
            } else {
                things.append(.file(try await form.url(of: item.provider, files).path(percentEncoded: false)))
            }
        }
        try await blocking { [things] _ in try NearbyClient.ask(.send(things, id: device)) { _, _ in } }
        // The device has all of the files that were written for it.
        withExtendedLifetime(files) {}
        return .sent
    }
}
