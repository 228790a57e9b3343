import CoreTransferable
import Foundation
import Synchronization
import SystemSupport

/// One payload of another program's offer on its way here, for all that wait for it.
final class PayloadReceipt: Sendable {
    private let name: String
    private let payload: SharedResult<Data>
    /// A flag that is set once the owner has been asked.
    private let isAsked: Flag
    /// A flag that is set once the owner has answered; more may follow.
    private let isAnswered: Flag

    /// - Parameter silence: Gives up the program behind the offer where nothing arrives of it.
    init(_ name: String, limits: TransferLimits, silence: SilenceWatch, receive: @escaping IncomingOffer.Receive) {
        self.name = name
        let (isAsked, isAnswered) = (Flag(), Flag())
        (self.isAsked, self.isAnswered) = (isAsked, isAnswered)
        payload = SharedResult {
            isAnswered.set(false)
            isAsked.set(true)
            let sink = Sink(limits: limits, isAnswered: isAnswered, silence: silence)
            try await silence.watching { try await receive(name, sink) }
            return try sink.data()
        }
    }

    /// The number of tasks that wait for the payload.
    var waiterCount: Int { payload.waiterCount }

    /// Returns the bytes.
    /// - Throws: `RepresentationSearch.Unanswered` if the owner does not answer and the current task has an
    ///   alternative, or an error of the transfer.
    func data() async throws -> Data {
        guard let search = RepresentationSearch.current else { return try await payload.value() }
        let (end, signal) = AsyncStream.makeStream(of: Never.self)
        let hasEnded = Flag()
        // A separate task, which can continue when this one tries another form.
        let receipt = Task(executorPreference: OwnThreads.current) { [payload] in
            defer {
                hasEnded.set(true)
                signal.finish()
            }
            return try await payload.value()
        }
        let timer = Task(executorPreference: OwnThreads.current) { [self] in
            try await patienceIsOver()
            if !isAnswered.value { signal.finish() }
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            for await _ in end {}
            guard hasEnded.value || isAnswered.value || Task.isCancelled else {
                search.keep(receipt)
                throw RepresentationSearch.Unanswered(name)
            }
            return try await receipt.value
        } onCancel: {
            receipt.cancel()
        }
    }

    /// Waits until the owner has had its time. That passes in short steps, so it is the owner's and not the time in
    /// which this process is stopped or too busy to ask and to take the answer.
    private func patienceIsOver() async throws {
        let stepCount = 20
        var steps = 0
        while steps < stepCount {
            try await OwnThreads.pause(for: RepresentationSearch.patience / stepCount)
            if isAsked.value { steps += 1 }
        }
    }

    /// A sink that collects bytes and notes the first of them.
    private final class Sink: ByteSink {
        private let sink: BufferSink
        private let isAnswered: Flag
        private let silence: SilenceWatch

        init(limits: TransferLimits, isAnswered: Flag, silence: SilenceWatch) {
            sink = BufferSink(limits: limits)
            (self.isAnswered, self.silence) = (isAnswered, silence)
        }

        func write(_ bytes: Data) async throws {
            isAnswered.set(true)
            silence.didArrive()
            try await sink.write(bytes)
        }

        func data() throws -> Data { try sink.data() }
    }

    private final class Flag: Sendable {
        private let flag = Atomic(false)

        var value: Bool { flag.load(ordering: .acquiring) }

        func set(_ value: Bool) { flag.store(value, ordering: .releasing) }
    }
}
