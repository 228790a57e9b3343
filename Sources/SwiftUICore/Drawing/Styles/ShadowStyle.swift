import Foundation

/// A shadow that is part of a style and follows the outline of the content.
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 4)))
/// Text("Raised").foregroundStyle(.white.shadow(.drop(radius: 2, y: 1)))
/// ```
@_weakLinked
public struct ShadowStyle: Equatable, Sendable {
    let shadow: PaintShadow

    /// Returns a shadow behind the content.
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The downward offset, in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            shadow: PaintShadow(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
        )
    }

    /// Returns an inner shadow, as though the content were cut out of the surface.
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The downward offset, in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            shadow: PaintShadow(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
        )
    }
}

/// A shadow of painted content.
package struct PaintShadow: Equatable, Sendable {
    /// A Boolean value that indicates whether the shadow is drawn on the content rather than behind it.
    package var isInner: Bool
    package var color: Color
    /// The radius of the blur, in points.
    package var radius: CGFloat
    package var offset: CGSize

    func opacity(_ opacity: Double) -> PaintShadow {
        var shadow = self
        shadow.color = color.opacity(opacity)
        return shadow
    }

    /// Returns the shadow on the way from another to this one.
    func mixed(from start: PaintShadow, _ part: Double) -> PaintShadow {
        guard start.isInner == isInner else { return self }
        return PaintShadow(
            isInner: isInner,
            color: color.mixed(from: start.color, part),
            radius: start.radius.interpolated(towards: radius, amount: part),
            offset: CGSize(
                width: start.offset.width.interpolated(towards: offset.width, amount: part),
                height: start.offset.height.interpolated(towards: offset.height, amount: part)
            )
        )
    }
}

/// A style with a shadow.
@_weakLinked
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let style: ShadowStyle

    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        var paint = base._paint(in: environment)
        paint.shadows.append(style.shadow)
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow.
    /// - Parameter style: The shadow, in addition to the style's existing ones.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, style: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    /// - Parameter style: The shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: ForegroundStyle(), style: style)
    }
}
