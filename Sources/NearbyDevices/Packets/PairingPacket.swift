/// A request to be paired, the consent to one, or the end of a pairing.
package struct PairingPacket: Equatable, Sendable {
    package var wantsPair: Bool
    /// The seconds since 1970, which requests have since version 8 of the protocol, and which are a part of the number
    /// that people compare.
    package var time: Int?

    package init(wantsPair: Bool, time: Int? = nil) { (self.wantsPair, self.time) = (wantsPair, time) }

    var members: [String: Any] {
        var members: [String: Any] = ["pair": wantsPair]
        if let time { members["timestamp"] = time }
        return members
    }
}
