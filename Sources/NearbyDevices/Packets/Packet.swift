import Foundation

/// A message between two devices in the protocol of KDE Connect: a JSON object on a single line.
///
/// What arrives may be anything. A packet of an unknown type is ``other(_:)``, and members that are unknown, or have
/// another type than they should, count as absent.
package enum Packet: Equatable, Sendable {
    /// The first packet of a connection, which is also the content of the datagrams with which devices find each other.
    case identity(DeviceIdentity)
    case pair(PairingPacket)
    /// A device's contribution to the number that people compare.
    case nonce(NoncePacket)
    case ping
    /// The text of a pasteboard whose contents have changed.
    case clipboard(text: String)
    /// The text of a pasteboard at the time when devices connect, and the time at which it was copied, in milliseconds since 1970 or 0 if
    /// unknown.
    case clipboardOnConnect(text: String, time: Int)
    case share(SharedThing)
    case offer(OfferPacket)
    case fetch(FetchPacket)
    case delivery(DeliveryPacket)
    case folder(FolderPacket)
    case other(String)
    /// A packet with contradictory contents, including its type and the reason.
    case broken(String, reason: String)

    /// The maximum size in bytes of a packet from a device that is not paired.
    package static let longestOfStrangers = 8 << 10
    /// The maximum size in bytes of a packet from a paired device.
    package static let longest = 4 << 20

    /// The names of types on the wire.
    package enum Kind: String, CaseIterable, Sendable {
        case identity = "kdeconnect.identity"
        case pair = "kdeconnect.pair"
        case nonce = "org.swift_transferable.pairing"
        case ping = "kdeconnect.ping"
        case clipboard = "kdeconnect.clipboard"
        case clipboardOnConnect = "kdeconnect.clipboard.connect"
        case share = "kdeconnect.share.request"
        case offer = "org.swift_transferable.offer"
        case fetch = "org.swift_transferable.fetch"
        case delivery = "org.swift_transferable.delivery"
        case folder = "org.swift_transferable.folder"

        /// The types that a device declares that it accepts and sends.
        package static let capabilities = [
            nonce, ping, clipboard, clipboardOnConnect, share, offer, fetch, delivery, folder,
        ]
    }

    // MARK: Reading

    /// Parses a line, with or without its line break; nil if it is not a packet.
    package init?(_ line: Data) {
        guard line.count <= Self.longest,
            let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any],
            let type = object["type"] as? String, type.utf8.count <= 256
        else { return nil }
        let members = PacketMembers(object["body"] as? [String: Any] ?? [:])
        let payload: PacketPayload?
        do {
            payload = try PacketPayload.read(PacketMembers(object))
        } catch {
            self = .broken(type, reason: error.description)
            return
        }
        switch Kind(rawValue: type) {
        case .identity:
            guard let identity = DeviceIdentity(members) else { return nil }
            self = .identity(identity)
        case .pair:
            guard let pairing = PairingPacket(members) else { return nil }
            self = .pair(pairing)
        case .nonce:
            guard let nonce = NoncePacket(members) else { return nil }
            self = .nonce(nonce)
        case .ping: self = .ping
        case .clipboard:
            guard let text = members.text("content") else { return nil }
            self = .clipboard(text: text)
        case .clipboardOnConnect:
            guard let text = members.text("content") else { return nil }
            self = .clipboardOnConnect(text: text, time: members.integer("timestamp") ?? 0)
        case .share:
            guard let thing = SharedThing(members, payload: payload) else { return nil }
            self = .share(thing)
        case .offer:
            guard let offer = OfferPacket(members) else { return nil }
            self = .offer(offer)
        case .fetch:
            guard let fetch = FetchPacket(members) else { return nil }
            self = .fetch(fetch)
        case .delivery:
            guard let delivery = DeliveryPacket(members, payload: payload) else { return nil }
            self = .delivery(delivery)
        case .folder:
            guard let folder = FolderPacket(members, payload: payload) else { return nil }
            self = .folder(folder)
        case nil: self = .other(type)
        }
    }

    // MARK: Writing

    /// Returns the packet as a line including its line break.
    /// - Parameter time: The milliseconds since 1970, which packets carry and nothing reads.
    package func encoded(at time: Int = Int(Date().timeIntervalSince1970 * 1000)) -> Data {
        var object: [String: Any] = ["id": time, "type": type, "body": body]
        if let payload {
            object["payloadSize"] = payload.size ?? -1
            var place = ["port": payload.port]
            place["request"] = payload.request
            object["payloadTransferInfo"] = place
        }
        // All of the members are strings, numbers, and lists of these, and strings are valid Unicode.
        let json = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return (json ?? Data()) + Data("\n".utf8)
    }

    /// The name of the type on the wire.
    package var type: String {
        switch self {
        case .identity: Kind.identity.rawValue
        case .pair: Kind.pair.rawValue
        case .nonce: Kind.nonce.rawValue
        case .ping: Kind.ping.rawValue
        case .clipboard: Kind.clipboard.rawValue
        case .clipboardOnConnect: Kind.clipboardOnConnect.rawValue
        case .share: Kind.share.rawValue
        case .offer: Kind.offer.rawValue
        case .fetch: Kind.fetch.rawValue
        case .delivery: Kind.delivery.rawValue
        case .folder: Kind.folder.rawValue
        case .other(let type), .broken(let type, _): type
        }
    }

    private var payload: PacketPayload? {
        switch self {
        case .share(let thing): thing.payload
        case .delivery(let delivery): delivery.payload
        case .folder(let folder): folder.payload
        default: nil
        }
    }

    private var body: [String: Any] {
        switch self {
        case .identity(let identity): identity.members
        case .pair(let pairing): pairing.members
        case .nonce(let nonce): nonce.members
        case .ping, .other, .broken: [:]
        case .clipboard(let text): ["content": text]
        case .clipboardOnConnect(let text, let time): ["content": text, "timestamp": time]
        case .share(let thing): thing.members
        case .offer(let offer): offer.members
        case .fetch(let fetch): fetch.members
        case .delivery(let delivery): delivery.members
        case .folder(let folder): folder.members
        }
    }
}
