import CoreTransferable
import Foundation

/// An error of sending bytes to another program or of receiving them.
public enum TransferWireError: LocalizedError, Equatable, CustomStringConvertible {
    /// No payload of this name is offered.
    case notOffered(String)
    /// The received bytes do not have the form that their name promises.
    case malformed(String)
    /// More arrived than is allowed.
    case tooLarge(limit: Int)
    /// The other program did not continue within the time.
    case timedOut(seconds: Double)
    /// The other program kept sending, but too slowly to finish.
    case tooSlow(leastByteRate: Int)
    /// The window system or the other program broke the transfer off.
    case broken(String)
    /// The clipboard or the window system is not available. The text gives the reason and a remedy.
    case unreachable(String)

    public var description: String {
        switch self {
        case .notOffered(let name): "Nothing is offered as \(name.printable)."
        case .malformed(let what): "The data that arrived is malformed: \(what.printable)."
        case .tooLarge(let limit):
            "More than \(limit) bytes arrived; raise TransferLimits.maximumByteCount to take more."
        case .timedOut(let seconds): "The other program sent nothing for \(seconds) seconds. Try again, or restart it."
        case .tooSlow(let rate):
            "The other program sent fewer than \(rate) bytes a second on average. Try again, or restart it."
        case .broken(let reason): "The transfer was broken off: \(reason.printable)."
        case .unreachable(let reason): "There is no clipboard: \(reason.printable)."
        }
    }

    public var errorDescription: String? { description }

    /// Returns the error for an X server that accepts a connection and sends nothing.
    package static func unanswered(display name: String) -> TransferWireError {
        .unreachable("the X display “\(name)” does not answer; see that its server runs and its network is there")
    }

    /// The line of a command that ends with ``unanswered(display:)``, before and after the display's name.
    package static var unansweredWords: (before: String, after: String) {
        (
            "Error: There is no clipboard: the X display “",
            "” does not answer; see that its server runs and its network is there.\n"
        )
    }
}

/// The error for a payload of another program that could not be received.
public struct PayloadError: LocalizedError, CustomStringConvertible {
    /// The names that were asked for, all of them names for the same thing.
    public let names: [String]
    /// The error of the last of them.
    public let underlyingError: any Error

    public var description: String {
        "\(names.joined(separator: ", ").printable) could not be read: \(underlyingError.localizedDescription)"
    }

    public var errorDescription: String? { description }
}
