import Dispatch
import Foundation
import SystemSupport

extension BlockingClipboardReader where Self: Sendable {
    /// Returns the clipboard's contents as an offer, for receivers that take items.
    ///
    /// Each payload is received on a thread of its own. The reader waits until the receiver has taken a part before it reads the next
    /// one, so memory does not grow with the payload.
    /// - Parameter limits: The limits of a payload's size and of the time.
    /// - Throws: The error of ``names(limits:)``.
    package func offer(limits: TransferLimits) throws -> IncomingOffer {
        IncomingOffer(names: try names(limits: limits), limits: limits) { name, sink in
            let (parts, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
            let isTaken = DispatchSemaphore(value: 0)
            // A receiver that was cancelled or that refused a part ends the reader. The stream has to end first: the reader continues at
            // the signal.
            defer {
                continuation.finish()
                isTaken.signal()
            }
            OwnThreads.shared.run {
                do {
                    try receive(name, limits: limits) { bytes in
                        guard case .enqueued = continuation.yield(Data(bytes)) else { throw CancellationError() }
                        isTaken.wait()
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            for try await part in parts {
                try await sink.write(part)
                isTaken.signal()
            }
            // A stream ends without an error when the task that waits for it is cancelled.
            try Task.checkCancellation()
        }
    }
}
