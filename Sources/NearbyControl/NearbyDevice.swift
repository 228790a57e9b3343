/// A device on the network, as shown to the user.
package struct NearbyDevice: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    /// The kind of device: `desktop`, `laptop`, `phone`, `tablet` or `tv`.
    package var kind: String
    package var isConnected: Bool
    package var isPaired: Bool
    /// The number to compare while one of the two devices waits for the other to consent to pairing.
    package var number: String?
    /// A Boolean value that indicates whether a third party between the devices can forge the number.
    package var numberIsWeak: Bool
    /// A Boolean value that indicates whether this device requested the pairing.
    package var wasAsked: Bool
    /// A Boolean value that indicates whether the user of this device still needs to compare the number.
    package var waitsForConsent: Bool
    /// A Boolean value that indicates whether the device accepts offers, as other machines with this package do.
    package var takesOffers: Bool

    package init(
        id: String,
        name: String,
        kind: String,
        isConnected: Bool,
        isPaired: Bool,
        number: String?,
        numberIsWeak: Bool,
        wasAsked: Bool,
        waitsForConsent: Bool,
        takesOffers: Bool
    ) {
        (self.id, self.name, self.kind) = (id, name, kind)
        (self.isConnected, self.isPaired, self.takesOffers) = (isConnected, isPaired, takesOffers)
        (self.number, self.numberIsWeak) = (number, numberIsWeak)
        (self.wasAsked, self.waitsForConsent) = (wasAsked, waitsForConsent)
    }
}
