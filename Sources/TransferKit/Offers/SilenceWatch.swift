import Synchronization
import SystemSupport

/// Notices that the program behind an offer has gone silent: nothing arrives of all that it was asked for.
///
/// Each payload has a limit of its own. A search asks for several forms one after another, so a program that never answers
/// would be waited for once for each. This waits once for all of them, as long as ``TransferLimits/stallTimeout`` says.
final class SilenceWatch: Sendable {
    private struct State {
        /// How many payloads are waited for.
        var count = 0
        /// How long nothing has arrived, and when that was last counted.
        var quiet = Duration.zero
        var countedAt = ContinuousClock.now
        /// When the program was last given up.
        var silentSince: ContinuousClock.Instant?
    }

    /// How long after it was given up a program is not asked again: as long as a search needs for its other forms.
    private static let pause = Duration.seconds(1)
    private static let stepCount = 40

    private let seconds: Double
    private let state = Mutex(State())

    init(limits: TransferLimits) { seconds = limits.stallTimeout }

    private var limit: Duration { .waiting(seconds) }

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

    /// Returns never. The time passes in short steps, so that it is the program's and not the time in which this process
    /// is stopped or too busy to take what has arrived.
    private func untilSilent() async throws {
        let step = limit / Self.stepCount
        while true {
            try await Task.sleep(for: step)
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
