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

    /// Returns whether the container itself is at a point, beside the views inside: in its content shape, or else where
    /// it is drawn.
    /// - Parameter size: The size of the container.
    package func isPlace(of point: CGPoint, in size: CGSize) -> Bool {
        if let shape = part(HitShape.self) { return shape.contains(point, in: size) }
        guard isMet(at: point, in: size), let inner = contentPoint(at: point, in: size) else { return false }
        return content.drawnFrame(in: CGRect(origin: .zero, size: size)).contains(inner)
    }

    /// Returns whether an action at a point is meant for the container, if the container or a view inside is there.
    /// - Parameter size: The size of the container.
    package func isMet(at point: CGPoint, in size: CGSize) -> Bool {
        if let shape = part(HitShape.self) { return shape.contains(point, in: size) }
        guard let clip = part(ClipEffect.self) else { return true }
        return clip.shape.path(in: CGRect(origin: .zero, size: size)).contains(point)
    }
}
