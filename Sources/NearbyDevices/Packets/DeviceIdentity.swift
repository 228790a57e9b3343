import CoreTransferable
import Foundation

/// The description of itself that a device sends to all other devices on the network.
package struct DeviceIdentity: Equatable, Sendable {
    /// The identifier, which is also the common name of the device's certificate.
    package let id: String
    /// The name to show to people, with special characters removed.
    package let name: String
    package let kind: Kind
    package var protocolVersion: Int
    /// The types of packets that the device accepts.
    package var incoming: Set<String>
    /// The types of packets that the device sends.
    package var outgoing: Set<String>
    /// The port on which the device waits for connections. It is present only in datagrams.
    package var port: Int?

    /// The kinds of devices, which determine their icons.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case desktop, laptop, phone, tablet, tv
    }

    /// The version that this package implements, which repeats the identity within TLS.
    package static let ownVersion = 8
    /// The lowest supported version, which is the first one with TLS.
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

    /// Returns a Boolean value that indicates whether the device accepts packets of a kind.
    package func takes(_ kind: Packet.Kind) -> Bool { incoming.contains(kind.rawValue) }

    // MARK: Identifiers and names

    /// Returns a new identifier, which is a random UUID without hyphens.
    package static func newID() -> String { UUID().uuidString.replacing("-", with: "").lowercased() }

    /// Returns a Boolean value that indicates whether a text is a valid identifier: 32 to 38 letters, digits, hyphens and underscores.
    /// Identifiers are used as names of files and certificates.
    package static func isValid(id: String) -> Bool {
        (32...38).contains(id.utf8.count)
            && id.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
    }

    /// Returns a name of at most 32 characters, without punctuation that is not allowed in names and without characters that control
    /// terminals or change the writing direction.
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
