import Foundation

/// Something that people may want to know of the exchange with other devices.
package enum NearbyEvent: Equatable, Sendable {
    case connected(DeviceIdentity)
    case disconnected(id: String)
    /// The device has a new link, and may have another name or take other things.
    case updated(id: String)
    /// The device asks to be paired; the number is to be compared.
    case wantsToPair(id: String, name: String, VerificationNumber)
    case paired(id: String)
    case unpaired(id: String)
    /// Pairing has failed, or was given up.
    case notPaired(id: String, reason: String)
    case pinged(id: String)
    case receivedText(id: String)
    case receivedOffer(id: String)
    case receivedFile(id: String, URL)
    /// A file or another payload has not arrived.
    case failed(id: String, reason: String)
}
