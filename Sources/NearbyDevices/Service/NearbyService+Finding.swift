import Foundation
import SystemSupport

// The search for other devices of the network, and the connections that come of it.
extension NearbyService {
    /// Announces this device on the network, which makes other devices connect.
    package func announce() {
        let everyone = configuration.broadcasts ? InternetAddress.everyone(port: configuration.discoveryPort) : []
        presence?.announce(identity, to: everyone + configuration.addresses)
    }

    /// The pauses after which a device that joins a network introduces itself again: networks without cables lose broadcasts,
    /// and other devices may start later.
    private static let pausesBeforeRepeating = [3, 10].map { Duration.seconds($0) }

    /// Announces this device on the network, and does so again if paired devices are missing or no devices are connected.
    package func lookForDevices() {
        announce()
        looking?.cancel()
        looking = Task { [weak self] in
            for pause in Self.pausesBeforeRepeating {
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                await self?.announceAgain()
            }
        }
    }

    private func announceAgain() {
        let isAlone = devices.values.allSatisfy { $0.link == nil }
        if isAlone || trusted.all.contains(where: { devices[$0.id]?.link == nil }) { announce() }
    }

    /// Announces this device to a single address.
    package func announce(to address: InternetAddress) { presence?.announce(identity, to: [address]) }

    func receive(datagram: Data, from sender: InternetAddress) {
        guard case .identity(let device) = Packet(datagram), device.id != credentials.deviceID,
            let port = device.port, configuration.ports.contains(port) || DeviceIdentity.ports.contains(port),
            connecting.mayAttempt(device.id, pause: configuration.pauseBetweenAttempts)
        else { return }
        if let known = trusted[device.id], device.protocolVersion < known.protocolVersion { return }
        let making = LinkMaking(credentials: credentials, own: identity, loop: loop)
        attempt { try await making.connect(to: device, at: sender.with(port: port)) }
    }

    func accept(_ socket: NetworkSocket) {
        guard connecting.hasRoom else { return socket.close() }
        let making = LinkMaking(credentials: credentials, own: identity, loop: loop)
        attempt { try await making.accept(socket) }
    }

    private func attempt(_ make: @escaping @Sendable () async throws -> DeviceLink) {
        connecting.begin()
        Task.detached { [weak self] in
            let link = try? await make()
            await self?.didAttempt(link)
        }
    }

    private func didAttempt(_ link: DeviceLink?) {
        connecting.end()
        guard let link else { return }
        guard presence != nil, adopt(link) else { return link.close() }
    }
}
