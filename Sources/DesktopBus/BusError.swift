import Foundation

/// Why a message was not sent: GLib reports what is below as a mistake of the program, and gives no error for it.
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
