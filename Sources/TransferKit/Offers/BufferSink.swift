import Foundation
import Synchronization

/// A sink that collects bytes like ``PayloadBuffer``.
package final class BufferSink: ByteSink {
    private let buffer: Mutex<PayloadBuffer?>

    package init(limits: TransferLimits = TransferLimits()) { buffer = Mutex(PayloadBuffer(limits: limits)) }

    package func write(_ bytes: Data) async throws { try buffer.withLock { try $0?.append(bytes) } }

    /// Returns all bytes. No further bytes can be written.
    package func data() throws -> Data {
        try buffer.withLock { try $0.take()?.data() ?? Data() }
    }
}
