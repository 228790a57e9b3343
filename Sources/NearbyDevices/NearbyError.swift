import CoreTransferable
import Foundation

/// An error of the exchange with another device.
package enum NearbyError: LocalizedError, Equatable, CustomStringConvertible {
    /// The other end is no device, for the given reason.
    case notDevice(String)
    /// The device has another certificate than the paired one of its identifier.
    case otherCertificate(String)
    case notPaired(String)
    case notConnected(String)
    /// A step took longer than its limit.
    case timedOut(String)
    case closed(String)
    /// The device declined, for the given reason.
    case declined(String)

    package var description: String {
        switch self {
        case .notDevice(let reason): "That is no device to exchange things with: \(reason)."
        case .otherCertificate(let name):
            "Something says that it is \(name.quotation) and has another certificate. If you have set up that device anew, "
                + "unpair it and pair it again."
        case .notPaired(let name): "\(name.quotation) is not paired with this device."
        case .notConnected(let name):
            "\(name.quotation) is not connected: see to it that it is on and in the same network."
        case .timedOut(let step): "\(step) took too long."
        case .closed(let reason): "The connection with the device ended: \(reason)."
        case .declined(let reason): "The device declined: \(reason)."
        }
    }

    package var errorDescription: String? { description }
}

extension String {
    /// The text in quotation marks, without characters that control terminals.
    var quotation: String { "“\(printable)”" }
}
