import Foundation

/// Makes what is inside a container unclear.
@_weakLinked
package struct BlurEffect: Equatable {
    /// How far each point spreads, in points.
    package var radius: CGFloat
    /// Whether the edges of the container stay opaque.
    package var isOpaque: Bool
}

extension BlurEffect: ContainerPart, ContainerModifier {
    package typealias Body = Never
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
    ///   - radius: How far each point spreads, in points.
    ///   - opaque: Whether the view is opaque and is to stay so at its edges.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, isOpaque: opaque))
    }
}
