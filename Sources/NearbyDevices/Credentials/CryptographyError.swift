import CGnuTLS
import Foundation

/// An error from GnuTLS.
package struct CryptographyError: LocalizedError, CustomStringConvertible, Equatable {
    /// The operation, as the beginning of a sentence.
    let operation: String
    let code: CInt

    package var description: String { "\(operation): \(String(cString: gnutls_strerror(code)))" }
    package var errorDescription: String? { description }

    /// Throws unless a result means success.
    static func check(_ code: CInt, _ operation: @autoclosure () -> String) throws(CryptographyError) {
        guard code >= 0 else { throw CryptographyError(operation: operation(), code: code) }
    }
}
