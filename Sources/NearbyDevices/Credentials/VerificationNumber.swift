import CGnuTLS
import Foundation

/// The number that people compare on the screens of two devices before they pair them. Someone between the devices, who has
/// another key, would make it another one.
package struct VerificationNumber: Equatable, Sendable, CustomStringConvertible {
    /// Eight hexadecimal digits in capitals.
    package let description: String

    /// - Parameters:
    ///   - keys: The public keys of the two devices, in any order.
    ///   - time: The time of the request, where both devices speak version 8 of the protocol.
    package init(_ first: Data, _ second: Data, time: Int?) {
        let isInOrder = first.lexicographicallyPrecedes(second)
        var bytes = isInOrder ? second + first : first + second
        if let time { bytes += Data(String(time).utf8) }
        description = bytes.sha256.prefix(4).map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined()
    }

    /// Returns whether someone has typed the number, in any case and with any spaces.
    package func matches(_ text: String) -> Bool { text.filter { !$0.isWhitespace }.uppercased() == description }
}

extension Data {
    /// The SHA-256 of the bytes.
    var sha256: Data {
        var digest = Data(count: 32)
        let code = digest.withUnsafeMutableBytes { digest in
            withUnsafeBytes { gnutls_hash_fast(GNUTLS_DIG_SHA256, $0.baseAddress, $0.count, digest.baseAddress) }
        }
        precondition(code == 0, "GnuTLS has no SHA-256")
        return digest
    }
}
