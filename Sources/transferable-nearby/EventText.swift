import CommandSupport
import NearbyDevices
import SystemSupport

/// The lines that tell of events.
struct EventText {
    /// The names of the devices by their identifiers.
    let names: [String: String]

    /// Returns the line of an event; nil for one that says nothing to people.
    func line(_ event: NearbyEvent) -> String? {
        switch event {
        case .connected(let device): "\(device.name.quoted) is connected."
        case .disconnected(let id): "\(name(id)) is no longer connected."
        case .updated: nil
        case .wantsToPair(_, let name, let number):
            "\(name.quoted) asks to be paired. If it shows the number \(number), consent by: transferable nearby pair "
                + "'\(name.printable)' --number \(number)"
        case .paired(let id): "\(name(id)) is paired."
        case .unpaired(let id): "\(name(id)) is no longer paired."
        case .notPaired(let id, let reason): "\(name(id)) is not paired: \(reason)."
        case .pinged(let id): "\(name(id)) says hello."
        case .receivedText(let id): "\(name(id)) has sent a text."
        case .receivedOffer(let id): "\(name(id)) has copied something."
        case .receivedFile(let id, let url):
            "\(name(id)) has sent a \(url.hasDirectoryPath ? "folder" : "file"): \(url.path(percentEncoded: false).printable)"
        case .failed(let id, let reason): "\(name(id)): \(reason)"
        }
    }

    private func name(_ id: String) -> String { (names[id] ?? id).quoted }
}
