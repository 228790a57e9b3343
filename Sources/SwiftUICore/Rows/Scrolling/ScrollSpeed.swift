import Foundation

/// A value that measures how fast the user scrolls.
struct ScrollSpeed {
    /// The distance of the last step in a second, in points.
    private(set) var velocity = CGVector()
    private var time: TimeInterval?

    /// The time that is counted for a first step, in seconds: that of a frame.
    private static let frame: TimeInterval = 1.0 / 60
    /// The least time that is counted for a step, as two can come at once.
    private static let shortest: TimeInterval = 0.001

    /// Takes over a step.
    /// - Parameters:
    ///   - before: The position before.
    ///   - position: The position after it.
    ///   - now: The time, in seconds from some moment.
    mutating func add(from before: CGPoint, to position: CGPoint, at now: TimeInterval) {
        let duration = max(time.map { now - $0 } ?? Self.frame, Self.shortest)
        time = now
        velocity = CGVector(dx: (position.x - before.x) / duration, dy: (position.y - before.y) / duration)
    }
}
