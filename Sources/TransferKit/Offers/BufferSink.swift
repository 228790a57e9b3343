import Foundation
import Synchronization

/// Collects what is sent, as ``PayloadBuffer`` does.
final class BufferSink: ByteSink {
    private let buffer: Mutex<PayloadBuffer?>

    init(limits: TransferLimits = TransferLimits()) { buffer = Mutex(PayloadBuffer(limits: limits)) }

    func write(_ bytes: Data) async throws { try buffer.withLock { try $0?.append(bytes) } }

    /// All bytes. Nothing can be written any more.
    func data() throws -> Data {
        try buffer.withLock { try $0.take()?.data() ?? Data() }
    }
}
