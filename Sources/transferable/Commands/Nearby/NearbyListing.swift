import CommandSupport
import Foundation
import NearbyControl

/// The list of devices as the command prints it.
struct NearbyListing {
    let json: Bool

    /// Prints a line for each device: its identifier, its name, and its state.
    func print() throws {
        let devices = try NearbyClient.devices()
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            Swift.print(OutputText.json(try encoder.encode(devices)))
            return
        }
        for device in devices {
            Swift.print("\(device.id)\t\(OutputText.name(device.name))\t\(Self.state(of: device))")
        }
    }

    private static func state(of device: NearbyDevice) -> String {
        if let number = device.number {
            return (device.wasAsked ? "was asked" : "asks") + " to be paired, number \(number)"
        }
        return switch (device.isPaired, device.isConnected) {
        case (true, true): "paired, connected"
        case (true, false): "paired"
        case (false, _): "connected"
        }
    }
}
