/// A device of the network as it is shown.
package struct NearbyDevice: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    /// The kind of device: `desktop`, `laptop`, `phone`, `tablet` or `tv`.
    package var kind: String
    package var isConnected: Bool
    package var isPaired: Bool
    /// The number to compare, while one of the two devices waits for the other to be paired.
    package var number: String?
    /// A Boolean value that indicates whether the device waits for the user of this one.
    package var waitsForConsent: Bool
    /// A Boolean value that indicates whether the device takes offers, as other machines with this package do.
    package var takesOffers: Bool

    package init(
        id: String,
        name: String,
        kind: String,
        isConnected: Bool,
        isPaired: Bool,
        number: String?,
        waitsForConsent: Bool,
        takesOffers: Bool
    ) {
        (self.id, self.name, self.kind) = (id, name, kind)
        (self.isConnected, self.isPaired, self.takesOffers) = (isConnected, isPaired, takesOffers)
        (self.number, self.waitsForConsent) = (number, waitsForConsent)
    }
}
