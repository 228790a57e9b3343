import Foundation

/// The progress of an animation that is the same for every value.
///
/// The animations of the framework multiply the way of a value by a number that follows from the time alone. To work that number out
/// takes less than to have each do so with a value of a type that it does not know, which all animated views ask for in each frame.
package struct AnimationProgress: Equatable {
    /// The completed fraction, from 0 to 1; nil if the animation has ended.
    package var part: Double?
    /// A Boolean value that indicates whether the animation has visibly ended; nil if that has not changed.
    package var isLogicallyComplete: Bool?

    init(_ part: Double?, isLogicallyComplete: Bool? = nil) {
        (self.part, self.isLogicallyComplete) = (part, isLogicallyComplete)
    }
}

extension Animation {
    /// Returns the progress of the animation at a time since its start, in seconds; nil for an animation whose progress depends on the
    /// value.
    package func progress(at time: TimeInterval) -> AnimationProgress? { timed?.progress(at: time) }
}

extension CurveAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? {
        AnimationProgress(time < length ? curve.value(at: time / length) : nil)
    }
}

extension SpringAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? {
        let isLogicallyComplete = time >= spring.duration ? true : nil
        guard time < spring.settlingDuration else {
            return AnimationProgress(nil, isLogicallyComplete: isLogicallyComplete)
        }
        return AnimationProgress(
            spring.value(target: 1, initialVelocity: initialVelocity, time: time),
            isLogicallyComplete: isLogicallyComplete
        )
    }
}

extension DelayedAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? {
        time < delay ? AnimationProgress(0) : base.progress(at: time - delay)
    }
}

extension SpeededAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? { base.progress(at: time * speed) }
}

extension CompletedAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? {
        var progress = base.progress(at: time)
        progress?.isLogicallyComplete = time >= after
        return progress
    }
}

extension RepeatedAnimation {
    func progress(at time: TimeInterval) -> AnimationProgress? {
        guard let duration = base.duration else { return nil }
        guard duration > 0, duration.isFinite else { return base.progress(at: time) }
        let turn = turn(at: time, lasting: duration)
        if turn.isOver { return AnimationProgress(nil) }
        guard var progress = base.progress(at: turn.position) else { return nil }
        progress.part = progress.part ?? 1
        if !turn.isLast { progress.isLogicallyComplete = false }
        return progress
    }
}
