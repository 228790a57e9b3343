import Foundation

/// An effect that blurs the contents of a container.
@_weakLinked
package struct BlurEffect: Equatable {
    /// The radius of the blur, in points.
    package var radius: CGFloat
    /// A Boolean value that indicates whether the edges of the container remain opaque.
    package var isOpaque: Bool
}

extension BlurEffect: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension BlurEffect: Animatable {
    package var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

extension View {
    /// Blurs this view.
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - opaque: Whether the view is opaque and is to stay so at its edges.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, isOpaque: opaque))
    }
}
