import Foundation

/// What the system said when it could not do something.
package struct SystemError: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    /// Takes the reason from `errno`.
    /// - Parameter what: What could not be done, as a sentence without its end.
    package init(_ what: String, _ code: CInt = errno) { description = "\(what): \(String(cString: strerror(code)))." }
}
