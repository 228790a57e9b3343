import Foundation

/// An effect on the appearance of a view that does not change its layout, and that may therefore depend on its position.
///
/// Effects are built up from ``EmptyVisualEffect`` by adding modifiers, just as modified views are from views.
@_weakLinked
public protocol VisualEffect: Sendable, Animatable {
    /// Returns a view with the effect applied.
    @MainActor
    func _applied(to content: any View) -> any View
}

extension VisualEffect {
    /// Returns the content unchanged, because the framework does not know the effect.
    @MainActor
    public func _applied(to content: any View) -> any View { content }
}

/// An effect that changes nothing, to which other effects are added.
@_weakLinked
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    nonisolated public init() {}
}

/// An effect after others.
@_weakLinked
nonisolated struct ModifiedVisualEffect<Base: VisualEffect, Modifier: ViewModifier & Animatable & Sendable>:
    VisualEffect
{
    var base: Base
    var modifier: Modifier

    @MainActor
    func _applied(to content: any View) -> any View {
        func modified<Inner: View>(_ inner: Inner) -> any View { inner.modifier(modifier) }
        let inner = base._applied(to: content)
        return modified(inner)
    }

    @MainActor var animatableData: AnimatablePair<Base.AnimatableData, Modifier.AnimatableData> {
        get { AnimatablePair(base.animatableData, modifier.animatableData) }
        set { (base.animatableData, modifier.animatableData) = (newValue.first, newValue.second) }
    }
}

/// An effect that draws a view at an offset.
@_weakLinked
struct DrawnOffset: GeometryEffect {
    var offset: CGSize

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension VisualEffect {
    nonisolated fileprivate func modified<Modifier: ViewModifier & Animatable & Sendable>(
        _ modifier: Modifier
    ) -> ModifiedVisualEffect<Self, Modifier> {
        ModifiedVisualEffect(base: self, modifier: modifier)
    }

    // MARK: Place and form

    /// Moves the drawing of the view.
    /// - Parameter offset: The offset, in points.
    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect { modified(DrawnOffset(offset: offset)) }

    /// Moves the drawing of the view.
    /// - Parameters:
    ///   - x: The offset to the right, in points.
    ///   - y: The downward offset, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the drawing of the view.
    /// - Parameters:
    ///   - scale: The factors for the width and the height.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        modified(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the drawing of the view.
    /// - Parameters:
    ///   - s: The factors for the width and the height.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing of the view.
    /// - Parameters:
    ///   - x: The factor for the width.
    ///   - y: The factor for the height.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the drawing of the view.
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point that stays where it is.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        modified(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Rotates the drawing of the view in three dimensions.
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The axis of the rotation.
    ///   - anchor: A point of the axis, as parts of the size.
    ///   - anchorZ: The distance of the axis in front of the screen, in points.
    ///   - perspective: The strength of the perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        modified(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        )
    }

    /// Applies a transform to the drawing of the view.
    nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        modified(FixedProjection(transform: transform))
    }

    /// Applies a transform to the drawing of the view.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    // MARK: Colours

    /// Sets the opacity of the view.
    /// - Parameter opacity: From 0, invisible, to 1.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        modified(OpacityEffect(opacity: opacity))
    }

    /// Blurs the view.
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - opaque: Whether the view is opaque and is to stay so at its edges.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        modified(BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Brightens the view.
    /// - Parameter amount: The amount to add to each component: -1 for black, 0 for no change, 1 for white.
    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        modified(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Changes the contrast of the view's colours.
    /// - Parameter amount: The factor for the distance from medium grey. A negative factor inverts it.
    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        modified(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Changes the saturation of the view's colours.
    /// - Parameter amount: 0 for grey, 1 for no change.
    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        modified(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Removes colour from the view.
    /// - Parameter amount: The amount, from 0 to 1.
    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        modified(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Rotates the hues of the view's colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        modified(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }
}
