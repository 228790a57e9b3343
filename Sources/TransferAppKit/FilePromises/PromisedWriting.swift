import Foundation
import KitSupport
import SystemSupport

/// The call of a delegate that writes a promised file.
enum PromisedWriting {
    /// Has the delegate of a promise write its file, by the queue that the delegate names.
    /// - Throws: The delegate's error, or `CocoaError.featureUnsupported` where there is no delegate.
    static func write(_ provider: NSFilePromiseProvider, to file: URL) async throws {
        let provider = UncheckedBox(provider)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            // A delegate may call its handler more than once, and one that forgot it has not written the file.
            let answer = FirstAnswer(continuation, abandonment: CocoaError(.fileWriteUnknown))
            // The main thread does it while it waits for the file itself, too.
            MainThreadWork.runSoon {
                guard let delegate = provider.value.delegate else {
                    return answer.give(.failure(CocoaError(.featureUnsupported)))
                }
                let queue = delegate.operationQueue(for: provider.value)
                let writer = UncheckedBox(delegate)
                let write: @Sendable () -> Void = {
                    writer.value.filePromiseProvider(provider.value, writePromiseTo: file) { error in
                        answer.give(error.map { .failure($0) } ?? .success(()))
                    }
                }
                if queue === OperationQueue.main { write() } else { queue.addOperation(write) }
            }
        }
    }
}
