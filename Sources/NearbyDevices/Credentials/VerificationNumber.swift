import CGnuTLS
import Foundation

/// The number that people compare on the screens of two devices before they pair them. A third party between the devices, with a different
/// key, causes a different number.
package struct VerificationNumber: Equatable, Sendable, CustomStringConvertible {
    /// The number as eight uppercase hexadecimal digits.
    package let description: String
    /// A Boolean value that indicates whether a third party between the devices can search for keys until both devices show the same
    /// number, because KDE Connect's devices commit to nothing before they know the other's key.
    package let isWeak: Bool

    private static let byteCount = 4

    /// Creates the number that KDE Connect's devices show.
    /// - Parameters:
    ///   - first: The public key of one device.
    ///   - second: The public key of the other device.
    ///   - time: The time of the request, where both devices speak version 8 of the protocol.
    package init(_ first: Data, _ second: Data, time: Int?) {
        let isInOrder = first.lexicographicallyPrecedes(second)
        var bytes = isInOrder ? second + first : first + second
        if let time { bytes += Data(String(time).utf8) }
        self.init(bytes.sha256, isWeak: true)
    }

    /// Creates the number of two devices that committed to it.
    /// - Parameter agreed: What ``NumberExchange`` agreed on.
    init(agreed: Data) { self.init(agreed.sha256, isWeak: false) }

    private init(_ digest: Data, isWeak: Bool) {
        self.isWeak = isWeak
        description = digest.prefix(Self.byteCount).hexadecimal.uppercased()
    }

    /// Returns a Boolean value that indicates whether a text is the number, regardless of case and spaces.
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

    /// The bytes as hexadecimal digits.
    var hexadecimal: String {
        map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined()
    }

    /// Reads a number of bytes from as many pairs of hexadecimal digits; nil for any other text.
    init?(hexadecimal text: String, count: Int) {
        let digits = Array(text.utf8)
        guard digits.count == 2 * count else { return nil }
        self.init(capacity: count)
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.digit(digits[start]), let low = Self.digit(digits[start + 1]) else { return nil }
            append(high << 4 | low)
        }
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
