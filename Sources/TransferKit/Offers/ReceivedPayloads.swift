import CoreTransferable
import Foundation
import Synchronization
import SystemSupport

/// The payloads of another program's offer. Each is asked for once, and kept; one that could not be had is asked for again,
/// and one without a caller that waits for it is not received to its end.
///
/// Where something else can be had instead, a payload of which nothing arrives is given up; see `RepresentationSearch`.
final class ReceivedPayloads: Sendable {
    private struct Parts: Sendable {
        let data: Data
        let ranges: [Range<Int>?]
    }

    private let receive: IncomingOffer.Receive
    private let limits: TransferLimits
    private let silence: SilenceWatch
    private let payloads = Mutex<[String: PayloadReceipt]>([:])
    private let sequences = Mutex<[String: SharedResult<Parts>]>([:])

    init(limits: TransferLimits, receive: @escaping IncomingOffer.Receive) {
        self.limits = limits
        self.receive = receive
        silence = SilenceWatch(limits: limits)
    }

    /// Returns the bytes of a payload that has one or more names.
    func data(for names: [String]) async throws -> Data { try await first(of: names).data }

    /// Returns the first of some payloads that can be had, all of which are the same in different forms.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    func first(of names: [String]) async throws -> (name: String, data: Data) {
        var tried: [String] = []
        var failure: any Error = TransferWireError.notOffered("that")
        for name in names {
            tried.append(name)
            do {
                return (name, try await payload(name))
            } catch let error as RepresentationSearch.Unanswered {
                throw error
            } catch {
                try Task.checkCancellation()
                failure = error
                // A program that did not answer in time would not the next time.
                if case TransferWireError.timedOut = error { break }
                if case TransferWireError.tooSlow = error { break }
            }
        }
        throw PayloadError(names: tried, underlyingError: failure)
    }

    /// One item's part of a sequence. Only that part is copied.
    /// - Throws: ``PayloadError``, ``TransferWireError``, or `CancellationError`.
    func part(_ position: Int, of name: String) async throws -> Data {
        let data = try await data(for: [name])
        let parts = try await sequence(name, in: data).value()
        guard parts.ranges.indices.contains(position), let range = parts.ranges[position] else {
            throw TransferWireError.malformed("\(name) has no part for the item; its sender could not make it")
        }
        return parts.data.subdata(
            in: parts.data.startIndex + range.lowerBound..<parts.data.startIndex + range.upperBound
        )
    }

    /// The number of tasks that wait for a payload.
    func waiterCount(for name: String) -> Int { payloads.withLock { $0[name]?.waiterCount ?? 0 } }

    private func payload(_ name: String) async throws -> Data {
        let receipt = payloads.withLock { payloads in
            if let receipt = payloads[name] { return receipt }
            let receipt = PayloadReceipt(name, limits: limits(of: name), silence: silence, receive: receive)
            payloads[name] = receipt
            return receipt
        }
        return try await receipt.data()
    }

    /// Returns the limits of a payload. The map of a web page's formats is small.
    private func limits(of name: String) -> TransferLimits {
        guard WireType.isFormatMap(name) else { return limits }
        var limits = limits
        limits.maximumByteCount = min(limits.maximumByteCount, FormatMap.longest)
        return limits
    }

    private func sequence(_ name: String, in data: Data) -> SharedResult<Parts> {
        sequences.withLock { sequences in
            if let sequence = sequences[name] { return sequence }
            let sequence = SharedResult { Parts(data: data, ranges: try ItemSequence.parts(of: data)) }
            sequences[name] = sequence
            return sequence
        }
    }
}

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

/// An object that detects that the program behind an offer is silent: no bytes of any requested payload arrive.
///
/// Each payload has its own limit. A search requests several forms one after another, so it would wait once for each
/// form of a program that never answers. This object waits once for all of them, for the duration of
/// ``TransferLimits/stallTimeout``.
final class SilenceWatch: Sendable {
    private struct State {
        /// The number of awaited payloads.
        var count = 0
        /// The length of the silence, and the time of the last count.
        var quiet = Duration.zero
        var countedAt = ContinuousClock.now
        /// The steps that are left of the pause that began when the program was last given up.
        var pauseSteps = 0
    }

    /// The time for which a program that was given up is not asked again, which is the time that a search needs for its
    /// other forms.
    private static let pause = Duration.seconds(1)
    private static let stepCount = 40

    private let seconds: Double
    private let state = Mutex(State())

    init(limits: TransferLimits) { seconds = limits.stallTimeout }

    private var limit: Duration { .seconds(clamping: seconds) }

    /// Receives a payload, for as long as the program is not silent.
    /// - Throws: `TransferWireError.timedOut` where it is, or was a moment ago, or what `receive` throws.
    func watching(_ receive: @escaping @Sendable () async throws -> Void) async throws {
        guard seconds.isFinite else { return try await receive() }
        try begin()
        defer { state.withLock { $0.count -= 1 } }
        try await withThrowingTaskGroup { group in
            group.addTask { try await receive() }
            group.addTask { try await self.untilSilent() }
            defer { group.cancelAll() }
            do {
                try await group.next()
            } catch let error as TransferWireError {
                if case .timedOut = error { noteIfSilent() }
                throw error
            }
        }
    }

    /// Something has arrived.
    func didArrive() { state.withLock { $0.quiet = .zero } }

    private func begin() throws {
        try state.withLock { state in
            if state.pauseSteps > 0 { throw TransferWireError.timedOut(seconds: seconds) }
            if state.count == 0 { (state.quiet, state.countedAt) = (.zero, .now) }
            state.count += 1
        }
    }

    /// Returns never. The time passes in short steps, so it is the program's and not the time in which this process is
    /// stopped or too busy to take what has arrived.
    private func untilSilent() async throws {
        let step = limit / Self.stepCount
        while true {
            try await OwnThreads.pause(for: step)
            let isSilent = state.withLock { state in
                let now = ContinuousClock.now
                state.quiet += min(now - state.countedAt, step * 2)
                state.countedAt = now
                return state.quiet >= limit
            }
            if isSilent { throw TransferWireError.timedOut(seconds: seconds) }
        }
    }

    /// A payload was given up: all others are where nothing else arrived meanwhile.
    private func noteIfSilent() {
        let begins = state.withLock { state in
            guard state.quiet >= limit - limit / Self.stepCount * 4 else { return false }
            defer { state.pauseSteps = Self.stepCount }
            return state.pauseSteps == 0
        }
        guard begins else { return }
        // The pause passes in short steps, too: a search for which this process has no time still finds the program given up. There is
        // one for all payloads that are given up, however many a program has offered.
        Task(executorPreference: OwnThreads.current) {
            repeat { try? await OwnThreads.pause(for: Self.pause / Self.stepCount) } while self.passStepOfPause()
        }
    }

    /// - Returns: Whether more of the pause is left.
    private func passStepOfPause() -> Bool {
        state.withLock { state in
            state.pauseSteps -= 1
            return state.pauseSteps > 0
        }
    }
}
