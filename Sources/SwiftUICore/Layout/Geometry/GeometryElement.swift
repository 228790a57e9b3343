import Foundation

/// An element of which something follows where it is.
class GeometryElement: LayoutElement, GeometryFollower {
    /// What of the place was read.
    enum Reading: Hashable {
        case frame(CoordinateSpace)
        case bounds(CoordinateSpace)
        case anchored(ObjectIdentifier)
        /// Something that a room above reads.
        case other(AnyHashable)
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

    final func read<Value: Equatable>(_ reading: Reading, _ read: @escaping (GeometryElement) -> Value) -> Value {
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

    /// A rectangle of the window in this element's coordinates.
    private func local(_ rectangle: CGRect) -> CGRect {
        let origin = originInWindow(frame.origin)
        return rectangle.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

/// An element with a coordinate space to which views inside refer by a name.
@MainActor
protocol CoordinateSpaceOwner: LayoutElement {
    /// Where the space of a name is in the window; nil where the element has another one.
    func frame(ofSpace name: AnyHashable) -> CGRect?
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
            if let frame = (element as? any CoordinateSpaceOwner)?.frame(ofSpace: name) { return frame }
            next = element.parent
        }
        return nil
    }
}
