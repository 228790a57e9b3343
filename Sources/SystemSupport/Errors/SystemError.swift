import Foundation

/// What the system said when it could not do something.
package struct SystemError: LocalizedError, CustomStringConvertible, Equatable {
    /// The path that it is about, or what could not be done.
    package let subject: String
    /// The number of the reason, of errno(3).
    package let code: CInt

    /// Takes the reason from `errno`.
    /// - Parameters:
    ///   - subject: The path that it is about, or what could not be done: a sentence without its end.
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
