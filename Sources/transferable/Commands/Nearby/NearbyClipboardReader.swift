import CommandSupport
import CoreTransferable
import Foundation
import NearbyControl
import SystemSupport
import TransferKit

/// Reads what a paired device has on its clipboard.
struct NearbyClipboardReader: BlockingClipboardReader {
    private let device: NearbyDevice

    /// - Parameter name: The device's name or identifier.
    /// - Throws: An error if there is no such device.
    init(_ name: String) throws { device = try NearbyListing.devices().device(named: name) }

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
            guard case .bytes(let count) = answer, (0...NearbyFrame.longestPart).contains(count) else { return }
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

    /// The contents as an offer, for receivers that take items.
    func offer(limits: TransferLimits) throws -> IncomingOffer {
        IncomingOffer(names: try names(limits: limits), limits: limits) { name, sink in
            let (parts, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
            OwnThreads.shared.run {
                do {
                    try receive(name, limits: limits) { continuation.yield(Data($0)) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            for try await part in parts { try await sink.write(part) }
        }
    }
}
