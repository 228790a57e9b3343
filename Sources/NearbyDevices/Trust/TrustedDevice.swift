import Foundation

/// A device that is paired with this one.
package struct TrustedDevice: Codable, Equatable, Sendable {
    package let id: String
    package var name: String
    package var kind: DeviceIdentity.Kind
    /// The certificate in DER. A device with the identifier and another certificate is not this one.
    package let certificate: Data
    /// The latest version of the protocol that the device has spoken: it speaks no lower one later.
    package var protocolVersion: Int
}
