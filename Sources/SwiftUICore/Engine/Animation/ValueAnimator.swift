import Foundation

/// A value that approaches each new value over time.
///
/// An animation that begins while another runs is added to it, so that the motion goes on without a jump, and two springs
/// become one with the speed that there was.
@MainActor
final class ValueAnimator<Value: VectorArithmetic>: RunningAnimation {
    /// Where the value is to be in the end.
    private(set) var target: Value
    /// Where it is.
    private(set) var presented: Value
    /// Called when ``presented`` is another.
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
        /// What is left of the way.
        var rest: Value
        /// The time of the first frame.
        var start: TimeInterval?
        var context: AnimationContext<Value>
        /// What waits for the animation.
        var completions: [AnimationCompletion]
    }

    /// - Parameters:
    ///   - value: The value at first.
    ///   - owner: The node that shows it: with that, the animation ends.
    ///   - didAdvance: Called when ``presented`` is another.
    init(_ value: Value, owner: ViewNode, didAdvance: @escaping () -> Void) {
        (target, presented, self.owner, self.didAdvance) = (value, value, owner, didAdvance)
    }

    var isRunning: Bool { !runs.isEmpty }

    /// Takes another value.
    /// - Parameter transaction: How it is shown over time, and what waits for that.
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
        owner.graph.animations.add(self)
    }

    /// Has an animation take the place of the one that began last, where it wants to.
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
        var completed: [AnimationCompletion] = []
        for index in runs.indices {
            let start = runs[index].start ?? time
            runs[index].start = start
            let passed = runs[index].animation.animate(
                value: runs[index].way,
                time: max(0, time - start),
                context: &runs[index].context
            )
            runs[index].rest = passed.map { runs[index].way - $0 } ?? .zero
            let isOver = passed == nil
            let isComplete = runs[index].context.isLogicallyComplete
            completed += runs[index].completions.filter { isOver || isComplete && $0.criteria == .logicallyComplete }
            runs[index].completions.removeAll { isOver || isComplete && $0.criteria == .logicallyComplete }
            if isOver { runs[index].start = nil }
        }
        runs.removeAll { $0.start == nil }
        presented = runs.reduce(target) { $0 + $1.rest.scaled(by: -1) }
        didAdvance()
        release(completed)
        return isRunning
    }

    /// Tells what waits for animations that they are complete, once all of the frame is in place.
    private func release(_ completions: [AnimationCompletion]) {
        guard !completions.isEmpty else { return }
        let release = { for completion in completions { completion.release() } }
        if let owner { owner.graph.afterUpdate(release) } else { release() }
    }

    var isAbandoned: Bool { owner?.isRemoved ?? true }

    func abandon() {
        let completions = runs.flatMap(\.completions)
        runs = []
        presented = target
        owner?.graph.animations.remove(self)
        release(completions)
    }
}
