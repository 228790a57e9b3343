import Foundation

/// The movement of fingers over a row, from the first touch to the last.
struct SwipeMotion {
    /// The direction of the fingers. The initial direction counts until they are lifted.
    enum Course {
        /// The distance is not sufficient for a decision.
        case undecided
        /// To one of the sides, which swipes the row.
        case across
        /// Up or down, or to a side where the row has nothing: it is meant for others.
        case elsewhere
    }

    private(set) var course = Course.undecided
    /// The total distance of the fingers.
    private(set) var travel = CGSize.zero
    /// In points per second, to the right.
    private var speed: CGFloat = 0
    private var lastTime: TimeInterval?

    /// The distance from which the direction is decided. GTK begins a drag at 8 points.
    private static let slop: CGFloat = 6
    /// The time after the last movement in which the fingers still count as moving.
    private static let memory: TimeInterval = 0.1

    /// Adds a movement.
    /// - Parameters:
    ///   - distance: The distance since the last movement.
    ///   - time: The time, in seconds.
    mutating func move(by distance: CGSize, at time: TimeInterval) {
        travel.width += distance.width
        travel.height += distance.height
        if let lastTime, time > lastTime {
            // The mean of the last movements: single ones are uneven.
            let newest = distance.width / CGFloat(time - lastTime)
            speed = speed == 0 ? newest : (speed + newest) / 2
        }
        lastTime = time
        guard course == .undecided, max(abs(travel.width), abs(travel.height)) >= Self.slop else { return }
        course = abs(travel.width) > abs(travel.height) ? .across : .elsewhere
    }

    /// Leaves the rest of the movement to other recognizers.
    mutating func leave() { course = .elsewhere }

    /// Returns the speed of the fingers at a time, in points per second, to the right.
    func speed(at time: TimeInterval) -> CGFloat {
        guard let lastTime, time - lastTime < Self.memory else { return 0 }
        return speed
    }
}
