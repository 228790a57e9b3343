import Foundation

/// The distance by which a row is swiped aside at one of its edges, and its consequences. Distances are relative to the
/// row's place.
struct SwipeExtent {
    /// The width of the row.
    var rowWidth: CGFloat
    /// The width of all actions at the edge; 0 before they were laid out.
    var actionsWidth: CGFloat
    /// A Boolean value that indicates whether a long swipe does the first of the actions.
    var allowsFullSwipe: Bool

    /// The result for a row when the fingers are lifted.
    enum Outcome {
        /// The row returns to its place.
        case closed
        /// It stays beside its actions.
        case open
        /// The first of the actions is done.
        case full
    }

    /// The speed at which a short movement counts as a whole one, in points per second.
    private static let flick: CGFloat = 600
    /// The part of the row's width at which a swipe is a full one.
    private static let fullPart: CGFloat = 0.6
    /// The least distance of a full swipe beyond the actions.
    private static let fullBeyond: CGFloat = 60

    /// Returns the place of the row for a distance of the fingers: it follows them, and more slowly if there are no
    /// further actions to show.
    func place(at distance: CGFloat) -> CGFloat {
        guard !allowsFullSwipe, actionsWidth > 0, distance > actionsWidth else { return min(distance, rowWidth) }
        return min(actionsWidth + (distance - actionsWidth) / 4, rowWidth)
    }

    /// Returns whether the distance of the fingers is sufficient for the first action.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFullSwipe && rowWidth > 0
            && distance >= max(rowWidth * Self.fullPart, actionsWidth + Self.fullBeyond)
    }

    /// Returns the result for the row.
    /// - Parameters:
    ///   - distance: The distance of the fingers.
    ///   - speed: The speed of the fingers away from the edge.
    func outcome(at distance: CGFloat, speed: CGFloat) -> Outcome {
        if isFull(at: distance) { return .full }
        if abs(speed) >= Self.flick { return speed > 0 ? .open : .closed }
        return distance > actionsWidth / 2 ? .open : .closed
    }
}
