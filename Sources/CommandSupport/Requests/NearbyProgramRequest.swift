/// The request from `transferable nearby` to the program that exchanges data with other devices.
package struct NearbyProgramRequest: ProgramRequest, Equatable {
    package static let program = "transferable-nearby"
    package static let commands = "“transferable nearby”"

    /// The name under which other devices see this one; nil for that of the machine.
    package var name: String?
    /// The numeric addresses of devices that broadcasts do not reach.
    package var addresses: [String]
    /// The absolute path of the directory for received files; nil for that of downloads.
    package var directory: String?
    /// A Boolean value that indicates whether the clipboard is exchanged.
    package var sharesClipboard: Bool
    package var declarations: [String] = []

    package init(name: String?, addresses: [String], directory: String?, sharesClipboard: Bool) {
        (self.name, self.addresses, self.directory) = (name, addresses, directory)
        self.sharesClipboard = sharesClipboard
    }
}
