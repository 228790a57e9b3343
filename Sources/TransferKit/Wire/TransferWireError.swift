import CoreTransferable
import Foundation

/// An error that occurs when sending bytes to or receiving them from another program.
public enum TransferWireError: LocalizedError, Equatable, CustomStringConvertible {
    /// No payload of this name is offered.
    case notOffered(String)
    /// The received bytes do not have the form that their name implies.
    case malformed(String)
    /// More bytes arrived than are allowed.
    case tooLarge(limit: Int)
    /// The other program did not continue within the time.
    case timedOut(seconds: Double)
    /// The other program kept sending, but too slowly to finish.
    case tooSlow(leastByteRate: Int)
    /// The window system or the other program interrupted the transfer.
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

    /// A Boolean value that indicates whether the other program refused one form but may have another.
    package var isRefusal: Bool {
        switch self {
        case .notOffered, .broken, .malformed: true
        case .tooLarge, .timedOut, .tooSlow, .unreachable: false
        }
    }

    /// Returns the error for an X server that accepts a connection but sends nothing.
    package static func unanswered(display name: String) -> TransferWireError {
        .unreachable("the X display “\(name)” does not answer; see that its server runs and its network is there")
    }

    /// The text of the error ``unanswered(display:)`` before and after the display's name.
    package static var unansweredWords: (before: String, after: String) {
        (
            "Error: There is no clipboard: the X display “",
            "” does not answer; see that its server runs and its network is there.\n"
        )
    }
}

/// An error that occurs when another program's payload cannot be received.
public struct PayloadError: LocalizedError, CustomStringConvertible {
    /// The names that were requested, all of which stand for the same thing.
    public let names: [String]
    /// The error that occurred for the last name.
    public let underlyingError: any Error

    public var description: String {
        "\(names.joined(separator: ", ").printable) could not be read: \(underlyingError.localizedDescription)"
    }

    public var errorDescription: String? { description }

    /// A Boolean value that indicates whether the other program refused this form but may have another.
    package var isRefusal: Bool { (underlyingError as? TransferWireError)?.isRefusal ?? false }
}
