import Foundation
import Testing
import TransferTestSupport

@testable import NearbyDevices

@Suite("Keys and paired devices")
struct CredentialsTests {
    @Test("A key is made once, and only the user can read it")
    func key() throws {
        let directory = try TemporaryDirectory()
        let store = try TrustStore(directory: directory.file("nearby"))
        let first = try store.credentials()
        #expect(DeviceIdentity.isValid(id: first.deviceID))
        #expect(try TrustStore(directory: directory.file("nearby")).credentials().certificate == first.certificate)
        for (path, mode) in [("nearby", 0o700), ("nearby/identity.pem", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(path))
            #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
        }
    }

    @Test("A directory that others can read is not used, nor a damaged key")
    func refused() throws {
        let directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: directory.file("open"),
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o755]
        )
        #expect(throws: (any Error).self) { try TrustStore(directory: directory.file("open")) }
        let store = try TrustStore(directory: directory.file("nearby"))
        _ = try store.credentials()
        try directory.write("-----BEGIN PRIVATE KEY-----", to: "nearby/identity.pem")
        #expect(throws: CryptographyError.self) { try store.credentials() }
        try directory.write("[{]", to: "nearby/devices.json")
        #expect(throws: (any Error).self) { try store.devices() }
    }

    @Test("OpenSSL reads the certificate, which names the device and is signed by its own key")
    func certificate() async throws {
        let directory = try TemporaryDirectory()
        let credentials = try DeviceCredentials.new()
        let path = try directory.write(credentials.encoded, to: "identity.pem")
        let subject = try await run("openssl", ["x509", "-in", path, "-noout", "-subject", "-nameopt", "multiline"])
            .standardOutput.text
        #expect(subject.contains(credentials.deviceID))
        let verified = try await run("openssl", ["verify", "-CAfile", path, path]).standardOutput.text
        #expect(verified.contains("OK"))
        let key = try await run("openssl", ["x509", "-in", path, "-noout", "-pubkey"]).standardOutput.text
        let encoded = key.split(whereSeparator: \.isNewline).dropFirst().dropLast().joined()
        #expect(Data(base64Encoded: encoded) == credentials.certificate.publicKey)
    }

    @Test("The number to compare is the same on both devices, and as KDE Connect makes it")
    func number() {
        let (first, second) = (Data([1, 2, 3]), Data([2, 1]))
        // The beginning of the SHA-256 of 02 01 01 02 03, and of the same with the digits of the time after it.
        #expect(VerificationNumber(first, second, time: nil).description == "C76696FE")
        #expect(VerificationNumber(second, first, time: 1_700_000_000).description == "29C24C45")
        #expect(VerificationNumber(first, second, time: nil) == VerificationNumber(second, first, time: nil))
        #expect(VerificationNumber(first, second, time: nil).matches(" c766 96fe"))
        #expect(!VerificationNumber(first, second, time: nil).matches("C76696FF"))
    }

    @Test("Both ends of an exchange make one number, of which each key, each value and the time are a part")
    func exchange() {
        let (first, second) = (Data([1, 2, 3]), Data([2, 1]))
        let (one, other) = (PairingNonce(), PairingNonce())
        func numbers(_ keys: (Data, Data), _ nonces: (PairingNonce, PairingNonce), _ time: Int) -> [VerificationNumber?]
        {
            var asking = NumberExchange(.requester, ownKey: keys.0, otherKey: keys.1, time: time, nonce: nonces.0)
            let role = NumberExchange.Role.receiver(commitment: nonces.0.commitment)
            var asked = NumberExchange(role, ownKey: keys.1, otherKey: keys.0, time: time, nonce: nonces.1)
            #expect(asking.number == nil && asked.number == nil)
            #expect(asking.take(nonces.1) && asked.take(nonces.0))
            // What comes later changes nothing.
            let number = asking.number
            #expect(asking.take(PairingNonce()) && asking.number == number)
            return [asking.number, asked.number]
        }
        let number = numbers((first, second), (one, other), 5)
        #expect(number[0] == number[1] && number[0]?.isWeak == false)
        for changed in [
            numbers((second, first), (one, other), 5), numbers((first, first), (one, other), 5),
            numbers((first, second), (other, one), 5), numbers((first, second), (one, one), 5),
            numbers((first, second), (one, other), 6),
        ] { #expect(changed[0] == changed[1] && changed[0] != number[0]) }
        // The receiver takes the value that was committed to, and no other.
        let role = NumberExchange.Role.receiver(commitment: one.commitment)
        var asked = NumberExchange(role, ownKey: second, otherKey: first, time: 5)
        #expect(!asked.take(other) && asked.number == nil)
    }
}
