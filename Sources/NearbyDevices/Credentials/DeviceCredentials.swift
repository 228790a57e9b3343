import CGnuTLS
import Foundation

/// The private key of this device and the certificate by which others identify it.
///
/// The key stays in memory of GnuTLS and in the file of ``TrustStore``.
package final class DeviceCredentials: @unchecked Sendable {
    /// The certificate.
    package let certificate: DeviceCertificate
    /// The key and the certificate in PEM, as they are kept.
    let encoded: Data
    /// Read by connections of any thread, and changed by none (GnuTLS manual, Thread safety).
    private let credentials: gnutls_certificate_credentials_t

    /// The identifier of this device.
    package var deviceID: String { certificate.deviceID }

    /// Reads what was kept.
    /// - Throws: ``CryptographyError`` if the key and the certificate cannot be read or do not belong together.
    init(encoded: Data) throws {
        self.encoded = encoded
        var credentials: gnutls_certificate_credentials_t?
        try CryptographyError.check(gnutls_certificate_allocate_credentials(&credentials), "TLS cannot be used")
        guard let credentials else { throw CryptographyError(operation: "TLS", code: GNUTLS_E_MEMORY_ERROR) }
        self.credentials = credentials
        let reason = "The key of this device cannot be read"
        do {
            try encoded.withDatum { datum in
                var datum = datum
                try CryptographyError.check(
                    gnutls_certificate_set_x509_key_mem(credentials, &datum, &datum, GNUTLS_X509_FMT_PEM),
                    reason
                )
            }
            var own = gnutls_datum_t()
            // This datum belongs to the credentials.
            try CryptographyError.check(gnutls_certificate_get_crt_raw(credentials, 0, 0, &own), reason)
            certificate = try DeviceCertificate(Data(bytes: own.data, count: Int(own.size)))
        } catch {
            gnutls_certificate_free_credentials(credentials)
            throw error
        }
    }

    deinit { gnutls_certificate_free_credentials(credentials) }

    /// Gives a session of TLS the key and the certificate.
    func use(in session: gnutls_session_t) -> CInt {
        gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))
    }

    // MARK: New ones

    /// The time for which a certificate is valid, from a year ago: clocks of devices differ.
    private static let validity = (before: 365 * 86_400.0, after: 10 * 365 * 86_400.0)

    /// Creates a key and a certificate for a new device.
    /// - Parameter deviceID: The identifier of the device.
    package static func new(deviceID: String = DeviceIdentity.newID()) throws -> DeviceCredentials {
        var key: gnutls_x509_privkey_t?
        try CryptographyError.check(gnutls_x509_privkey_init(&key), "A key cannot be made")
        defer { gnutls_x509_privkey_deinit(key) }
        try CryptographyError.check(
            gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, bitsOfP256, 0),
            "A key cannot be made"
        )
        var certificate: gnutls_x509_crt_t?
        let reason = "A certificate cannot be made"
        try CryptographyError.check(gnutls_x509_crt_init(&certificate), reason)
        defer { gnutls_x509_crt_deinit(certificate) }
        func set(_ oid: String, _ value: String) throws {
            let code = value.withCString {
                gnutls_x509_crt_set_dn_by_oid(certificate, oid, 0, $0, CUnsignedInt(strlen($0)))
            }
            try CryptographyError.check(code, reason)
        }
        try set(GNUTLS_OID_X520_COMMON_NAME, deviceID)
        try set(GNUTLS_OID_X520_ORGANIZATION_NAME, "swift-transferable")
        let now = Date().timeIntervalSince1970
        var serial: [UInt8] = (0..<16).map { _ in .random(in: 0...255) }
        // A positive number (RFC 5280, section 4.1.2.2).
        serial[0] = serial[0] & 0x7F | 1
        for code in [
            gnutls_x509_crt_set_version(certificate, 3),
            gnutls_x509_crt_set_serial(certificate, &serial, serial.count),
            gnutls_x509_crt_set_activation_time(certificate, time_t(now - validity.before)),
            gnutls_x509_crt_set_expiration_time(certificate, time_t(now + validity.after)),
            gnutls_x509_crt_set_key(certificate, key),
            gnutls_x509_crt_sign2(certificate, certificate, key, GNUTLS_DIG_SHA256, 0),
        ] { try CryptographyError.check(code, reason) }
        var keyText = gnutls_datum_t()
        try CryptographyError.check(
            gnutls_x509_privkey_export2_pkcs8(key, GNUTLS_X509_FMT_PEM, nil, 0, &keyText),
            reason
        )
        var certificateText = gnutls_datum_t()
        let encodedKey = keyText.taken()
        try CryptographyError.check(gnutls_x509_crt_export2(certificate, GNUTLS_X509_FMT_PEM, &certificateText), reason)
        return try DeviceCredentials(encoded: encodedKey + certificateText.taken())
    }

    /// The curve secp256r1, as GnuTLS takes it in the place of a number of bits (`GNUTLS_CURVE_TO_BITS`).
    private static let bitsOfP256 = UInt32(1) << 31 | GNUTLS_ECC_CURVE_SECP256R1.rawValue
}
