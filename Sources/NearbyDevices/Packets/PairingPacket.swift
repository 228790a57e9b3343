import Foundation

/// A request for pairing, the consent to one, or the end of a pairing.
package struct PairingPacket: Equatable, Sendable {
    package var wantsPair: Bool
    /// The time in seconds since 1970. Requests contain it since version 8 of the protocol, and it is part of the number that people
    /// compare.
    package var time: Int?
    /// The commitment to the random value of the requesting device; see ``NumberExchange``. Requests of other programs have none.
    package var commitment: Data?

    static let commitmentSize = 32

    package init(wantsPair: Bool, time: Int? = nil, commitment: Data? = nil) {
        (self.wantsPair, self.time, self.commitment) = (wantsPair, time, commitment)
    }

    init?(_ members: PacketMembers) {
        guard let wantsPair = members.flag("pair") else { return nil }
        self.wantsPair = wantsPair
        time = members.integer("timestamp")
        commitment = members.hexadecimal("commitment", count: Self.commitmentSize)
    }

    var members: [String: Any] {
        var members: [String: Any] = ["pair": wantsPair]
        if let time { members["timestamp"] = time }
        if let commitment { members["commitment"] = commitment.hexadecimal }
        return members
    }
}

/// A device's contribution to the number that people compare.
package struct NoncePacket: Equatable, Sendable {
    /// The commitment of the corresponding request. It is needed because a device may have sent a new request in the meantime.
    package var commitment: Data
    package var nonce: PairingNonce

    package init(commitment: Data, nonce: PairingNonce) { (self.commitment, self.nonce) = (commitment, nonce) }

    init?(_ members: PacketMembers) {
        guard let commitment = members.hexadecimal("commitment", count: PairingPacket.commitmentSize),
            let nonce = PairingNonce(members)
        else { return nil }
        self.init(commitment: commitment, nonce: nonce)
    }

    var members: [String: Any] { ["commitment": commitment.hexadecimal, "nonce": nonce.bytes.hexadecimal] }
}
