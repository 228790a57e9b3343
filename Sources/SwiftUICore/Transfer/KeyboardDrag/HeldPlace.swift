import Foundation

/// A place in a drop destination that the user can choose with the keyboard for held items.
package struct HeldPlace: Equatable {
    /// The point in the coordinate space of the destination; nil for a row.
    package var point: CGPoint?
    /// The location among rows; nil for a point.
    package var row: RowPoint?
    /// The name of the place for screen readers; nil to use only the name of the destination.
    package var name: String?

    /// Creates a place at a point.
    package init(at point: CGPoint, name: String? = nil) { (self.point, self.name) = (point, name) }

    /// Creates a place at a location among rows.
    package init(at row: RowPoint, name: String?) { (self.row, self.name) = (row, name) }

    /// Returns the place in coordinates whose origin is elsewhere.
    func moved(by distance: CGSize) -> HeldPlace {
        var place = self
        place.point = point.map { CGPoint(x: $0.x + distance.width, y: $0.y + distance.height) }
        return place
    }
}

/// A keyboard step from one place in a destination to another.
package enum HeldStep {
    /// A step to the first place: the one that the held items come from, or else the first in order.
    case initial
    case first, last, backward, forward

    /// Returns the place to which the step leads in a sequence of places.
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
