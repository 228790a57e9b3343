import Foundation
import Synchronization

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
