import Foundation
import SystemSupport

/// The sockets by which other devices of the network find this one.
struct NetworkPresence {
    let listener: ConnectionListener
    let datagrams: DatagramSocket

    /// - Throws: `SystemError` if no port is free.
    init(_ configuration: NearbyService.Configuration, loop: EventLoop) throws {
        listener = try ConnectionListener(on: configuration.ports, loop: loop)
        datagrams = try DatagramSocket(port: configuration.discoveryPort, loop: loop)
    }

    /// Introduces a device to addresses, which makes the devices there connect.
    func announce(_ identity: DeviceIdentity, to addresses: [InternetAddress]) {
        let packet = Packet.identity(identity).encoded()
        for address in addresses { datagrams.send(packet, to: address) }
    }
}
