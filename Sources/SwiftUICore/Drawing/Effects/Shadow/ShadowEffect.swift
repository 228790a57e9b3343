import Foundation

/// A soft copy of what is drawn, behind it.
@_weakLinked
package struct ShadowEffect: Equatable {
    package var color: Color
    /// How soft it is, in points.
    package var radius: CGFloat
    /// How far it stands to the right and below.
    package var offset: CGSize
}

extension ShadowEffect: ContainerPart, ContainerModifier {
    package typealias Body = Never
    static var keepsNothing: Bool { true }
}

extension ShadowEffect: Animatable {
    package var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension View {
    /// Draws a soft shadow behind this view.
    /// - Parameters:
    ///   - color: Its colour.
    ///   - radius: How soft it is, in points.
    ///   - x: How far it stands to the right.
    ///   - y: How far it stands below.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
