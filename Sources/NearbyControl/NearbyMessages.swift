/// A request from another program of the user to the service that exchanges data with other devices, as JSON in a part of its own
/// (``SocketFrame/Kind/request``). A connection carries a single request.
package enum NearbyRequest: Codable, Equatable, Sendable {
    /// A request for the connected or paired devices.
    case list
    /// A request for the connected or paired devices, now and after each change, until the service ends.
    case watch
    /// A request to end the exchange.
    case end
    /// A request to find devices again, with broadcasts or at a single numeric address.
    case find(address: String?)
    /// A request to pair with a device or, with the number that the user has compared, to consent to pairing with it. Both are declined if
    /// the number can be forged, unless that is accepted.
    case pair(id: String, number: String?, acceptsWeakNumber: Bool)
    case unpair(id: String)
    case send([NearbyThing], id: String)
    /// A request to copy the contents of a pasteboard of ``NearbyPasteboard`` to a device's pasteboard. The service then removes the
    /// pasteboard.
    case copy(pasteboard: String, id: String)
    /// A request for the names of the contents of a device's pasteboard.
    case names(id: String)
    /// A request for one payload of the contents of a device's pasteboard.
    case receive(name: String, id: String)
}

/// An item to send.
package enum NearbyThing: Codable, Equatable, Sendable {
    case text(String)
    case link(String)
    /// A file or a folder by its absolute path.
    case file(String)
}

/// An answer from the service. Each request gets several answers, the last of which is ``done`` or ``failed(_:)``.
package enum NearbyAnswer: Codable, Equatable, Sendable {
    case devices([NearbyDevice])
    /// The number to compare on both devices.
    case number(String)
    /// The number of bytes sent so far, and in total, for the item at a position.
    case progress(position: Int, sent: Int, total: Int)
    /// The entries of the folder at a position that can't be sent: the first of their paths, and the total number.
    case leftOut(position: Int, paths: [String], count: Int)
    case names([String])
    /// The specified number of bytes of a payload follow.
    case bytes(Int)
    case done
    case failed(String)
}
