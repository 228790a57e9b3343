import Foundation

/// A message between two devices, in the protocol of KDE Connect: a JSON object in one line.
///
/// What arrives may be anything. A packet of an unknown type is ``other(_:)``, and members that are unknown, or have
/// another type than they should, count as absent.
package enum Packet: Equatable, Sendable {
    /// The first packet of a connection, and the contents of the datagrams by which devices find each other.
    case identity(DeviceIdentity)
    case pair(PairingPacket)
    case ping
    /// The text of a pasteboard that has changed.
    case clipboard(text: String)
    /// The text of a pasteboard at the time when devices connect, and when it was copied, in milliseconds since 1970; 0 if
    /// that is unknown.
    case clipboardOnConnect(text: String, time: Int)
    case share(SharedThing)
    case offer(OfferPacket)
    case fetch(FetchPacket)
    case delivery(DeliveryPacket)
    case folder(FolderPacket)
    case other(String)

    /// The most bytes of a packet from a device that is not paired.
    package static let longestOfStrangers = 8 << 10
    /// The most bytes of a packet from a paired device.
    package static let longest = 4 << 20

    /// The names of types on the wire.
    package enum Kind: String, CaseIterable, Sendable {
        case identity = "kdeconnect.identity"
        case pair = "kdeconnect.pair"
        case ping = "kdeconnect.ping"
        case clipboard = "kdeconnect.clipboard"
        case clipboardOnConnect = "kdeconnect.clipboard.connect"
        case share = "kdeconnect.share.request"
        case offer = "org.swift_transferable.offer"
        case fetch = "org.swift_transferable.fetch"
        case delivery = "org.swift_transferable.delivery"
        case folder = "org.swift_transferable.folder"

        /// The types that a device says it takes and sends.
        package static let capabilities = [ping, clipboard, clipboardOnConnect, share, offer, fetch, delivery, folder]
    }

    // MARK: Reading

    /// Reads a line, with or without its line break; nil if it is no packet.
    package init?(_ line: Data) {
        guard line.count <= Self.longest,
            let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any],
            let type = object["type"] as? String, type.utf8.count <= 256
        else { return nil }
        let members = PacketMembers(object["body"] as? [String: Any] ?? [:])
        let packet = PacketMembers(object)
        switch Kind(rawValue: type) {
        case .identity:
            guard let identity = DeviceIdentity(members) else { return nil }
            self = .identity(identity)
        case .pair:
            guard let wantsPair = members.flag("pair") else { return nil }
            self = .pair(PairingPacket(wantsPair: wantsPair, time: members.integer("timestamp")))
        case .ping: self = .ping
        case .clipboard:
            guard let text = members.text("content") else { return nil }
            self = .clipboard(text: text)
        case .clipboardOnConnect:
            guard let text = members.text("content") else { return nil }
            self = .clipboardOnConnect(text: text, time: members.integer("timestamp") ?? 0)
        case .share:
            guard let thing = SharedThing(members, payload: PacketPayload(packet)) else { return nil }
            self = .share(thing)
        case .offer:
            guard let offer = OfferPacket(members) else { return nil }
            self = .offer(offer)
        case .fetch:
            guard let fetch = FetchPacket(members) else { return nil }
            self = .fetch(fetch)
        case .delivery:
            guard let delivery = DeliveryPacket(members, payload: PacketPayload(packet)) else { return nil }
            self = .delivery(delivery)
        case .folder:
            guard let folder = FolderPacket(members, payload: PacketPayload(packet)) else { return nil }
            self = .folder(folder)
        case nil: self = .other(type)
        }
    }

    // MARK: Writing

    /// Returns the packet as a line with its line break.
    /// - Parameter time: The milliseconds since 1970, which packets carry and nothing reads.
    package func encoded(at time: Int = Int(Date().timeIntervalSince1970 * 1000)) -> Data {
        var object: [String: Any] = ["id": time, "type": type, "body": body]
        if let payload {
            object["payloadSize"] = payload.size ?? -1
            object["payloadTransferInfo"] = ["port": payload.port]
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
        case .ping: Kind.ping.rawValue
        case .clipboard: Kind.clipboard.rawValue
        case .clipboardOnConnect: Kind.clipboardOnConnect.rawValue
        case .share: Kind.share.rawValue
        case .offer: Kind.offer.rawValue
        case .fetch: Kind.fetch.rawValue
        case .delivery: Kind.delivery.rawValue
        case .folder: Kind.folder.rawValue
        case .other(let type): type
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
        case .ping, .other: [:]
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
