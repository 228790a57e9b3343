import Foundation

extension ReorderContainer {
    /// A place among the views of elements.
    struct Place {
        let collection: any DynamicElements
        let offset: Int
        /// The mark of the place; nil if it is out of sight.
        let mark: Mark?

        /// The mark of a place.
        enum Mark {
            /// A line, in the coordinates of the container.
            case line(CGRect)
            /// A list, in front of a row of it.
            case row(Int, RowEditor)
        }

        /// The place by identities.
        @MainActor var named: ReorderPlace? {
            let next = offset < collection.elementCount ? collection.identity(at: offset) : nil
            return collection.actions.collectionID.map { ReorderPlace(next: next, collectionID: $0) }
        }
    }

    /// The view of an element, or the place of a collection without elements.
    private struct Item {
        let collection: any DynamicElements
        /// The index of the element; nil for a collection without elements.
        let index: Int?
        let frame: CGRect
        /// The name of the view for assistive technologies.
        let name: String?

        func distance(to point: CGPoint) -> CGFloat {
            let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
            let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
            return (x * x + y * y).squareRoot()
        }

        /// Returns whether the view stands in the same line as another.
        func isBeside(_ other: Item) -> Bool { frame.minY < other.frame.maxY && other.frame.minY < frame.maxY }
    }

    var frameInWindow: CGRect { space?.frameInWindow ?? .zero }
    /// The origin of the container in its window.
    var origin: CGPoint { frameInWindow.origin }

    private var isRightToLeft: Bool { space?.layoutDirection == .rightToLeft }

    /// Returns a rectangle that is seen in the container, reckoned from the leading edge of that.
    func fromLeading(_ rectangle: CGRect) -> CGRect {
        guard let space else { return rectangle }
        return space.seen(rectangle, in: CGRect(origin: .zero, size: space.frameInWindow.size))
    }

    /// Returns whether a place is behind another in the direction of the layout.
    private func isBehind(_ x: CGFloat, _ other: CGFloat) -> Bool { isRightToLeft ? x < other : x > other }

    /// The views of items that are no rows of a list.
    private var items: [Item] {
        let origin = origin
        return placedElements.compactMap { placed -> Item? in
            let frame = placed.frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
            if let element = placed.traits[DynamicElementTrait.self] {
                let name = placed.accessibility.combinedLabel
                return Item(collection: element.collection, index: element.index, frame: frame, name: name)
            }
            return placed.traits[EmptyCollectionTrait.self].map {
                Item(collection: $0, index: nil, frame: frame, name: nil)
            }
        }
    }

    /// Returns the place nearest to a point: in the list under it, or among the views of items.
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - canTake: Whether a collection is one into which the items may go.
    func place(at point: CGPoint, where canTake: (any DynamicElements) -> Bool) -> Place? {
        let collections = collections.filter(canTake)
        let window = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        for editor in collections.compactMap({ $0.rowOwner?.editor }) {
            if let place = editor.place(atPointOfWindow: window, where: canTake) { return place }
        }
        let items = items.filter { item in collections.contains { $0 === item.collection } }
        guard let nearest = items.min(by: { $0.distance(to: point) < $1.distance(to: point) }) else { return nil }
        guard let index = nearest.index else { return place(in: nearest.collection, at: 0, among: items) }
        let beside = neighbours(of: nearest, among: items).filter { $0.isBeside(nearest) }
        // If a neighbour is beside the view, items follow one another along lines.
        let isAfter = beside.isEmpty ? point.y > nearest.frame.midY : isBehind(point.x, nearest.frame.midX)
        let mark = line(at: nearest, isAfter: isAfter, among: items)
        return Place(collection: nearest.collection, offset: isAfter ? index + 1 : index, mark: .line(mark))
    }

    /// Returns the place in front of the element at an offset of a collection.
    func place(in collection: any DynamicElements, at offset: Int) -> Place {
        if let editor = collection.rowOwner?.editor {
            let mark = editor.row(ofElementAt: offset, in: collection).map { Place.Mark.row($0, editor) }
            return Place(collection: collection, offset: offset, mark: mark)
        }
        return place(in: collection, at: offset, among: items)
    }

    private func place(in collection: any DynamicElements, at offset: Int, among items: [Item]) -> Place {
        let own = items.filter { $0.collection === collection }
        let isAfter = offset > 0 && offset >= collection.elementCount
        let item = own.first { $0.index == nil || $0.index == (isAfter ? offset - 1 : offset) }
        let mark = item.map { Place.Mark.line(line(at: $0, isAfter: isAfter, among: own)) }
        return Place(collection: collection, offset: offset, mark: mark)
    }

    /// A place in front of or behind a view, as keys choose it.
    typealias OrderedPlace = (collection: any DynamicElements, offset: Int, held: HeldPlace)

    /// Returns the places among the views of items, in the order of the items.
    /// - Parameter canTake: Whether a collection is one into which items may go.
    func orderedPlaces(where canTake: (any DynamicElements) -> Bool) -> [OrderedPlace] {
        let items = items
        return collections.filter(canTake).flatMap { collection -> [OrderedPlace] in
            let own = items.filter { $0.collection === collection }.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
            guard let last = own.last, let end = last.index else {
                return own.map {
                    (
                        collection, 0,
                        HeldPlace(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY), name: "in the empty collection")
                    )
                }
            }
            let inFront = own.map { item -> OrderedPlace in
                let place = HeldPlace(
                    at: point(beside: item, isAfter: false, among: items),
                    name: item.name.map { "before \($0)" }
                )
                return (collection, item.index ?? 0, place)
            }
            let behind = point(beside: last, isAfter: true, among: items)
            return inFront + [(collection, end + 1, HeldPlace(at: behind, name: last.name.map { "after \($0)" }))]
        }
    }

    /// Returns a point of an item's view that means the place in front of it or behind it.
    private func point(beside item: Item, isAfter: Bool, among items: [Item]) -> CGPoint {
        let frame = item.frame
        guard neighbours(of: item, among: items).contains(where: { $0.isBeside(item) }) else {
            return CGPoint(x: frame.midX, y: frame.midY + (isAfter ? 1 : -1) * frame.height / 4)
        }
        return CGPoint(x: frame.midX + (isAfter != isRightToLeft ? 1 : -1) * frame.width / 4, y: frame.midY)
    }

    private func neighbours(of item: Item, among items: [Item]) -> [Item] {
        guard let index = item.index else { return [] }
        return items.filter { other in
            other.collection === item.collection && other.index.map { abs($0 - index) == 1 } ?? false
        }
    }

    // MARK: Lines

    private static let thickness: CGFloat = 2

    /// Returns the line beside the view of an item, in the middle between it and the one on that side.
    private func line(at item: Item, isAfter: Bool, among items: [Item]) -> CGRect {
        guard let index = item.index else { return line(at: item.frame.minY, along: item) }
        let neighbours = neighbours(of: item, among: items)
        let beside = neighbours.filter { $0.isBeside(item) }
        let other = neighbours.first { $0.index == (isAfter ? index + 1 : index - 1) }
        guard !beside.isEmpty else {
            let edge = isAfter ? item.frame.maxY : item.frame.minY
            let facing = other.map { isAfter ? $0.frame.minY : $0.frame.maxY }
            return line(at: middle(edge, facing), along: item)
        }
        // In a right-to-left layout, the place after an item is to the left of it.
        let isRight = isAfter != isRightToLeft
        let edge = isRight ? item.frame.maxX : item.frame.minX
        // The next may stand in another line.
        let facing = beside.first { $0.index == other?.index }.map { isRight ? $0.frame.minX : $0.frame.maxX }
        return CGRect(
            x: middle(edge, facing) - Self.thickness / 2,
            y: item.frame.minY,
            width: Self.thickness,
            height: item.frame.height
        )
    }

    /// Returns the middle between two edges, which may be one.
    private func middle(_ edge: CGFloat, _ facing: CGFloat?) -> CGFloat { (edge + (facing ?? edge)) / 2 }

    private func line(at y: CGFloat, along item: Item) -> CGRect {
        // A collection without elements has no width by itself.
        let width = max(item.frame.width, 40)
        return CGRect(
            x: item.frame.midX - width / 2,
            y: y - Self.thickness / 2,
            width: width,
            height: Self.thickness
        )
    }
}

extension ReorderContainer: LandingContainer {
    var isEnabled: Bool { action.isEnabled }

    func landing(named place: ReorderPlace) -> LandingPlace? {
        resolve(place).map { landing(self.place(in: $0.collection, at: $0.offset)) }
    }

    func landing(at point: CGPoint) -> LandingPlace? {
        place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) { _ in true }.map(landing)
    }

    func hideLanding() { show(nil) }

    private func landing(_ place: Place) -> LandingPlace {
        LandingPlace(container: self, named: place.named) { [weak self] in self?.show(place) }
    }
}
