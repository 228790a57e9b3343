import Foundation

/// An element of which something follows where it is.
class GeometryElement: LayoutElement, GeometryFollower {
    /// The properties of the place that were read.
    enum Reading: Hashable {
        case frame(CoordinateSpace)
        case bounds(CoordinateSpace)
        case anchored(ObjectIdentifier)
        /// Something that a room above reads.
        case other(AnyHashable)
    }

    /// The frame of the element in the container that is laid out.
    private(set) final var frame = CGRect.zero
    /// Called when the size, or something that was read, is another.
    final var didChange: () -> Void = {}
    /// The checks for changes of the read properties.
    private var readings: [Reading: () -> Bool] = [:]

    /// Removes the recorded readings.
    final func willEvaluate() { readings = [:] }

    /// Takes another place.
    final func take(_ frame: CGRect) {
        let isResized = frame.size != self.frame.size
        self.frame = frame
        if isResized { didChange() } else { framesMayHaveChanged() }
    }

    /// Calls ``didChange`` if a read property has changed.
    final func framesMayHaveChanged() {
        if readings.values.contains(where: { $0() }) { didChange() }
    }

    final func read<Value: Equatable>(_ reading: Reading, _ read: @escaping (GeometryElement) -> Value) -> Value {
        let value = read(self)
        readings[reading] = { [unowned self] in read(self) != value }
        graph.observeGeometry(self)
        return value
    }

    /// Returns the place in a coordinate space.
    final func frame(in space: CoordinateSpace) -> CGRect {
        read(.frame(space)) { element in
            let window = element.originInWindow(element.frame.origin)
            let origin = element.windowOrigin(of: space) ?? .zero
            return CGRect(origin: CGPoint(x: window.x - origin.x, y: window.y - origin.y), size: element.frame.size)
        }
    }

    /// Returns the bounds of a space around in this element's coordinates.
    final func bounds(of space: CoordinateSpace) -> CGRect? {
        read(.bounds(space)) { element in element.windowFrame(of: space).map { element.local($0) } }
    }

    /// Returns the rectangle of another element in this one's coordinates.
    final func frame(of anchored: PlacedElement) -> CGRect {
        read(.anchored(ObjectIdentifier(anchored))) { element in element.local(anchored.frameInWindow) }
    }

    /// Returns a rectangle of the window in this element's coordinates.
    private func local(_ rectangle: CGRect) -> CGRect {
        let origin = originInWindow(frame.origin)
        return rectangle.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

/// An element with a coordinate space to which views inside refer by a name.
@MainActor
protocol CoordinateSpaceOwner: LayoutElement {
    /// Returns the frame of a named space in the window; nil if the element has another name.
    func frame(ofSpace name: AnyHashable) -> CGRect?
}

extension LayoutElement {
    /// Returns the origin of a coordinate space in the window: that of an outer view with the name; nil for that of the
    /// window itself.
    func windowOrigin(of space: CoordinateSpace) -> CGPoint? { windowFrame(of: space)?.origin }

    /// Returns the frame of a coordinate space in the window: that of an outer view with the name; nil for the window
    /// itself.
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
