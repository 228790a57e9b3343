import Foundation

/// An error of the system.
package struct SystemError: LocalizedError, CustomStringConvertible, Equatable {
    /// The path of the file, or a description of the failed operation.
    package let subject: String
    /// The error number; see errno(3).
    package let code: CInt

    /// Creates an error for the current `errno`.
    /// - Parameters:
    ///   - subject: The path, or a description of the failed operation: a sentence without its end.
    ///   - code: The number of the reason.
    package init(_ subject: String, _ code: CInt = errno) {
        self.subject = subject
        self.code = code
    }

    /// A description of the reason.
    package var reason: String { String(cString: strerror(code)) }

    package var description: String { "\(subject.printable): \(reason)" }
    package var errorDescription: String? { description }
}
