import CommandSupport
import Foundation
import NearbyControl

/// The list of devices as the command prints it.
struct NearbyListing {
    let json: Bool

    /// Asks the service for the devices.
    static func devices() throws -> [NearbyDevice] {
        var devices: [NearbyDevice] = []
        try NearbyClient.ask(.list) { answer, _ in
            if case .devices(let found) = answer { devices = found }
        }
        return devices
    }

    /// Prints a line for each device: its identifier, its name, and its state.
    func print() throws {
        let devices = try Self.devices()
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
        if device.waitsForConsent { return "asks to be paired, number \(device.number ?? "")" }
        if let number = device.number { return "was asked to be paired, number \(number)" }
        return switch (device.isPaired, device.isConnected) {
        case (true, true): "paired, connected"
        case (true, false): "paired"
        case (false, _): "connected"
        }
    }
}
