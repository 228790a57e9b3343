import CoreTransferable
import Foundation

/// The item for which a command-line argument stands.
package enum CommandItem: Codable, Equatable, Sendable {
    /// A file or folder, by its absolute path.
    case file(String)
    /// The URL of something on the network.
    case link(String)
    case text(String)
    /// All data from standard input, with a name for its file.
    case standardInput(name: String?)
}
