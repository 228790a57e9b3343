import Synchronization
import SystemSupport

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
        /// The time at which the program was last given up.
        var silentSince: ContinuousClock.Instant?
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
            let now = ContinuousClock.now
            if let since = state.silentSince, now - since < Self.pause {
                throw TransferWireError.timedOut(seconds: seconds)
            }
            state.silentSince = nil
            if state.count == 0 { (state.quiet, state.countedAt) = (.zero, now) }
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
        state.withLock { state in
            if state.quiet >= limit - limit / Self.stepCount * 4 { state.silentSince = .now }
        }
    }
}
