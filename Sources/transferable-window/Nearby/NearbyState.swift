import CommandSupport
import Foundation
import NearbyControl
import Observation
import SystemSupport

/// The devices with which the user's exchange is on, as the service tells of them.
@MainActor
@Observable
final class NearbyState {
    private(set) var devices: [NearbyDevice] = []

    /// The longest wait for the first list, in seconds. The item appears with it.
    private static let patience = 5

    /// Asks for the devices that are there.
    init() {
        try? NearbyClient.ask(.list, within: Self.patience) { answer, _ in
            if case .devices(let devices) = answer { self.devices = devices }
        }
    }

    /// Follows the service until it ends.
    /// - Parameter didEnd: Called once then.
    func follow(didEnd: @escaping @MainActor @Sendable () -> Void) {
        // Waiting for the service blocks a thread.
        OwnThreads.shared.run { [weak self] in
            try? NearbyClient.ask(.watch) { answer, _ in
                guard case .devices(let devices) = answer else { return }
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.devices = devices } }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { didEnd() } }
        }
    }

    /// Sends a request. What it brings about is seen in the devices, and an error in the log of the program.
    func ask(_ request: NearbyRequest) {
        OwnThreads.shared.run {
            do {
                try NearbyClient.ask(request) { _, _ in }
            } catch {
                StandardError.writeWarning("The exchange with other devices: \(error.localizedDescription)")
            }
        }
    }
}
