import CommandSupport
import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// The command's descriptions of errors from other modules.
enum FailureText {
    /// Returns the text of an error in the terms of the command line, in which options replace settings in code.
    static func describing(_ error: any Error) -> String {
        if let limit = exceededLimit(in: error) {
            return "More than \(limit) bytes arrived; take more with a larger --limit."
        }
        if let error = exceededCopyLimit(in: error) {
            let option = if case .files = error.limit { "--limit-files" } else { "--limit" }
            return "\(error.localizedDescription.printable). Take more with a larger \(option)."
        }
        switch error {
        case let failure as CommandFailure: return failure.description
        // It has a line for each representation that was tried, and no other.
        case let error as TransferError: return named(error.localizedDescription)
        default: return named(error.localizedDescription.printable)
        }
    }

    /// Returns a text in which meaningless identifiers are replaced.
    private static func named(_ text: String) -> String {
        guard text.contains("dyn.") else { return text }
        return text.replacing(/dyn\.[0-9A-Za-z]+/) {
            UTType(String($0.output))?.spokenName.printable ?? String($0.output)
        }
    }

    /// Returns the exceeded copy limit, if it is the reason for an error.
    private static func exceededCopyLimit(in error: any Error) -> CopyLimitError? {
        switch error {
        case let error as CopyLimitError: error
        case let error as TransferError: error.attempts.last.flatMap { exceededCopyLimit(in: $0.error) }
        default: nil
        }
    }

    /// Returns the limit that was exceeded, where that is why something failed.
    private static func exceededLimit(in error: any Error) -> Int? {
        switch error {
        case TransferWireError.tooLarge(let limit): limit
        case let error as PayloadError: exceededLimit(in: error.underlyingError)
        case let error as TransferError: error.attempts.last.flatMap { exceededLimit(in: $0.error) }
        default: nil
        }
    }
}
