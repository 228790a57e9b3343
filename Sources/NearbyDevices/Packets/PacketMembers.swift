import Foundation

/// The members of a JSON object, which may have any types.
struct PacketMembers {
    private let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    func has(_ name: String) -> Bool { members[name] != nil }

    func text(_ name: String) -> String? { members[name] as? String }

    /// Returns a text of a bounded length without NUL, such as a name; nil for others.
    func shortText(_ name: String, upTo limit: Int) -> String? {
        guard let text = text(name), text.utf8.count <= limit, !text.utf8.contains(0) else { return nil }
        return text
    }

    /// Returns a number of bytes that are written as hexadecimal digits.
    func hexadecimal(_ name: String, count: Int) -> Data? { text(name).flatMap { Data(hexadecimal: $0, count: count) } }

    func flag(_ name: String) -> Bool? { members[name] as? Bool }

    /// Returns a whole number that a JSON number holds exactly. Programs also send numbers as strings.
    func integer(_ name: String) -> Int? {
        let number: Double? =
            switch members[name] {
            case let number as NSNumber: number.doubleValue
            case let text as String where text.utf8.count <= 20: Double(text)
            default: nil
            }
        // From here on, several whole numbers are one number of JSON.
        guard let number, abs(number) < 9_007_199_254_740_992 else { return nil }
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

/// Bytes that follow a packet over a separate connection.
package struct PacketPayload: Equatable, Sendable {
    /// The number of bytes; nil if it is not known until the end.
    package var size: Int?
    /// The port on which the sender waits for the connection.
    package var port: Int

    /// The ports used for sending payloads.
    package static let ports = 1739...1764

    /// The number that the sender assigned to the payload, which the receiver uses to report why it does not accept it; nil for other
    /// programs.
    package var request: Int?

    package init(size: Int?, port: Int, request: Int? = nil) {
        (self.size, self.port, self.request) = (size, port, request)
    }

    /// Reads what a packet says of its payload.
    /// - Returns: nil for a packet without one.
    /// - Throws: ``NearbyError/broken(_:)`` where that cannot be.
    static func read(_ packet: PacketMembers) throws(NearbyError) -> PacketPayload? {
        var size: Int?
        if packet.has("payloadSize") {
            guard let claimed = packet.integer("payloadSize"), claimed >= -1 else {
                throw .broken("it claims a size that no file has")
            }
            size = claimed >= 0 ? claimed : nil
        }
        guard let place = packet.object("payloadTransferInfo"), place.has("port") else {
            guard size ?? 0 == 0 else { throw .broken("it claims \(size ?? 0) bytes, and does not say where they are") }
            return nil
        }
        guard let port = place.integer("port"), (1024...65_535).contains(port) else {
            throw .broken("it names a port that it cannot use")
        }
        return PacketPayload(size: size, port: port, request: place.integer("request"))
    }
}
