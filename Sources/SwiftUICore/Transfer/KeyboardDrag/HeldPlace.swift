import Foundation

/// A place in a drop destination that keys choose for the items that they hold.
package struct HeldPlace: Equatable {
    /// The point, in the coordinates of the destination; nil for a row.
    package var point: CGPoint?
    /// The place among rows; nil for a point.
    package var row: RowPoint?
    /// The name of the place, as a screen reader says it; nil for that of the destination alone.
    package var name: String?

    /// Creates a place at a point.
    package init(at point: CGPoint, name: String? = nil) { (self.point, self.name) = (point, name) }

    /// Creates a place among rows.
    package init(at row: RowPoint, name: String?) { (self.row, self.name) = (row, name) }

    /// Returns the place in coordinates whose origin is elsewhere.
    func moved(by distance: CGSize) -> HeldPlace {
        var place = self
        place.point = point.map { CGPoint(x: $0.x + distance.width, y: $0.y + distance.height) }
        return place
    }
}

/// A step of keys from one place of a destination to another.
package enum HeldStep {
    /// To the place at which keys begin: that of the held items, or else the first.
    case initial
    case first, last, backward, forward

    /// Returns the place to which the step leads among some that follow one another.
    /// - Parameters:
    ///   - places: The places.
    ///   - current: The place at which the items are held; nil if that is not known.
    ///   - initial: The index of the place at which keys begin.
    /// - Returns: Nil if there is no such place.
    func place(among places: [HeldPlace], from current: HeldPlace?, initial: Int = 0) -> HeldPlace? {
        let index = current.flatMap { current in places.firstIndex { $0.point == current.point } }
        let next: Int
        switch self {
        case .initial: next = initial
        case .first: next = 0
        case .last: next = places.count - 1
        case .backward: next = (index ?? initial + 1) - 1
        case .forward: next = (index ?? initial - 1) + 1
        }
        return places.indices.contains(next) ? places[next] : nil
    }
}
