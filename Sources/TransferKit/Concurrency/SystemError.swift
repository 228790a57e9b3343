import Glibc

/// What the system said when it could not do something.
package struct SystemError: Error, CustomStringConvertible {
    package let description: String

    /// Takes the reason from `errno`.
    /// - Parameter what: What could not be done, as a sentence without its end.
    package init(_ what: String, _ code: CInt = errno) { description = "\(what): \(String(cString: strerror(code)))." }
}
