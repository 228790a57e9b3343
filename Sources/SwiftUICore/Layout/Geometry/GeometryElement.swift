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
    /// Called when the size or another value that was read has changed.
    final var didChange: () -> Void = {}
    /// The node that evaluates what the element is for, and follows by ``didChange``.
    final weak var owner: (any ValueReader)?
    /// The checks for changes of the properties that the owner has read.
    private var readings: [Reading: () -> Bool] = [:]
    /// The other evaluations that have read a property: bodies and closures of views inside, which were given the geometry.
    private var otherReaders: StateReaders?

    /// Removes the recorded readings of the owner.
    final func willEvaluate() { readings = [:] }

    /// Takes another place.
    final func take(_ frame: CGRect) {
        let isResized = frame.size != self.frame.size
        self.frame = frame
        if isResized { didChange() } else { framesMayHaveChanged() }
    }

    /// Calls ``didChange`` if a property that the owner has read has changed, and has others evaluated again that have read one.
    final func framesMayHaveChanged() {
        if readings.values.contains(where: { $0() }) { didChange() }
        otherReaders?.valueDidChange()
    }

    final func read<Value: Equatable>(_ reading: Reading, _ read: @escaping (GeometryElement) -> Value) -> Value {
        let value = read(self)
        let isStale = { [unowned self] in read(self) != value }
        let isOfOther = Evaluation.note { evaluation in
            guard let owner, evaluation.reader !== owner else { return false }
            let readers = otherReaders ?? StateReaders()
            readers.add(evaluation, isStale: isStale)
            otherReaders = readers
            return true
        }
        if isOfOther != true { readings[reading] = isStale }
        graph.followers.insert(self)
        return value
    }

    /// Returns the frame of the view in a coordinate space.
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
