import Foundation

/// The reason why a message was not sent. GLib reports these cases as mistakes of the program, without an error.
package enum BusError: LocalizedError, CustomStringConvertible, Equatable {
    /// A text that is no path of an object.
    case invalidPath(String)
    /// A text that names no service or interface.
    case invalidName(String)

    package var errorDescription: String? { description }

    package var description: String {
        switch self {
        case .invalidPath(let text): "“\(text)” is not the path of an object on a message bus."
        case .invalidName(let text): "“\(text)” is not a name on a message bus."
        }
    }
}
