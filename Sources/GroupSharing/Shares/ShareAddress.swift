import Foundation
import TransferKit

/// The address of shared items, with which an app that is started for them finds their sender. It is a URL that other programs do not
/// recognize.
package struct ShareAddress: Equatable, Sendable {
    /// The scheme of the URL, which no app declares.
    package static let scheme = "x-transferable-share"

    /// The name of the sender's socket in the user's runtime directory.
    let socket: String

    init(socket: String) { self.socket = socket }

    /// Parses an address.
    /// - Parameter url: The URL, which may be any.
    /// - Returns: Nil for a URL that is none of shared items.
    package init?(_ url: URL) {
        let parts = url.absoluteString.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == Self.scheme, Token.isText(parts[1]) else { return nil }
        socket = String(parts[1])
    }

    /// The address as a command-line argument of an app.
    package var text: String { "\(Self.scheme):\(socket)" }
}
