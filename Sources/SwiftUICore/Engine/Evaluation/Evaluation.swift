import Foundation
import Synchronization
import SystemSupport

/// Something that is evaluated again when a value changes that its last evaluation read.
@MainActor
protocol ValueReader: AnyObject, Sendable {
    /// Called once after a change; the next evaluation registers anew.
    func readValueDidChange()
}

/// A running evaluation of a body or of a widget's content, which records the values that it reads.
///
/// States record their readers themselves, values of the environment are recorded by their keys, and properties of
/// observable objects through Observation.
@MainActor
final class Evaluation {
    let reader: any ValueReader
    /// The count of evaluations by one evaluator, of which the last determines the tracked values.
    let tracker: ObservationTracker
    /// The keys of the environment that were read, each once. There are few, so an array takes less time than a set. The thread of
    /// the evaluation alone uses them.
    nonisolated(unsafe) private var environmentKeys: [ObjectIdentifier] = []

    /// The evaluation that runs on ``thread``, which alone uses it.
    nonisolated(unsafe) private static var current: Evaluation?
    /// The thread on which an evaluation runs, which is the main thread, or 0. Other threads may read values meanwhile.
    nonisolated private static let thread = Atomic<UInt>(0)

    /// The value whose body is evaluated, with its dynamic properties connected; nil before that.
    // Lifetime: it is set within a call of `evaluate(_:_:)` alone, which has the value.
    private var subject: (address: UnsafeRawPointer, type: Any.Type)?

    /// Returns the value whose body is evaluated, if it is of a type.
    func subject<Value>(as type: Value.Type) -> Value? {
        subject.flatMap { $0.type == type ? $0.address.assumingMemoryBound(to: type).pointee : nil }
    }

    private init(_ reader: any ValueReader, _ tracker: ObservationTracker) {
        (self.reader, self.tracker) = (reader, tracker)
    }

    /// Runs an evaluation, and tracks the values that it reads in place of those of the last one with this tracker.
    /// - Parameter keys: The keys of the environment that were read the last time, which become those that are read now. Their room is
    ///   used again.
    static func run<Result>(
        for reader: any ValueReader,
        _ tracker: ObservationTracker,
        keys: inout [ObjectIdentifier],
        _ body: () -> Result
    ) -> Result {
        let evaluation = Evaluation(reader, tracker)
        swap(&evaluation.environmentKeys, &keys)
        evaluation.environmentKeys.removeAll(keepingCapacity: true)
        let outer = current
        func enter(_ evaluation: Evaluation?) {
            current = evaluation
            thread.store(evaluation == nil ? 0 : UInt(pthread_self()), ordering: .relaxed)
        }
        enter(evaluation)
        defer {
            enter(outer)
            swap(&evaluation.environmentKeys, &keys)
        }
        return tracker.track(for: reader, body)
    }

    /// Evaluates a function of a value in the evaluation that runs now.
    fileprivate static func evaluate<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result {
        withUnsafePointer(to: value) { address in
            current?.subject = (UnsafeRawPointer(address), Value.self)
            defer { current?.subject = nil }
            return body(address.pointee)
        }
    }

    /// A Boolean value that indicates whether an evaluation runs now.
    static var isRunning: Bool { current != nil }

    /// A Boolean value that indicates whether an evaluation runs on this thread.
    nonisolated static var isOnThisThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// Notes something in the evaluation that runs on this thread; does nothing where none does.
    /// - Returns: What `body` returns; nil where it does not run.
    @discardableResult
    nonisolated static func note<Result>(_ body: @MainActor (Evaluation) -> Result) -> Result? {
        guard isOnThisThread else { return nil }
        return MainActor.assumeCallback { current.map(body) }
    }

    /// Notes that a value of the environment was read, as ``note(_:)`` does, but without a closure: a row reads a dozen values.
    nonisolated static func didReadEnvironment(_ key: ObjectIdentifier) {
        guard isOnThisThread, let current,
            !current.environmentKeys.contains(key)
        else { return }
        current.environmentKeys.append(key)
    }
}

/// The evaluations of one node: connects dynamic properties, and tracks the read values.
@MainActor
struct Evaluator {
    private var properties = DynamicPropertyStorage()
    private let observation = ObservationTracker()
    private var environmentKeys: [ObjectIdentifier] = []

    /// Returns whether the last evaluation read a value that differs in a new environment.
    func isAffected(by environment: EnvironmentValues, replacing before: EnvironmentValues) -> Bool {
        !environment.isSame(as: before)
            && environmentKeys.contains { !environment.hasSameValue(for: $0, as: before) }
    }

    /// A Boolean value that indicates whether the value has no properties for which something is kept.
    var keepsNothing: Bool { properties.isEmpty }

    /// A Boolean value that indicates whether a state of the value was written to.
    var ownsWrittenState: Bool { properties.holdsWrittenState }

    /// Evaluates a function of a value after connecting its dynamic properties.
    mutating func evaluate<Value, Result>(
        _ value: Value,
        for reader: any ValueReader,
        in environment: EnvironmentValues,
        _ body: (Value) -> Result
    ) -> Result {
        var value = value
        return Evaluation.run(for: reader, observation, keys: &environmentKeys) {
            properties.install(in: &value, environment: environment)
            return Evaluation.evaluate(value, body)
        }
    }

    /// Evaluates something that has no dynamic properties.
    mutating func evaluate<Result>(for reader: any ValueReader, _ body: () -> Result) -> Result {
        Evaluation.run(for: reader, observation, keys: &environmentKeys, body)
    }
}
