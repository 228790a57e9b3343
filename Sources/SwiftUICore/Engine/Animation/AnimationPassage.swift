import Foundation

/// The position of an animation that is the same for every value.
///
/// The animations of the framework multiply the way of a value by a number that follows from the time alone. To work that number out
/// takes less than to have each do so with a value of a type that it does not know, which all animated views ask for in each frame.
package struct AnimationPassage: Equatable {
    /// The part of the way that has been made: 0 for none of it and 1 for all; nil where the animation has ended.
    package var part: Double?
    /// A Boolean value that indicates whether the animation is at what seems to be its end; nil where that is as before.
    package var isLogicallyComplete: Bool?

    init(_ part: Double?, isLogicallyComplete: Bool? = nil) {
        (self.part, self.isLogicallyComplete) = (part, isLogicallyComplete)
    }
}

extension Animation {
    /// Returns the position of the animation at a time since its start, in seconds; nil for an animation that depends
    /// on the value.
    package func passage(at time: TimeInterval) -> AnimationPassage? { timed?.passage(at: time) }
}

extension CurveAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? {
        AnimationPassage(time < length ? curve.value(at: time / length) : nil)
    }
}

extension SpringAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? {
        let isLogicallyComplete = time >= spring.duration ? true : nil
        guard time < spring.settlingDuration else {
            return AnimationPassage(nil, isLogicallyComplete: isLogicallyComplete)
        }
        return AnimationPassage(
            spring.value(target: 1, initialVelocity: initialVelocity, time: time),
            isLogicallyComplete: isLogicallyComplete
        )
    }
}

extension DelayedAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? {
        time < delay ? AnimationPassage(0) : base.passage(at: time - delay)
    }
}

extension SpeededAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? { base.passage(at: time * speed) }
}

extension CompletedAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? {
        var passage = base.passage(at: time)
        passage?.isLogicallyComplete = time >= after
        return passage
    }
}

extension RepeatedAnimation {
    func passage(at time: TimeInterval) -> AnimationPassage? {
        guard let duration = base.duration else { return nil }
        guard duration > 0, duration.isFinite else { return base.passage(at: time) }
        let turn = turn(at: time, lasting: duration)
        if turn.isOver { return AnimationPassage(nil) }
        guard var passage = base.passage(at: turn.position) else { return nil }
        passage.part = passage.part ?? 1
        if !turn.isLast { passage.isLogicallyComplete = false }
        return passage
    }
}
