import TransferKit

/// The names of pasteboards in files with which programs pass items to the service.
package enum NearbyPasteboard {
    private static let prefix = "nearby-"

    /// Returns a unique name.
    package static func newName() -> String { prefix + Token.random().text }

    /// Returns a Boolean value that indicates whether a name was created that way. The service removes such pasteboards.
    package static func isName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Token.isText(name.dropFirst(prefix.count))
    }
}
