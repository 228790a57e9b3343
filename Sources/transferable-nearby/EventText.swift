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
            "\(name.quoted) asks to be paired. \(Self.consent(to: number, of: name))"
        case .comparesNumber(_, let name, let number):
            "\(name.quoted) was asked to be paired. \(Self.consent(to: number, of: name))"
        case .paired(let id): "\(name(id)) is paired."
        case .unpaired(let id): "\(name(id)) is no longer paired."
        case .notPaired(let id, let reason): "\(name(id)) is not paired: \(reason)."
        case .pinged(let id): "\(name(id)) says hello."
        case .receivedText(let id): "\(name(id)) has sent a text."
        case .receivedOffer(let id): "\(name(id)) has copied something."
        case .receivedFile(let id, let url):
            "\(name(id)) has sent a \(url.hasDirectoryPath ? "folder" : "file"): \(url.path(percentEncoded: false).printable)"
        case .failed(let id, let reason): "\(name(id)): \(reason)"
        case .leftOutStrangers:
            "Devices that are not paired come, go and ask to be paired so often that not all of it is told."
        }
    }

    private static func consent(to number: VerificationNumber, of name: String) -> String {
        let command = "transferable nearby pair '\(name.printable)' --number \(number)"
        guard number.isWeak else { return "If it shows the number \(number), consent by: \(command)" }
        return
            "Its number \(number) can be forged by someone in the network. In a network that you trust, consent by: \(command) "
            + "--weak-number"
    }

    private func name(_ id: String) -> String { (names[id] ?? id).quoted }
}
