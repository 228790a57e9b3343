import Foundation

/// A request to be paired that is under way.
///
/// It belongs to the certificate that the device had when it began, and ends when a device with another one takes its place.
struct PairingRequest {
    enum Role: Equatable {
        /// This device has asked.
        case own
        /// The other device has asked.
        case other
    }

    let role: Role
    /// The packet of the request, which a device may send again over its next link.
    let packet: PairingPacket
    /// The other device as it has described itself.
    let device: DeviceIdentity
    let certificate: DeviceCertificate
    /// The exchange that makes the number; nil for a device that knows none, whose number is weak.
    private(set) var exchange: NumberExchange?
    private let weakNumber: VerificationNumber?
    /// A Boolean value that indicates whether the user of this device has compared the number.
    var isConfirmed = false
    /// A Boolean value that indicates whether the other device has consented.
    var isAnswered = false

    /// A Boolean value that indicates whether one of the two users has consented, so the other device may take itself for paired.
    var isAlmostComplete: Bool { isConfirmed || isAnswered }

    /// The number to compare; nil until the devices have agreed on one.
    var number: VerificationNumber? { exchange?.number ?? weakNumber }

    /// - Parameters:
    ///   - link: The link with the other device.
    ///   - credentials: The key of this device.
    ///   - nonce: The random value that an own request commits to.
    init(
        _ role: Role,
        _ packet: PairingPacket,
        over link: DeviceLink,
        _ credentials: DeviceCredentials,
        _ nonce: PairingNonce
    ) {
        (self.role, self.packet) = (role, packet)
        (device, certificate) = (link.identity, link.certificate)
        let (ownKey, otherKey) = (credentials.certificate.publicKey, link.certificate.publicKey)
        if let commitment = packet.commitment, let time = packet.time {
            exchange = NumberExchange(
                role == .own ? .requester : .receiver(commitment: commitment),
                ownKey: ownKey,
                otherKey: otherKey,
                time: time,
                nonce: nonce
            )
            weakNumber = nil
        } else {
            weakNumber = VerificationNumber(ownKey, otherKey, time: link.version >= 8 ? packet.time : nil)
        }
    }

    /// Takes the random value of the other device.
    /// - Returns: Whether it is the one that the device has committed to.
    mutating func take(_ nonce: PairingNonce) -> Bool { exchange?.take(nonce) ?? true }

    /// The packet that shows the random value of this device.
    var noncePacket: Packet? {
        guard let exchange, let commitment = packet.commitment else { return nil }
        return .nonce(NoncePacket(commitment: commitment, nonce: exchange.nonce))
    }

    /// The packets that tell the other device how far this one is, over a new link.
    var packets: [Packet] {
        var packets: [Packet] = role == .own ? [.pair(packet)] : []
        // The value of a device that has asked is a secret until the other one has sent its own.
        if let noncePacket, role == .other || number != nil { packets.append(noncePacket) }
        if exchange != nil, isConfirmed { packets.append(.pair(PairingPacket(wantsPair: true))) }
        return packets
    }
}
