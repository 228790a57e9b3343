import Foundation

/// An effect that rotates, scales or moves the contents of a container.
@MainActor
package protocol TransformingPart: ContainerPart {
    /// Returns the transform for a container of a size, in its own coordinates.
    func projection(of size: CGSize) -> ProjectionTransform
}

extension RotationEffect: TransformingPart {
    package func projection(of size: CGSize) -> ProjectionTransform {
        .around(anchor, of: size, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
}

extension ScaleEffect: TransformingPart {
    package func projection(of size: CGSize) -> ProjectionTransform {
        .around(anchor, of: size, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }
}

extension ProjectionEffect: TransformingPart {
    package func projection(of size: CGSize) -> ProjectionTransform { transform(size) }
}

extension ProjectionTransform {
    /// Returns a transform in which a point of a rectangle stays.
    fileprivate static func around(
        _ anchor: UnitPoint,
        of size: CGSize,
        _ transform: CGAffineTransform
    ) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
            .concatenating(ProjectionTransform(transform))
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
    }
}
