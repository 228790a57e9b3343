import CoreTransferable
import Foundation

/// Something that an argument of the command line stands for.
package enum CommandItem: Codable, Equatable, Sendable {
    /// A file or folder, by its absolute path.
    case file(String)
    /// The URL of something on the network.
    case link(String)
    case text(String)
    /// All data from standard input, under a name for its file.
    case standardInput(name: String?)
}
