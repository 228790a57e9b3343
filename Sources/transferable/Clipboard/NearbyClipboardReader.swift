import CommandSupport
import CoreTransferable
import Foundation
import GroupSharing
import NearbyControl
import SystemSupport
import TransferKit

/// A reader of what a paired device has on its clipboard.
struct NearbyClipboardReader: BlockingClipboardReader, Sendable {
    private let device: NearbyDevice

    /// - Parameter name: The device's name or identifier.
    /// - Throws: An error if there is no such device.
    init(_ name: String) throws { device = try NearbyClient.devices().device(named: name) }

    func names(limits: TransferLimits) throws -> [String] {
        var names: [String] = []
        try NearbyClient.ask(.names(id: device.id)) { answer, _ in
            if case .names(let found) = answer { names = found }
        }
        return names
    }

    func receive(_ name: String, limits: TransferLimits, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        var received = 0
        try NearbyClient.ask(.receive(name: name, id: device.id)) { answer, read in
            guard case .bytes(let count) = answer, (0...SocketFrame.longestData).contains(count) else { return }
            guard count <= limits.maximumByteCount - received else {
                throw TransferWireError.tooLarge(limit: limits.maximumByteCount)
            }
            received += count
            try withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
                try read(buffer)
                try take(UnsafeRawBufferPointer(buffer))
            }
        }
    }
}

extension NearbyClient {
    /// Asks the service for the devices.
    static func devices() throws -> [NearbyDevice] {
        var devices: [NearbyDevice] = []
        try ask(.list) { answer, _ in
            if case .devices(let found) = answer { devices = found }
        }
        return devices
    }
}
