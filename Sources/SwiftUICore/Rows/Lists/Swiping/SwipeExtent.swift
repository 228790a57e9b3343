import Foundation

/// How far a row is swiped aside at one of its edges, and what comes of it. Distances count from the row's place on.
struct SwipeExtent {
    /// The width of the row.
    var rowWidth: CGFloat
    /// The width of all actions at the edge; 0 before they were laid out.
    var actionsWidth: CGFloat
    /// Whether a long swipe does the first of the actions.
    var allowsFullSwipe: Bool

    /// What becomes of a row when the fingers are lifted.
    enum Outcome {
        /// It goes back to its place.
        case closed
        /// It stays beside its actions.
        case open
        /// The first of the actions is done.
        case full
    }

    /// The speed at which a short movement counts as a whole one, in points per second.
    private static let flick: CGFloat = 600
    /// The part of the row that a full swipe goes over.
    private static let fullPart: CGFloat = 0.6
    /// How far a full swipe goes at least beyond the actions.
    private static let fullBeyond: CGFloat = 60

    /// Where the row stands when the fingers have gone a distance: it follows them, and less than that where there is nothing
    /// more to show.
    func place(at distance: CGFloat) -> CGFloat {
        guard !allowsFullSwipe, actionsWidth > 0, distance > actionsWidth else { return min(distance, rowWidth) }
        return min(actionsWidth + (distance - actionsWidth) / 4, rowWidth)
    }

    /// Whether the fingers have gone far enough for the first action.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFullSwipe && rowWidth > 0
            && distance >= max(rowWidth * Self.fullPart, actionsWidth + Self.fullBeyond)
    }

    /// What becomes of the row.
    /// - Parameters:
    ///   - distance: How far the fingers have gone.
    ///   - speed: How fast they are, away from the edge.
    func outcome(at distance: CGFloat, speed: CGFloat) -> Outcome {
        if isFull(at: distance) { return .full }
        if abs(speed) >= Self.flick { return speed > 0 ? .open : .closed }
        return distance > actionsWidth / 2 ? .open : .closed
    }
}
