import Foundation
import SystemSupport

/// A value that makes links: the devices introduce themselves in a line of plain text, agree on TLS, and introduce themselves again where
/// both speak version 8.
struct LinkMaking: Sendable {
    let credentials: DeviceCredentials
    /// The description of itself that this device sends to others.
    let own: DeviceIdentity
    let loop: EventLoop
    /// The longest that all steps may take.
    var patience = Duration.seconds(10)

    /// Connects to a device that has introduced itself by a datagram.
    func connect(to device: DeviceIdentity, at address: InternetAddress) async throws -> DeviceLink {
        let deadline = ContinuousClock.now + patience
        let socket = try await NetworkSocket.connect(to: address, within: deadline.secondsLeft, loop: loop)
        do {
            try await socket.write(Packet.identity(own).encoded(), until: deadline)
            let stream = try await TLSStream.opening(socket, as: .server, with: credentials, until: deadline)
            return try await link(device, stream, until: deadline)
        } catch {
            socket.close()
            throw error
        }
    }

    /// Takes a connection of a device that introduces itself.
    func accept(_ socket: NetworkSocket) async throws -> DeviceLink {
        let deadline = ContinuousClock.now + patience
        do {
            let line = try await socket.readLine(upTo: Packet.longestOfStrangers, until: deadline)
            guard case .identity(let device) = Packet(line) else {
                throw NearbyError.notDevice("it does not introduce itself")
            }
            guard device.id != own.id else { throw NearbyError.notDevice("it is this device") }
            let stream = try await TLSStream.opening(socket, as: .client, with: credentials, until: deadline)
            return try await link(device, stream, until: deadline)
        } catch {
            socket.close()
            throw error
        }
    }

    private func link(
        _ device: DeviceIdentity,
        _ stream: TLSStream,
        until deadline: ContinuousClock.Instant
    ) async throws -> DeviceLink {
        guard device.protocolVersion >= DeviceIdentity.leastVersion else {
            throw NearbyError.notDevice("it speaks a version of the protocol without encryption")
        }
        guard stream.certificate.deviceID == device.id else {
            throw NearbyError.notDevice("its certificate is that of another device")
        }
        guard device.protocolVersion >= 8 else { return DeviceLink(device, stream) }
        // What was said before encryption may be anyone's.
        try await stream.write(Packet.identity(own).encoded(), within: deadline.secondsLeft)
        var buffer = LineBuffer()
        while true {
            if let line = buffer.next() {
                guard case .identity(let secured) = Packet(line), secured.id == device.id,
                    secured.protocolVersion == device.protocolVersion
                else { throw NearbyError.notDevice("it introduces itself as another device") }
                return DeviceLink(secured, stream, rest: buffer)
            }
            guard buffer.count <= Packet.longestOfStrangers else {
                throw NearbyError.notDevice("it sends a line that is too long")
            }
            let bytes = try await stream.read(within: deadline.secondsLeft)
            guard !bytes.isEmpty else { throw NearbyError.closed("the device went away") }
            buffer.append(bytes)
        }
    }
}
