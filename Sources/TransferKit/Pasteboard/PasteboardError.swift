import Foundation
import SystemSupport

/// An error that occurs when writing to or reading from a pasteboard.
public enum PasteboardError: LocalizedError, Equatable, CustomStringConvertible {
    /// The directory is not safe for private data.
    case unsafeDirectory(path: String, reason: String, remedy: String)
    /// The system refused an operation.
    case unreachable(path: String, reason: String)
    /// There is not enough room for the contents. The previous contents are still there.
    case full(path: String)
    /// The stored data is not a valid pasteboard.
    case damaged(path: String, reason: String)
    /// Another program is changing the contents and has not finished in time.
    case busy(path: String)
    /// The name of a pasteboard is too long.
    case nameTooLong(String, maximumByteCount: Int)
    /// A unique pasteboard was used after its release.
    case released
    /// No item of the pasteboard can be read as the requested type.
    case noValue(type: String, available: [String])
    /// Files were to be moved, but the pasteboard contains none that were cut.
    case nothingWasCut

    public var description: String {
        switch self {
        case .unsafeDirectory(let path, let reason, let remedy):
            "\(path) cannot hold a pasteboard: it \(reason). \(remedy)"
        case .unreachable(let path, let reason):
            "The pasteboard cannot be reached, because of \(path): \(reason). Make that directory accessible, or set "
                + "XDG_RUNTIME_DIR to a directory of your own with mode 0700."
        case .full(let path):
            "There is no room for the contents in \(path); what was on the pasteboard before is still there. Free some "
                + "space, copy less, or set XDG_RUNTIME_DIR to a directory with more room."
        case .damaged(let path, let reason):
            "The pasteboard's contents are damaged: \(path) \(reason). Copy something again, or remove that file."
        case .busy(let path):
            "Another program has been changing the pasteboard for seconds. Try again, or end the program that holds the "
                + "lock on \(path); lslocks lists it."
        case .nameTooLong(let name, let maximum):
            "“\(name.prefix(40))…” is too long for the name of a pasteboard: use one of at most \(maximum) bytes."
        case .released: "The pasteboard was released. Make a new one with Pasteboard.unique()."
        case .noValue(let type, let available):
            available.isEmpty
                ? "The pasteboard is empty, so it has no \(type)."
                : "The pasteboard has nothing that can be read as \(type); it has \(available.joined(separator: ", "))."
        case .nothingWasCut:
            "The pasteboard has no files that were cut. Cut some, or copy what is there: Pasteboard.items() has it."
        }
    }

    public var errorDescription: String? { description }

    /// Creates the error for a system error that concerns a file or directory.
    package init(_ error: SystemError) { self = .system(error.subject, error.code) }

    /// Performs work with files and rethrows system errors as pasteboard errors.
    package static func reporting<Value>(_ work: () throws -> Value) throws -> Value {
        do { return try work() } catch let error as SystemError { throw PasteboardError(error) }
    }

    /// Returns the error for the current `errno` and something in a directory.
    package static func system(_ path: String, _ code: CInt = errno) -> PasteboardError {
        SystemError.codesForLackOfRoom.contains(code)
            ? .full(path: path) : .unreachable(path: path, reason: SystemError(path, code).reason)
    }
}
