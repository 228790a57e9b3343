import Foundation

// Between two devices that use this package, a pasteboard is offered by the names of its payloads, and each payload is asked
// for when something is pasted.

/// The names of the payloads on a device's pasteboard. An offer without names withdraws the previous one.
package struct OfferPacket: Equatable, Sendable {
    /// The number that the sender assigned to the offer.
    package var id: Int
    /// The names of all payloads on the wire, in order of preference.
    package var names: [String]
    /// The time at which the contents were copied, in milliseconds since 1970 or 0 if unknown, if they were on the pasteboard when the
    /// devices connected; nil for contents that have just been copied.
    package var time: Int?

    private static let longestName = 1024
    private static let mostNames = 1000

    package init(id: Int, names: [String], time: Int? = nil) {
        (self.id, self.names, self.time) = (id, names, time)
    }

    init?(_ members: PacketMembers) {
        guard let id = members.integer("offer") else { return nil }
        self.id = id
        names = members.texts("names", upTo: Self.longestName, count: Self.mostNames).filter { !$0.isEmpty }
        time = members.integer("time")
    }

    var members: [String: Any] {
        var members: [String: Any] = ["offer": id, "names": names]
        if let time { members["time"] = time }
        return members
    }
}

/// A request for a payload.
package struct FetchPacket: Equatable, Sendable {
    /// The number that the receiver assigned to the request, which the answer repeats.
    package var request: Int
    package var offer: Int
    package var name: String

    package init(request: Int, offer: Int, name: String) {
        (self.request, self.offer, self.name) = (request, offer, name)
    }

    init?(_ members: PacketMembers) {
        guard let request = members.integer("request"), let offer = members.integer("offer"),
            let name = members.shortText("name", upTo: 1024)
        else { return nil }
        self.init(request: request, offer: offer, name: name)
    }

    var members: [String: Any] { ["request": request, "offer": offer, "name": name] }
}

/// The answer to a request: where the bytes are, or the reason why there are none.
package struct DeliveryPacket: Equatable, Sendable {
    package var request: Int
    package var payload: PacketPayload?
    package var failure: String?

    package init(request: Int, payload: PacketPayload? = nil, failure: String? = nil) {
        (self.request, self.payload, self.failure) = (request, payload, failure)
    }

    init?(_ members: PacketMembers, payload: PacketPayload?) {
        guard let request = members.integer("request") else { return nil }
        self.init(
            request: request,
            payload: payload,
            failure: payload == nil ? members.shortText("failure", upTo: 4096) ?? "it gives no reason" : nil
        )
    }

    var members: [String: Any] {
        var members: [String: Any] = ["request": request]
        if let failure { members["failure"] = failure }
        return members
    }
}
