import Foundation

extension ReorderContainer {
    /// Returns the place among the views of items to which a step of keys leads from that of a drag.
    func place(of hover: DropHover, _ step: HeldStep) -> HeldPlace? {
        guard let elements = hover.drag?.movedElements else { return nil }
        let places = orderedPlaces(where: elements.canMove(to:)).filter {
            !elements.stay(at: $0.offset, in: $0.collection)
        }
        let held = places.firstIndex { place in
            elements.offsets(in: place.collection).first == place.offset
        }
        return step.place(among: places.map(\.held), from: hover.place, initial: held ?? 0)
    }

    func placesInWindow() -> [HeldPlace] {
        let origin = origin
        return orderedPlaces { _ in true }.map { $0.held.moved(by: CGSize(width: origin.x, height: origin.y)) }
    }
}
