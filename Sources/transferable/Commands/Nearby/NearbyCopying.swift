import CommandSupport
import CoreTransferable
import Foundation
import NearbyControl
import SystemPasteboard
import TransferKit
import UniformTypeIdentifiers

/// A value that puts items on the clipboard of a paired device.
///
/// The service outlives the command, so it gets them by a pasteboard in files, of which it sends what the device asks for.
struct NearbyCopying {
    /// The device's name or identifier.
    let device: String

    func copy(_ items: [NSItemProvider], exactNames: [String: UTType]) throws {
        let device = try NearbyClient.devices().device(named: device)
        let offer = TransferOffer(items, marks: [], writesFiles: false, exactNames: exactNames)
        let name = NearbyPasteboard.newName()
        let pasteboard = EmbeddedPasteboard(name: name)
        do {
            try waitForResult { _ = try await pasteboard.publish(offer) }
            try NearbyClient.ask(.copy(pasteboard: name, id: device.id)) { _, _ in }
        } catch {
            try? pasteboard.remove()
            throw error
        }
    }
}
