import Foundation

/// The members of a JSON object, which may have any types.
struct PacketMembers {
    private let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    func text(_ name: String) -> String? { members[name] as? String }

    /// Returns a text of a bounded length without NUL, such as a name; nil for others.
    func shortText(_ name: String, upTo limit: Int) -> String? {
        guard let text = text(name), text.utf8.count <= limit, !text.utf8.contains(0) else { return nil }
        return text
    }

    func flag(_ name: String) -> Bool? { members[name] as? Bool }

    /// Returns a whole number that a JSON number holds exactly. Programs also send numbers as strings.
    func integer(_ name: String) -> Int? {
        let number: Double? =
            switch members[name] {
            case let number as NSNumber: number.doubleValue
            case let text as String where text.utf8.count <= 20: Double(text)
            default: nil
            }
        guard let number, abs(number) <= 9_007_199_254_740_992 else { return nil }
        return Int(exactly: number.rounded(.towardZero))
    }

    /// Returns texts, of which those that are too long are left out.
    func texts(_ name: String, upTo limit: Int, count: Int) -> [String] {
        guard let list = members[name] as? [Any] else { return [] }
        return list.prefix(count).compactMap { $0 as? String }.filter { $0.utf8.count <= limit && !$0.utf8.contains(0) }
    }

    /// Returns the members of an object in this one.
    func object(_ name: String) -> PacketMembers? { (members[name] as? [String: Any]).map(PacketMembers.init) }
}

/// Bytes that follow a packet over a connection of their own.
package struct PacketPayload: Equatable, Sendable {
    /// The number of bytes; nil if it is unknown until the end.
    package var size: Int?
    /// The port of the sender that waits for the connection.
    package var port: Int

    /// The ports on which payloads are sent.
    package static let ports = 1739...1764

    package init(size: Int?, port: Int) { (self.size, self.port) = (size, port) }

    init?(_ packet: PacketMembers) {
        guard let port = packet.object("payloadTransferInfo")?.integer("port"), (1024...65_535).contains(port) else {
            return nil
        }
        self.port = port
        size = packet.integer("payloadSize").flatMap { $0 >= 0 ? $0 : nil }
    }
}
