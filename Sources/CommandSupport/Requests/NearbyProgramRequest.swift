/// The request of `transferable nearby` to the program that exchanges things with other devices.
package struct NearbyProgramRequest: ProgramRequest, Equatable {
    package static let program = "transferable-nearby"
    package static let commands = "“transferable nearby”"

    /// The name of this device for others; nil for that of the machine.
    package var name: String?
    /// Addresses in numbers of devices that broadcasts do not reach.
    package var addresses: [String]
    /// The absolute path of the directory for files that arrive; nil for that of downloads.
    package var directory: String?
    /// A Boolean value that indicates whether the clipboard is exchanged.
    package var sharesClipboard: Bool
    package var declarations: [String] = []

    package init(name: String?, addresses: [String], directory: String?, sharesClipboard: Bool) {
        (self.name, self.addresses, self.directory) = (name, addresses, directory)
        self.sharesClipboard = sharesClipboard
    }
}
