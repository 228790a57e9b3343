import CGnuTLS
import Foundation

/// The self-signed certificate of a device. It identifies the device: whoever has its private key is the device.
package struct DeviceCertificate: Equatable, Sendable {
    /// The certificate in DER encoding.
    package let encoded: Data
    /// The common name, which is the device's identifier.
    package let deviceID: String
    /// The public key and its algorithm (RFC 5280, SubjectPublicKeyInfo) in DER encoding.
    package let publicKey: Data

    /// The most bytes of a certificate.
    private static let longest = 16 << 10

    /// Creates a certificate from its encoded form.
    /// - Throws: ``CryptographyError``, or ``NearbyError/notDevice(_:)`` if the certificate is none of a device.
    package init(_ encoded: Data) throws {
        guard encoded.count <= Self.longest else { throw NearbyError.notDevice("its certificate is too long") }
        var certificate: gnutls_x509_crt_t?
        try CryptographyError.check(gnutls_x509_crt_init(&certificate), "A certificate cannot be made")
        defer { gnutls_x509_crt_deinit(certificate) }
        try encoded.withDatum { datum in
            var datum = datum
            try CryptographyError.check(
                gnutls_x509_crt_import(certificate, &datum, GNUTLS_X509_FMT_DER),
                "A device's certificate cannot be read"
            )
        }
        try self.init(encoded, certificate)
    }

    init(_ encoded: Data, _ certificate: gnutls_x509_crt_t?) throws {
        self.encoded = encoded
        deviceID = try Self.commonName(of: certificate)
        publicKey = try Self.publicKey(of: certificate)
        guard DeviceIdentity.isValid(id: deviceID) else {
            throw NearbyError.notDevice("its certificate names no device")
        }
    }

    private static func commonName(of certificate: gnutls_x509_crt_t?) throws -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        var size = buffer.count
        let code = gnutls_x509_crt_get_dn_by_oid(certificate, GNUTLS_OID_X520_COMMON_NAME, 0, 0, &buffer, &size)
        guard code >= 0, size <= buffer.count else { throw NearbyError.notDevice("its certificate has no name") }
        return String(decoding: buffer.prefix(size).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func publicKey(of certificate: gnutls_x509_crt_t?) throws -> Data {
        var key: gnutls_pubkey_t?
        try CryptographyError.check(gnutls_pubkey_init(&key), "A public key cannot be made")
        defer { gnutls_pubkey_deinit(key) }
        let reason = "The public key of a device's certificate cannot be read"
        try CryptographyError.check(gnutls_pubkey_import_x509(key, certificate, 0), reason)
        var datum = gnutls_datum_t()
        try CryptographyError.check(gnutls_pubkey_export2(key, GNUTLS_X509_FMT_DER, &datum), reason)
        return datum.taken()
    }
}

extension Data {
    /// Calls a function with the bytes as GnuTLS takes them, which are valid until it returns.
    func withDatum<Result>(_ body: (gnutls_datum_t) throws -> Result) rethrows -> Result {
        try withUnsafeBytes { bytes in
            let start = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            return try body(gnutls_datum_t(data: start, size: CUnsignedInt(bytes.count)))
        }
    }
}

extension gnutls_datum_t {
    /// Returns a copy of bytes that GnuTLS has allocated, and frees them.
    func taken() -> Data {
        defer { transferable_free_datum(self) }
        guard let data else { return Data() }
        return Data(bytes: data, count: Int(size))
    }
}
