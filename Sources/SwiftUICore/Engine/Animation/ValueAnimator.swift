import Foundation

/// A value that approaches each new value over time.
///
/// An animation that begins while another runs is added to it, so the motion continues without a jump. Two springs
/// become one with the current speed.
@MainActor
final class ValueAnimator<Value: VectorArithmetic>: RunningAnimation {
    /// The final value.
    private(set) var target: Value
    /// The location.
    private(set) var presented: Value
    /// Called when ``presented`` has changed.
    private let didAdvance: () -> Void
    private weak var owner: ViewNode?
    private var runs: [Run] = []
    /// The time of the last frame.
    private var now: TimeInterval = 0

    /// One animation.
    private struct Run {
        var animation: Animation
        /// From where the value was to be before to where it is to be now.
        var way: Value
        /// The remaining distance.
        var rest: Value
        /// The time of the first frame.
        var start: TimeInterval?
        var context: AnimationContext<Value>
        /// The completions that wait for the animation.
        var completions: [AnimationCompletion]
    }

    /// - Parameters:
    ///   - value: The value at first.
    ///   - owner: The node that shows it: with that, the animation ends.
    ///   - didAdvance: Called when ``presented`` has changed.
    init(_ value: Value, owner: ViewNode, didAdvance: @escaping () -> Void) {
        (target, presented, self.owner, self.didAdvance) = (value, value, owner, didAdvance)
    }

    /// A Boolean value that indicates whether an animation runs. Each frame asks.
    private(set) var isRunning = false

    /// Sets another value.
    /// - Parameter transaction: The animation of the change, and its completions.
    func set(_ value: Value, _ transaction: Transaction) {
        guard value != target else { return }
        guard let animation = transaction.animation, let owner else {
            target = value
            abandon()
            return
        }
        let way = value - target
        target = value
        defer { presented = runs.reduce(target) { $0 + $1.rest.scaled(by: -1) } }
        // There may be nothing that can be interpolated.
        guard way != .zero else { return }
        for completion in transaction.completions { completion.hold() }
        if !merge(animation, way, transaction.completions) {
            let context = AnimationContext<Value>(state: AnimationState(), environment: owner.environment)
            runs.append(
                Run(animation: animation, way: way, rest: way, context: context, completions: transaction.completions)
            )
        }
        isRunning = true
        owner.graph.animations.add(self)
    }

    /// Replaces the last animation with a new one, if that one merges.
    private func merge(_ animation: Animation, _ way: Value, _ completions: [AnimationCompletion]) -> Bool {
        guard var last = runs.last, let start = last.start else { return false }
        let previous = last.animation
        last.way += way
        last.rest += way
        guard
            animation.shouldMerge(previous: previous, value: last.way, time: now - start, context: &last.context)
        else { return false }
        last.animation = animation
        last.completions += completions
        runs[runs.count - 1] = last
        return true
    }

    // MARK: Frames

    func advance(to time: TimeInterval) -> Bool {
        now = time
        let completed = advanceRuns()
        didAdvance()
        release(completed)
        return isRunning
    }

    /// Advances what runs to the time of the frame. Of usual values, nothing in it asks for a type that is not known beforehand: there
    /// would be several of these for each animated view in each frame.
    /// - Returns: What is complete now.
    @_specialize(where Value == Double)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    private func advanceRuns() -> [AnimationCompletion] { advanceEachRun() }

    /// A function of its own, since it asks for its types where it begins, before it could be told that the value is a usual one.
    @inline(never)
    private func advanceEachRun() -> [AnimationCompletion] {
        var completed: [AnimationCompletion] = []
        var presented = target
        var index = 0
        while index < runs.count {
            let start = runs[index].start ?? now
            runs[index].start = start
            let passed = max(0, now - start)
            var rest = Value.zero
            var isOver = false
            if let progress = runs[index].animation.progress(at: passed) {
                if let part = progress.part { rest = runs[index].way.scaled(by: 1 - part) } else { isOver = true }
                if let isComplete = progress.isLogicallyComplete {
                    runs[index].context.isLogicallyComplete = isComplete
                }
            } else {
                let way = runs[index].way
                let made = runs[index].animation.animate(value: way, time: passed, context: &runs[index].context)
                if let made { rest = way - made } else { isOver = true }
            }
            if !runs[index].completions.isEmpty {
                let isComplete = runs[index].context.isLogicallyComplete
                completed += runs[index].completions.filter {
                    isOver || isComplete && $0.criteria == .logicallyComplete
                }
                runs[index].completions.removeAll { isOver || isComplete && $0.criteria == .logicallyComplete }
            }
            if isOver {
                runs.remove(at: index)
            } else {
                runs[index].rest = rest
                presented = presented + rest.scaled(by: -1)
                index += 1
            }
        }
        self.presented = presented
        isRunning = !runs.isEmpty
        return completed
    }

    /// Notifies completions that their animations are complete, after the whole frame is in place.
    private func release(_ completions: [AnimationCompletion]) {
        guard !completions.isEmpty else { return }
        let release = { for completion in completions { completion.release() } }
        if let owner { owner.graph.afterUpdate(release) } else { release() }
    }

    var isAbandoned: Bool { owner?.isRemoved ?? true }

    func abandon() {
        let completions = runs.flatMap(\.completions)
        runs = []
        isRunning = false
        presented = target
        owner?.graph.animations.remove(self)
        release(completions)
    }
}
