import Foundation

/// An effect that draws a blurred copy of the contents behind them.
@_weakLinked
package struct ShadowEffect: Equatable {
    package var color: Color
    /// The radius of the blur, in points.
    package var radius: CGFloat
    /// The horizontal and downward offset.
    package var offset: CGSize
}

extension ShadowEffect: ContainerEffect {
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
    ///   - radius: The radius of the blur, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The downward offset, in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
