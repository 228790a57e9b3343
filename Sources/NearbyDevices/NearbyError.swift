import CoreTransferable
import Foundation

/// An error in the exchange with another device.
package enum NearbyError: LocalizedError, Equatable, CustomStringConvertible {
    /// The other end is not a device, for the given reason.
    case notDevice(String)
    /// The device has a different certificate from that of the paired device with its identifier.
    case otherCertificate(String)
    /// The device's number can be forged, and the user has not accepted that. The associated value is the version of the protocol.
    case weakNumber(String, version: Int)
    case notPaired(String)
    case notConnected(String)
    /// A step took too long.
    case timedOut(String)
    case closed(String)
    /// The device sent contradictory data.
    case broken(String)
    /// The device declined the request for the given reason.
    case declined(String)
    /// A program of this user requested something that makes no sense.
    case invalidRequest(String)

    package var description: String {
        switch self {
        case .notDevice(let reason): "That is no device to exchange things with: \(reason)."
        case .otherCertificate(let name):
            "Something says that it is \(name.quotation) and has another certificate. If you have set up that device anew, "
                + "unpair it and pair it again."
        case .weakNumber(let name, let version):
            "The number of \(name.quotation) can be forged: someone in the network who is between the two devices can make both "
                + "show the same one, "
                + (version >= 8
                    ? "with a fast computer"
                    : "with any computer, as the device speaks version \(version) of the protocol")
                + ", and is then paired with both. In a network that you trust, repeat the command with --weak-number."
        case .notPaired(let name): "\(name.quotation) is not paired with this device."
        case .notConnected(let name):
            "\(name.quotation) is not connected: see to it that it is on and in the same network."
        case .timedOut(let step): "\(step) took too long."
        case .closed(let reason): "The connection with the device ended: \(reason)."
        case .broken(let reason): "The device sends nothing that can be received: \(reason)."
        case .declined(let reason): "The device declined: \(reason)."
        case .invalidRequest(let reason): "The exchange with other devices cannot do that: \(reason)."
        }
    }

    package var errorDescription: String? { description }
}

extension String {
    /// The text in quotation marks, without characters that control terminals.
    var quotation: String { "“\(printable)”" }
}
