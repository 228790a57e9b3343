import Foundation

/// An intermediate value, with the way to reach it.
struct Keyframe<Value: Animatable> {
    /// The way to the next value.
    enum Kind {
        /// An immediate change.
        case move
        case linear(UnitCurve)
        /// A curve with a velocity at both ends; nil for one that continues the neighbouring curves.
        case cubic(start: Value?, end: Value?)
        /// A spring with an initial velocity; nil for that of the preceding segment.
        case spring(Spring, start: Value?)
    }

    let value: Value
    let kind: Kind
    /// In seconds.
    let duration: TimeInterval

    init(_ value: Value, _ kind: Kind, duration: TimeInterval) {
        (self.value, self.kind) = (value, kind)
        self.duration = duration.isFinite ? max(duration, 0) : 0
    }
}

/// A value over time, through keyframes one after another.
struct KeyframeCurve<Value: Animatable> {
    private typealias Vector = Value.AnimatableData

    /// The way from one keyframe to the next.
    private struct Segment {
        enum Shape {
            case move
            case linear(UnitCurve)
            case cubic(start: Vector, end: Vector)
            case spring(Spring, start: Vector)
        }

        let from: Vector
        let to: Vector
        let duration: TimeInterval
        let shape: Shape

        /// Returns the position at a time.
        func position(at time: TimeInterval) -> Vector {
            let way = to - from
            guard duration > 0 else { return to }
            let part = min(max(time / duration, 0), 1)
            switch shape {
            case .move:
                return to
            case .linear(let curve):
                return from + way.scaled(by: curve.value(at: part))
            case .cubic(let start, let end):
                // Hermite's form of a cubic curve.
                let (square, cube) = (part * part, part * part * part)
                let value = from + way.scaled(by: 3 * square - 2 * cube)
                return value + start.scaled(by: (cube - 2 * square + part) * duration)
                    + end.scaled(by: (cube - square) * duration)
            case .spring(let spring, let start):
                let time = part * duration
                if time >= spring.settlingDuration { return to }
                return from + spring.value(target: way, initialVelocity: start, time: time)
            }
        }

        /// Returns the velocity at the start or at the end, in a second.
        func velocity(atEnd: Bool) -> Vector {
            guard duration > 0 else { return .zero }
            switch shape {
            case .move:
                return .zero
            case .linear(let curve):
                return (to - from).scaled(by: curve.velocity(at: atEnd ? 1 : 0) / duration)
            case .cubic(let start, let end):
                return atEnd ? end : start
            case .spring(let spring, let start):
                if atEnd, duration >= spring.settlingDuration { return .zero }
                return spring.velocity(target: to - from, initialVelocity: start, time: atEnd ? duration : 0)
            }
        }
    }

    private let initial: Value
    private let values: [Value]
    private let segments: [Segment]
    /// The duration of all keyframes, in seconds.
    let duration: TimeInterval

    /// - Parameters:
    ///   - initial: The value before the first keyframe.
    ///   - keyframes: The keyframes, in order.
    init(from initial: Value, _ keyframes: [Keyframe<Value>]) {
        self.initial = initial
        values = keyframes.map(\.value)
        duration = keyframes.reduce(0) { $0 + $1.duration }
        var segments: [Segment] = []
        var from = initial.animatedParts
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let segment = Self.segment(from: from, to: keyframe, after: segments.last, before: next)
            segments.append(segment)
            // A spring may end before it is at rest.
            from = segment.position(at: segment.duration)
        }
        self.segments = segments
    }

    private static func segment(
        from: Vector,
        to keyframe: Keyframe<Value>,
        after last: Segment?,
        before next: Keyframe<Value>?
    ) -> Segment {
        let to = keyframe.value.animatedParts
        let before = last?.velocity(atEnd: true) ?? .zero
        let shape: Segment.Shape =
            switch keyframe.kind {
            case .move: .move
            case .linear(let curve): .linear(curve)
            case .spring(let spring, let start): .spring(spring, start: start?.animatedParts ?? before)
            case .cubic(let start, let end):
                .cubic(
                    start: start?.animatedParts ?? before,
                    end: end?.animatedParts ?? velocity(from: from, at: keyframe, before: next)
                )
            }
        return Segment(from: from, to: to, duration: keyframe.duration, shape: shape)
    }

    /// Returns the speed of a cubic curve at its end: that with which the next keyframe begins, or the one of a
    /// Catmull-Rom spline, which is that from the keyframe before to the one behind.
    private static func velocity(from: Vector, at keyframe: Keyframe<Value>, before next: Keyframe<Value>?) -> Vector {
        guard let next, next.duration > 0 else { return .zero }
        let (here, there) = (keyframe.value.animatedParts, next.value.animatedParts)
        switch next.kind {
        case .move: return .zero
        case .linear(let curve): return (there - here).scaled(by: curve.velocity(at: 0) / next.duration)
        case .cubic(let start?, _), .spring(_, let start?): return start.animatedParts
        case .cubic, .spring: return (there - from).scaled(by: 1 / (keyframe.duration + next.duration))
        }
    }

    /// Returns the value at a time.
    func value(at time: TimeInterval) -> Value {
        var start = 0.0
        for (value, segment) in zip(values, segments) {
            if time < start + segment.duration { return value.replacing(segment.position(at: time - start)) }
            start += segment.duration
        }
        guard let value = values.last, let last = segments.last else { return initial }
        return value.replacing(last.position(at: last.duration))
    }
}

extension Animatable {
    /// ``animatableData``, on any thread.
    ///
    /// The property is isolated to the main actor because that of views is. Timelines contain values, and are read on
    /// any thread.
    nonisolated fileprivate var animatedParts: AnimatableData {
        let read: @MainActor (Self) -> AnimatableData = { $0.animatableData }
        return unsafeBitCast(read, to: ((Self) -> AnimatableData).self)(self)
    }

    /// Returns the value with other ``animatableData``, on any thread.
    nonisolated fileprivate func replacing(_ parts: AnimatableData) -> Self {
        let write: @MainActor (Self, AnimatableData) -> Self = { value, parts in
            var value = value
            value.animatableData = parts
            return value
        }
        return unsafeBitCast(write, to: ((Self, AnimatableData) -> Self).self)(self, parts)
    }
}
