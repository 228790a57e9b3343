import Foundation

/// An element of which something follows where it is.
class GeometryElement: LayoutElement {
    /// What of the place was read.
    private enum Reading: Hashable {
        case frame(CoordinateSpace)
        case bounds(CoordinateSpace)
        case anchored(ObjectIdentifier)
        case scrolling(Axis?)
    }

    /// Where the element is in the container that is laid out.
    private(set) final var frame = CGRect.zero
    /// Called when the size, or something that was read, is another.
    final var didChange: () -> Void = {}
    /// Say of what was read whether it is another by now.
    private var readings: [Reading: () -> Bool] = [:]

    /// Forgets what was read.
    final func willEvaluate() { readings = [:] }

    /// Takes another place.
    final func take(_ frame: CGRect) {
        let isResized = frame.size != self.frame.size
        self.frame = frame
        if isResized { didChange() } else { framesMayHaveChanged() }
    }

    /// Has ``didChange`` called where something that was read is another by now.
    final func framesMayHaveChanged() {
        if readings.values.contains(where: { $0() }) { didChange() }
    }

    private func read<Value: Equatable>(_ reading: Reading, _ read: @escaping (GeometryElement) -> Value) -> Value {
        let value = read(self)
        readings[reading] = { [unowned self] in read(self) != value }
        graph.observeGeometry(self)
        return value
    }

    /// The place in a coordinate space.
    final func frame(in space: CoordinateSpace) -> CGRect {
        read(.frame(space)) { element in
            let window = element.originInWindow(element.frame.origin)
            let origin = element.windowOrigin(of: space) ?? .zero
            return CGRect(origin: CGPoint(x: window.x - origin.x, y: window.y - origin.y), size: element.frame.size)
        }
    }

    /// The bounds of a space around in this element's coordinates.
    final func bounds(of space: CoordinateSpace) -> CGRect? {
        read(.bounds(space)) { element in element.windowFrame(of: space).map { element.local($0) } }
    }

    /// The rectangle of another element in this one's coordinates.
    final func frame(of anchored: PlacedElement) -> CGRect {
        read(.anchored(ObjectIdentifier(anchored))) { element in element.local(anchored.frameInWindow) }
    }

    /// Where the element is in the scrolling place around, along an axis; nil outside of one, and before there is anything
    /// to see.
    /// - Parameter axis: The axis; nil for that of the place, and for the vertical one where it has both.
    final func scrollPlace(along axis: Axis?) -> ScrollPlace? {
        read(.scrolling(axis)) { ScrollPlace(of: $0, along: axis) }
    }

    /// A rectangle of the window in this element's coordinates.
    private func local(_ rectangle: CGRect) -> CGRect {
        let origin = originInWindow(frame.origin)
        return rectangle.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension LayoutElement {
    /// Where the origin of a coordinate space is in the window: that of a view around which has the name; nil for that of
    /// the window itself.
    func windowOrigin(of space: CoordinateSpace) -> CGPoint? { windowFrame(of: space)?.origin }

    /// Where a coordinate space is in the window: that of a view around which has the name; nil for the window itself.
    func windowFrame(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space else { return nil }
        var next = parent
        while let element = next {
            if let space = element as? CoordinateSpaceElement, space.name == name { return space.frameInWindow }
            if let scroll = element as? ScrollElement, let wanted = name.base as? ScrollSpaceName,
                wanted.axes.isEmpty || !scroll.axes.isDisjoint(with: wanted.axes)
            {
                return scroll.frameInWindow
            }
            next = element.parent
        }
        return nil
    }

    /// Where a point of the container that this element is laid out in is in the window.
    func originInWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var next: LayoutElement? = self
        while let element = next {
            if let host = element.layoutHost {
                let origin = host.originInWindow()
                return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
            }
            if element !== self, let origin = element.contentOrigin {
                point.x += origin.x
                point.y += origin.y
            }
            next = element.parent
        }
        return point
    }
}
