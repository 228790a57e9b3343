/// The readers of one state, or of another value that is kept outside of views.
@MainActor
final class StateReaders {
    private struct Reading {
        weak var reader: (any ValueReader)?
        /// Tell of the parts that were read whether they are others now; nil where the whole value was read.
        var checks: [() -> Bool]?

        var isStale: Bool { checks?.contains { $0() } ?? true }
    }

    private var readings: [ObjectIdentifier: Reading] = [:]
    nonisolated init() {}

    /// The number of readings at which those of readers that are gone are forgotten.
    private var nextSweep = 64

    func add(_ reader: any ValueReader, isStale: (() -> Bool)?) {
        let identity = ObjectIdentifier(reader)
        var reading = readings[identity] ?? Reading(reader: reader, checks: [])
        if reading.reader == nil { reading = Reading(reader: reader, checks: []) }
        if let isStale { reading.checks?.append(isStale) } else { reading.checks = nil }
        readings[identity] = reading
        guard readings.count > nextSweep else { return }
        readings = readings.filter { $0.value.reader != nil }
        nextSweep = max(64, readings.count * 2)
    }

    func valueDidChange() {
        for (identity, reading) in readings where reading.isStale {
            readings[identity] = nil
            reading.reader?.readValueDidChange()
        }
    }
}
