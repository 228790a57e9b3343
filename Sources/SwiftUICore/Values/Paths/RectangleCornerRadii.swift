import Foundation

/// The radii of the four corners of a rectangle.
@_weakLinked
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates corner radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func shorter(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        return RectangleCornerRadii(
            topLeading: shorter(topLeading),
            bottomLeading: shorter(bottomLeading),
            bottomTrailing: shorter(bottomTrailing),
            topTrailing: shorter(topTrailing)
        )
    }
}

extension RectangleCornerRadii: Animatable {
    nonisolated public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The shape of a rounded corner.
@_weakLinked
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc.
    case circular
    /// A corner with continuous curvature. It is drawn as a circular arc.
    case continuous
}
