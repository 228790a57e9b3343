import Foundation
import Synchronization
import SystemSupport

/// A buffer that collects the parts of an arriving payload, without holding a large payload in memory.
///
/// ```swift
/// var buffer = PayloadBuffer(limits: limits)
/// while let part = try await next() { try buffer.append(part) }
/// return try buffer.data()
/// ```
///
/// From a certain size on the bytes go to a file that has no name, and the result is a mapping of it.
public struct PayloadBuffer: ~Copyable {
    /// Up to this size payloads are kept in memory.
    static let largestInMemory = 4 << 20

    private let limit: Int
    private var memory = Data()
    private var file: Descriptor?
    /// The number of bytes so far.
    public private(set) var count = 0

    /// Creates an empty buffer.
    public init(limits: TransferLimits = TransferLimits()) { limit = limits.maximumByteCount }

    /// Appends bytes to the payload.
    /// - Throws: ``TransferWireError/tooLarge(limit:)``, or an error of the file system's.
    public mutating func append(_ bytes: Data) throws {
        guard bytes.count <= limit - count else { throw TransferWireError.tooLarge(limit: limit) }
        count += bytes.count
        if let file { return try Self.write(bytes, to: file) }
        memory.append(bytes)
        if count > Self.largestInMemory { try moveToFile() }
    }

    /// Returns all bytes, memory-mapped if there are many.
    public consuming func data() throws -> Data {
        guard let file else { return memory }
        // The file is reached by its descriptor only, so nothing is left behind however the process ends.
        return try file.mappedContents()
    }

    private mutating func moveToFile() throws {
        let file: Descriptor
        do throws(SystemError) {
            file = try .temporaryFile(in: FileManager.default.temporaryDirectory.path)
        } catch {
            throw TransferWireError.broken(error.reason)
        }
        self.file = file
        try Self.write(memory, to: file)
        memory = Data()
    }

    private static func write(_ bytes: Data, to file: Descriptor) throws {
        try bytes.withUnsafeBytes { bytes in try file.write(bytes) }
    }
}

/// A sink that collects bytes as ``PayloadBuffer`` does.
package final class BufferSink: ByteSink {
    private let buffer: Mutex<PayloadBuffer?>

    package init(limits: TransferLimits = TransferLimits()) { buffer = Mutex(PayloadBuffer(limits: limits)) }

    package func write(_ bytes: Data) async throws { try buffer.withLock { try $0?.append(bytes) } }

    /// Returns all bytes. Nothing can be written afterward.
    package func data() throws -> Data {
        try buffer.withLock { try $0.take()?.data() ?? Data() }
    }
}
