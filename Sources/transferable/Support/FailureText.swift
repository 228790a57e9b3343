import CommandSupport
import Foundation
import TransferKit

/// What the command says of errors that are not its own.
enum FailureText {
    /// The text of an error, in the words of the command line: what programs set in code is an option here.
    static func describing(_ error: any Error) -> String {
        switch error {
        case let error as CommandFailure: error.description
        case TransferWireError.tooLarge(let limit): tooLarge(limit)
        case let error as PayloadError:
            if case TransferWireError.tooLarge(let limit) = error.underlyingError {
                tooLarge(limit)
            } else {
                error.description
            }
        default: error.localizedDescription
        }
    }

    private static func tooLarge(_ limit: Int) -> String {
        "More than \(limit) bytes arrived; take more with a larger --limit."
    }
}
