import CoreTransferable
import Foundation

/// The description that a device gives of itself to every other device of the network.
package struct DeviceIdentity: Equatable, Sendable {
    /// The identifier, which is also the common name of the device's certificate.
    package let id: String
    /// The name for people, without characters that mean something elsewhere.
    package let name: String
    package let kind: Kind
    package var protocolVersion: Int
    /// The types of packets that the device takes.
    package var incoming: Set<String>
    /// The types of packets that the device sends.
    package var outgoing: Set<String>
    /// The port on which it waits for connections; only in datagrams.
    package var port: Int?

    /// The kinds of devices, which determine the pictures of them.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case desktop, laptop, phone, tablet, tv
    }

    /// The version that this package speaks, which has a second identity inside of TLS.
    package static let ownVersion = 8
    /// The least version that is spoken: the first with TLS.
    package static let leastVersion = 6

    /// The ports on which devices wait for connections.
    package static let ports = 1716...1764

    package init(
        id: String,
        name: String,
        kind: Kind,
        protocolVersion: Int = Self.ownVersion,
        incoming: Set<String> = Set(Packet.Kind.capabilities.map(\.rawValue)),
        outgoing: Set<String> = Set(Packet.Kind.capabilities.map(\.rawValue)),
        port: Int? = nil
    ) {
        (self.id, self.name, self.kind) = (id, Self.cleanName(name), kind)
        (self.protocolVersion, self.incoming, self.outgoing, self.port) = (protocolVersion, incoming, outgoing, port)
    }

    init?(_ members: PacketMembers) {
        guard let id = members.text("deviceId"), Self.isValid(id: id) else { return nil }
        self.init(
            id: id,
            name: members.text("deviceName") ?? "",
            kind: members.text("deviceType").flatMap(Kind.init) ?? .desktop,
            protocolVersion: members.integer("protocolVersion") ?? 0,
            incoming: Set(members.texts("incomingCapabilities", upTo: 128, count: 256)),
            outgoing: Set(members.texts("outgoingCapabilities", upTo: 128, count: 256)),
            port: members.integer("tcpPort").flatMap { (1...65_535).contains($0) ? $0 : nil }
        )
    }

    var members: [String: Any] {
        var members: [String: Any] = [
            "deviceId": id, "deviceName": name, "deviceType": kind.rawValue, "protocolVersion": protocolVersion,
            "incomingCapabilities": incoming.sorted(), "outgoingCapabilities": outgoing.sorted(),
        ]
        if let port { members["tcpPort"] = port }
        return members
    }

    /// Returns whether the device takes packets of a kind.
    package func takes(_ kind: Packet.Kind) -> Bool { incoming.contains(kind.rawValue) }

    // MARK: Identifiers and names

    /// Returns a new identifier: a random UUID without hyphens.
    package static func newID() -> String { UUID().uuidString.replacing("-", with: "").lowercased() }

    /// Returns whether a text is an identifier: 32 to 38 letters, digits, hyphens and underscores. It becomes the name of
    /// files and of certificates.
    package static func isValid(id: String) -> Bool {
        (32...38).contains(id.utf8.count)
            && id.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
    }

    /// Returns a name of at most 32 characters without punctuation that a name must not have, and without characters that
    /// control terminals or turn the direction of writing.
    package static func cleanName(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars.prefix(256) where !scalar.isUnprintable && !forbidden.contains(scalar) {
            scalars.append(scalar)
        }
        // A character may have any number of combining marks.
        let text = String(String(scalars).trimmingCharacters(in: .whitespaces).prefix(32))
        let bounded = text.utf8.count <= 128 ? text : String(text.unicodeScalars.prefix(32))
        return bounded.isEmpty ? "Unnamed device" : bounded
    }

    private static let forbidden = Set("\"',;:.!?()[]<>".unicodeScalars)
}
