import Foundation

/// An error that indicates why a message was not sent. GLib would report these cases as programming errors.
package enum BusError: LocalizedError, CustomStringConvertible, Equatable {
    /// A text that is not a valid object path.
    case invalidPath(String)
    /// A text that is not a valid name of a service or interface.
    case invalidName(String)

    package var errorDescription: String? { description }

    package var description: String {
        switch self {
        case .invalidPath(let text): "“\(text)” is not the path of an object on a message bus."
        case .invalidName(let text): "“\(text)” is not a name on a message bus."
        }
    }
}
