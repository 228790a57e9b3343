import Foundation

/// An event in the exchange with other devices that may be of interest to people.
package enum NearbyEvent: Equatable, Sendable {
    case connected(DeviceIdentity)
    case disconnected(id: String)
    /// The device has a new connection, and may have a new name or different capabilities.
    case updated(id: String)
    /// The device requests pairing, and the number needs to be compared.
    case wantsToPair(id: String, name: String, VerificationNumber)
    /// The device with which this one has requested pairing shows a number as well, which needs to be compared.
    case comparesNumber(id: String, name: String, VerificationNumber)
    case paired(id: String)
    case unpaired(id: String)
    /// Pairing failed or was abandoned.
    case notPaired(id: String, reason: String)
    case pinged(id: String)
    case receivedText(id: String)
    case receivedOffer(id: String)
    case receivedFile(id: String, URL)
    /// A file or another payload could not be received.
    case failed(id: String, reason: String)
    /// Devices that are not paired appear, disappear and make requests so often that not all of it is reported.
    case leftOutStrangers
}
