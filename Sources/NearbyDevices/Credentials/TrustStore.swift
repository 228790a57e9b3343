import CoreTransferable
import Foundation
import SystemSupport
import TransferKit

/// The key of this device and the paired devices, in a directory that only the user can read.
///
/// The key is in a file and not in the desktop's keyring: the service starts before a keyring is unlocked, and on machines
/// without one, and each program of the user could ask a keyring for it all the same.
package final class TrustStore: Sendable {
    private let directory: OpenDirectory

    private static let identityName = "identity.pem"
    private static let devicesName = "devices.json"
    /// The most bytes of a file that is read.
    private static let longestFile = 4 << 20

    /// Opens the directory, creating it if necessary.
    /// - Throws: An error if it belongs to another user or others can read it.
    package init(directory path: String) throws {
        let url = URL(filePath: path, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError(path) }
        guard let directory = try OpenDirectory.opening(path) else { throw SystemError(path, ENOENT) }
        self.directory = directory
    }

    /// The directory among the user's data; nil if the environment names no place for these.
    package static var defaultDirectory: String? { BaseDirectory.data.path().map { "\($0)/swift-transferable-nearby" } }

    // MARK: The key

    /// Returns the key and certificate of this device, which are created the first time.
    package func credentials() throws -> DeviceCredentials {
        if let encoded = try contents(of: Self.identityName) { return try DeviceCredentials(encoded: encoded) }
        let new = try DeviceCredentials.new()
        try place(new.encoded, as: Self.identityName)
        return new
    }

    // MARK: Devices

    /// Returns the paired devices.
    /// - Throws: An error if the file is damaged, in which case no device is taken for a paired one.
    package func devices() throws -> [TrustedDevice] {
        guard let encoded = try contents(of: Self.devicesName) else { return [] }
        return try JSONDecoder().decode([TrustedDevice].self, from: encoded).filter {
            DeviceIdentity.isValid(id: $0.id)
        }
    }

    /// Saves the paired devices.
    package func keep(_ devices: [TrustedDevice]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try place(try encoder.encode(devices), as: Self.devicesName)
    }

    // MARK: Files

    private func contents(of name: String) throws -> Data? {
        guard let file = try open(name) else { return nil }
        let status = try file.status()
        guard status.isRegularFile, status.size <= Self.longestFile else {
            throw SystemError(directory.path + "/" + name, EINVAL)
        }
        var contents = Data(count: status.size)
        let count = try contents.withUnsafeMutableBytes { try file.fill($0) }
        return contents.prefix(count)
    }

    private func open(_ name: String) throws(SystemError) -> Descriptor? {
        do throws(SystemError) {
            return try Descriptor.reading(name, in: directory.file)
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
    }

    /// Replaces a file as a whole: after a loss of power there is the old one or the new one.
    private func place(_ contents: Data, as name: String) throws {
        let url = URL(filePath: directory.path + "/" + name)
        let make = { (path: String) throws in
            let file = try Descriptor.creating(path, mode: 0o600)
            try contents.withUnsafeBytes { try file.write($0) }
        }
        try PlacedFile.place(.made(by: make), at: url, replacesExisting: true)
    }
}

/// A device that is paired with this one.
package struct TrustedDevice: Codable, Equatable, Sendable {
    package let id: String
    package var name: String
    package var kind: DeviceIdentity.Kind
    /// The certificate in DER encoding. A device with the same identifier but a different certificate is a different device.
    package let certificate: Data
    /// The latest version of the protocol that the device has used. It may not use a lower one later.
    package var protocolVersion: Int
}
