import TransferKit

/// The names of pasteboards in files by which programs hand things to the service.
package enum NearbyPasteboard {
    private static let prefix = "nearby-"

    /// Returns a name that no other has.
    package static func newName() -> String { prefix + Token.random().text }

    /// Returns whether a name is one that was made so. The service removes the pasteboard.
    package static func isName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Token.isText(name.dropFirst(prefix.count))
    }
}
