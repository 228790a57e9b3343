import Foundation

/// An error of the system.
package struct SystemError: LocalizedError, CustomStringConvertible, Equatable {
    /// The path, or a description of the failed operation.
    package let subject: String
    /// The number of the reason, of errno(3).
    package let code: CInt

    /// Creates the error with the reason in `errno`.
    /// - Parameters:
    ///   - subject: The path, or a description of the failed operation: a sentence without its end.
    ///   - code: The number of the reason.
    package init(_ subject: String, _ code: CInt = errno) {
        self.subject = subject
        self.code = code
    }

    /// The reason in words.
    package var reason: String { String(cString: strerror(code)) }

    package var description: String { "\(subject.printable): \(reason)" }
    package var errorDescription: String? { description }
}
