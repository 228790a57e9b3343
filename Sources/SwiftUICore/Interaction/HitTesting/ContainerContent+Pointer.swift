import Foundation

/// The points at which the pointer hits a container. Points are in the coordinates of the container.
extension ContainerContent {
    /// Returns the point of the contents that is drawn at a point of the container; nil if there is none.
    /// - Parameter size: The size of the container.
    package func contentPoint(at point: CGPoint, in size: CGSize) -> CGPoint? {
        guard let effect = entries.first?.part as? any TransformingPart else { return point }
        var projection = effect.projection(of: size)
        return projection.invert() ? point.applying(projection) : nil
    }

    /// Returns a Boolean value that indicates whether a point is in the container itself, as opposed to the views inside: in its content
    /// shape or, without one, where it is drawn. Gestures apply where something is drawn inside, and not in the empty area of a frame.
    /// - Parameter size: The size of the container.
    package func isPlace(of point: CGPoint, in size: CGSize) -> Bool {
        if let shape = part(HitShape.self) { return shape.contains(point, in: size) }
        guard isMet(at: point, in: size), let inner = contentPoint(at: point, in: size) else { return false }
        guard content.drawnFrame(in: CGRect(origin: .zero, size: size)).contains(inner) else { return false }
        return !isForGesturesAlone || content.isDrawn(at: inner)
    }

    /// A Boolean value that indicates whether the container has gestures, and takes no drags, menus or drops.
    private var isForGesturesAlone: Bool {
        part(GestureBehaviour.self) != nil && !entries.contains { type(of: $0.part).takesEmptyRoom }
    }

    /// Returns a Boolean value that indicates whether an action at a point, at which the container or a view inside is, applies to the
    /// container.
    /// - Parameter size: The size of the container.
    package func isMet(at point: CGPoint, in size: CGSize) -> Bool {
        if let shape = part(HitShape.self) { return shape.contains(point, in: size) }
        guard let clip = part(ClipEffect.self) else { return true }
        return clip.shape.path(in: CGRect(origin: .zero, size: size)).contains(point)
    }
}
