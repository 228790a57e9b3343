import Foundation

/// A random value that a device contributes to the number.
package struct PairingNonce: Equatable, Sendable {
    package static let byteCount = 32

    package let bytes: Data

    package init() { bytes = Data((0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max) }) }

    init?(_ members: PacketMembers) {
        guard let bytes = members.hexadecimal("nonce", count: Self.byteCount) else { return nil }
        self.bytes = bytes
    }

    /// The value that a request contains in place of the nonce, which commits to the nonce without revealing it.
    package var commitment: Data { (Data("org.swift_transferable.commitment".utf8) + bytes).sha256 }
}

/// The steps by which two devices agree on a number that nobody can choose.
///
/// The device that asks sends a commitment to a random value with its request, the other one answers with a random value of its
/// own, and only then the first one shows its value. Whoever is between the two devices has to fix the value for one of them
/// before they know what the other will add, so that each attempt makes the numbers equal by chance alone, at 1 to 2³², with any
/// computer (S. Vaudenay, Secure Communications over Insecure Channels Based on Short Authenticated Strings, 2005; Bluetooth's
/// numeric comparison works alike).
struct NumberExchange: Sendable {
    enum Role: Sendable {
        /// This device has asked.
        case requester
        /// The other device has asked, and sent its commitment.
        case receiver(commitment: Data)
    }

    let role: Role
    /// The random value of this device.
    let nonce: PairingNonce
    /// The number, once the values of both devices are known.
    private(set) var number: VerificationNumber?
    private let ownKey: Data
    private let otherKey: Data
    private let time: Int

    /// - Parameters:
    ///   - ownKey: The public key of this device.
    ///   - otherKey: The public key that the other device has shown to have.
    ///   - time: The time of the request.
    init(_ role: Role, ownKey: Data, otherKey: Data, time: Int, nonce: PairingNonce = PairingNonce()) {
        (self.role, self.ownKey, self.otherKey) = (role, ownKey, otherKey)
        (self.time, self.nonce) = (time, nonce)
    }

    /// Takes the value of the other device, which makes the number. Further values change nothing.
    /// - Returns: Whether the value is the one that the device has committed to.
    mutating func take(_ other: PairingNonce) -> Bool {
        guard number == nil else { return true }
        switch role {
        case .requester:
            number = number(requester: (ownKey, nonce), receiver: (otherKey, other))
        case .receiver(let commitment):
            guard other.commitment == commitment else { return false }
            number = number(requester: (otherKey, other), receiver: (ownKey, nonce))
        }
        return true
    }

    private func number(
        requester: (key: Data, nonce: PairingNonce),
        receiver: (key: Data, nonce: PairingNonce)
    ) -> VerificationNumber {
        let keys = requester.key.sha256 + receiver.key.sha256
        let label = Data("org.swift_transferable.number".utf8)
        return VerificationNumber(
            agreed: label + keys + requester.nonce.bytes + receiver.nonce.bytes + Data(String(time).utf8)
        )
    }
}
