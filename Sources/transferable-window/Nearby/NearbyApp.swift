import CommandSupport
import NearbyControl
import SwiftUICore

/// The item of the desktop's panel that shows whether the exchange with other devices is on, as long as it is.
struct NearbyApp: App {
    private let state = NearbyState()

    init() {
        let session = TransferableWindow.session
        session.windowDidOpen { AppLifecycle.shared.terminate() }
        state.follow { session.succeed() }
    }

    var body: some Scene {
        MenuBarExtra("Nearby Devices", systemImage: "laptopcomputer.and.iphone") {
            NearbyMenu(state: state)
        }
    }
}

/// The menu: the devices, requests to be paired, and the end of the exchange.
struct NearbyMenu: View {
    let state: NearbyState

    var body: some View {
        let devices = state.devices.filter { $0.isPaired || $0.waitsForConsent }
        if devices.isEmpty { Button("No paired devices") {}.disabled(true) }
        ForEach(devices, id: \.id) { device in
            if device.waitsForConsent, let number = device.number {
                let name = "“\(device.name.printable)”"
                Menu("\(name) \(device.wasAsked ? "was asked" : "asks") to be paired: \(number)") {
                    if device.numberIsWeak {
                        Button("This number can be forged: use “transferable nearby pair”") {}.disabled(true)
                    } else {
                        Button("It shows \(number): Pair") {
                            state.ask(.pair(id: device.id, number: number, acceptsWeakNumber: false))
                        }
                    }
                    Button("Decline") { state.ask(.unpair(id: device.id)) }
                }
            } else {
                Button(device.name.printable + (device.isConnected ? ": connected" : ": not in reach")) {}.disabled(
                    true
                )
            }
        }
        Divider()
        Button("Look for Devices") { state.ask(.find(address: nil)) }
        Button("Turn Off") { state.ask(.end) }
    }
}
