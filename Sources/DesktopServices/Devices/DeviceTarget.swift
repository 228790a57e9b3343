import CoreTransferable
import DesktopBus
import Foundation
import TransferKit

/// The user's other devices, over KDE Connect: links and text as themselves, everything else as files.
struct DeviceTarget: ShareTarget {
    private static let prefix = "kdeconnect:"

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        guard items.items.allSatisfy({ !$0.forms.isEmpty }) else { return [] }
        let devices = try? await blockingCall { try KDEConnect($0)?.devices($0) }
        return (devices ?? nil ?? []).map { device in
            ShareDestination(
                id: Self.prefix + device.id,
                title: device.name,
                kind: .device,
                icon: .named(["kdeconnect", "phone", "smartphone", "network-wireless"])
            )
        }
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasPrefix(Self.prefix) else { return nil }
        let device = String(destination.id.dropFirst(Self.prefix.count))
        let files = ExportedFiles()
        var payloads: [KDEConnect.Payload] = []
        for item in items.items {
            guard let form = item.forms.first else { continue }
            if form.isText {
                payloads.append(.text(try await form.text(of: item.provider)))
            } else {
                let url = if let link = form.link { link } else { try await form.url(of: item.provider, files) }
                payloads.append(.url(url))
            }
        }
        try await blockingCall { [payloads] cancellation in
            guard let service = KDEConnect(cancellation) else { throw DeviceError.noService }
            do {
                for payload in payloads { try service.send(payload, to: device, cancellation) }
            } catch let error as GLibError where error.isMissingService {
                throw DeviceError.outOfReach(destination.title)
            } catch let error as GLibError where error.isMissingAnswer {
                throw DeviceError.noAnswer
            }
        }
        return .sent
    }
}

/// The reason why the items were not sent to another device.
enum DeviceError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case noService
    case outOfReach(String)
    case noAnswer

    var description: String {
        switch self {
        case .noService: "KDE Connect does not run any more."
        case .outOfReach(let name): "\(name) cannot be reached any more."
        case .noAnswer: "KDE Connect did not answer."
        }
    }
}
