import Foundation
import Observation
import Synchronization

/// An object that tracks the progress of a task.
///
/// Foundation has this class on Apple's systems and not on Linux. A reader or a writer of documents gets a ``Subprogress``, and
/// starts its manager with the number of its own units:
///
/// ```swift
/// func write(
///     snapshot: [Page], to destination: URL, previous: [Page]?, progress: consuming Subprogress
/// ) async throws {
///     let manager = progress.start(totalCount: snapshot.count)
///     for page in snapshot {
///         try page.write(to: destination)
///         manager.complete(count: 1)
///     }
/// }
/// ```
///
/// A manager can be used from every thread. Views that read its properties follow them.
@_weakLinked
public final class ProgressManager: Observable, Sendable {
    private struct State {
        var totalCount: Int?
        var completedCount = 0
        /// The parts that are counted by others, with how many units of this one each stands for.
        var parts: [(count: Int, progress: ProgressManager)] = []
    }

    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()
    /// The manager of which this one is a part.
    private let parent: ProgressManager?

    /// Creates a manager for a task that is not part of another task.
    /// - Parameter totalCount: The number of units of the work; nil if it is unknown.
    public convenience init(totalCount: Int?) { self.init(totalCount: totalCount, parent: nil) }

    fileprivate init(totalCount: Int?, parent: ProgressManager?) {
        state = Mutex(State(totalCount: totalCount.map { max(0, $0) }))
        self.parent = parent
    }

    // MARK: Counts

    /// The total number of units; nil if it is unknown.
    public var totalCount: Int? { read(\.totalCount) { $0.totalCount } }

    /// The number of completed units, including those of finished subtasks.
    public var completedCount: Int {
        read(\.completedCount) { state in
            state.parts.reduce(state.completedCount) { $1.progress.isFinished ? $0 + $1.count : $0 }
        }
    }

    /// The completed fraction of the task, including fractions of units. It ranges from 0 to 1, or beyond if more units than the total were
    /// completed, and is 0 while the total is unknown.
    public var fractionCompleted: Double {
        read(\.fractionCompleted) { state in
            guard let total = state.totalCount else { return 0 }
            guard total > 0 else { return 1 }
            let done = state.parts.reduce(Double(state.completedCount)) {
                $0 + Double($1.count) * min(1, $1.progress.fractionCompleted)
            }
            return done / Double(total)
        }
    }

    /// A Boolean value that indicates whether the total number of units is unknown.
    public var isIndeterminate: Bool { totalCount == nil }

    /// A Boolean value that indicates whether all units are completed.
    public var isFinished: Bool { totalCount.map { completedCount >= $0 } ?? false }

    /// Adds to the number of completed units.
    /// - Parameter count: The additional number.
    public func complete(count: Int) { change { $0.completedCount += count } }

    /// Changes the total or the number of completed units.
    /// - Parameter counts: Changes the two numbers.
    public func setCounts(_ counts: (_ completed: inout Int, _ total: inout Int?) -> Void) {
        change { counts(&$0.completedCount, &$0.totalCount) }
    }

    // MARK: Parts

    /// Assigns units to a subtask, whose own manager counts them.
    ///
    /// If that code does not start to count, they are complete when it releases the subprogress.
    /// - Parameter portionOfParentTotal: The number of units.
    public func subprogress(assigningCount portionOfParentTotal: Int) -> Subprogress {
        Subprogress(parent: self, portion: max(0, portionOfParentTotal))
    }

    fileprivate func part(_ portion: Int, totalCount: Int?) -> ProgressManager {
        let part = ProgressManager(totalCount: totalCount, parent: self)
        change { $0.parts.append((portion, part)) }
        return part
    }

    // MARK: State

    private func read<Value>(_ keyPath: KeyPath<ProgressManager, Value>, _ value: (State) -> Value) -> Value {
        registrar.access(self, keyPath: keyPath)
        return value(state.withLock { $0 })
    }

    private func change(_ change: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.totalCount) {
            registrar.withMutation(of: self, keyPath: \.completedCount) {
                registrar.withMutation(of: self, keyPath: \.fractionCompleted) { state.withLock { change(&$0) } }
            }
        }
        parent?.change { _ in }
    }
}

extension ProgressManager: Hashable, CustomStringConvertible {
    public static func == (first: ProgressManager, second: ProgressManager) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The number of completed units and the total.
    public var description: String { "\(completedCount) of \(totalCount.map(String.init) ?? "?")" }
}

/// A share of the units of a ``ProgressManager`` that a subtask counts.
@_weakLinked
public struct Subprogress: ~Copyable, Sendable {
    private let parent: ProgressManager
    private let portion: Int
    private var isStarted = false

    fileprivate init(parent: ProgressManager, portion: Int) { (self.parent, self.portion) = (parent, portion) }

    /// Starts counting.
    /// - Parameter totalCount: The number of units of the work, which is independent of the assigned units of the
    ///   whole; nil if it is unknown.
    /// - Returns: The manager that counts them.
    public consuming func start(totalCount: Int?) -> ProgressManager {
        isStarted = true
        return parent.part(portion, totalCount: totalCount)
    }

    deinit {
        if !isStarted { parent.complete(count: portion) }
    }
}
