/// The readers of one state, or of another value that is kept outside of views.
@MainActor
final class StateReaders {
    private struct Reading {
        weak var reader: (any ValueReader)?
        /// The number of the evaluation in which it was read.
        let evaluation: Int
        /// Tell of the parts that were read whether they are others now; nil if the whole value was read.
        var checks: [() -> Bool]?

        var isStale: Bool { checks?.contains { $0() } ?? true }
    }

    /// The readings by the evaluators of readers. Those before a reader's last evaluation no longer count.
    private var readings: [ObjectIdentifier: Reading] = [:]
    nonisolated init() {}

    /// The number of readings at which those of released readers are removed.
    private var nextSweep = 64

    /// Notes that the value, or a part of it, is read.
    /// - Parameters:
    ///   - evaluation: The evaluation that reads it.
    ///   - isStale: Returns whether the part differs from the one that is read; nil if the whole value is.
    func add(_ evaluation: Evaluation, isStale: (() -> Bool)?) {
        let (identity, number) = (ObjectIdentifier(evaluation.tracker), evaluation.tracker.evaluation)
        var reading = Reading(reader: evaluation.reader, evaluation: number, checks: [])
        if let known = readings[identity], known.evaluation == number, known.reader === evaluation.reader {
            reading = known
        }
        if let isStale { reading.checks?.append(isStale) } else { reading.checks = nil }
        readings[identity] = reading
        guard readings.count > nextSweep else { return }
        readings = readings.filter { $0.value.reader != nil }
        nextSweep = max(64, readings.count * 2)
    }

    /// Notifies the readers whose part of the value has changed.
    /// - Returns: Whether there were some.
    @discardableResult
    func valueDidChange() -> Bool {
        var hasReaders = false
        for (identity, reading) in readings where reading.isStale {
            readings[identity] = nil
            guard let reader = reading.reader else { continue }
            hasReaders = true
            reader.readValueDidChange()
        }
        return hasReaders
    }
}
