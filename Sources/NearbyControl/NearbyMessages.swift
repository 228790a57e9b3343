/// A request of another program of the user to the service that exchanges things with other devices. A connection carries
/// one request.
package enum NearbyRequest: Codable, Equatable, Sendable {
    /// The devices that are connected or paired.
    case list
    /// The same now and with each change, until the service ends.
    case watch
    /// To end the exchange.
    case end
    /// To find devices again, by broadcasts, or at one address in numbers.
    case find(address: String?)
    /// To ask a device to be paired, or to consent to its request. Consent needs the number that the user has compared.
    case pair(id: String, number: String?)
    case unpair(id: String)
    case send([NearbyThing], id: String)
    /// To put the contents of a pasteboard of ``NearbyPasteboard`` on that of a device. The service removes the pasteboard.
    case copy(pasteboard: String, id: String)
    /// The names of what a device has on its pasteboard.
    case names(id: String)
    /// One payload of what a device has on its pasteboard.
    case receive(name: String, id: String)
}

/// Something to be sent.
package enum NearbyThing: Codable, Equatable, Sendable {
    case text(String)
    case link(String)
    /// A file or a folder by its absolute path.
    case file(String)
}

/// An answer of the service. Each request is answered by some of these, the last of which is ``done`` or ``failed(_:)``.
package enum NearbyAnswer: Codable, Equatable, Sendable {
    case devices([NearbyDevice])
    /// The number to compare on both devices.
    case number(String)
    /// The bytes of the thing with a position that were sent, of all of it.
    case progress(position: Int, sent: Int, total: Int)
    /// The entries of the folder with a position that cannot be sent: the first of their paths, and the number of all.
    case leftOut(position: Int, paths: [String], count: Int)
    case names([String])
    /// As many bytes of a payload follow.
    case bytes(Int)
    case done
    case failed(String)
}

/// The form of messages: the number of bytes, least significant byte first, and JSON.
package enum NearbyFrame {
    package static let headerSize = 4
    /// The most bytes of a message.
    package static let longest = 8 << 20
    /// The most bytes of a payload that follow one message.
    package static let longestPart = 1 << 20
}
