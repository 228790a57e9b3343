/// A colour, gradient or pattern with which shapes are filled and text is drawn.
///
/// A style of your own stands for another, by the environment of the place:
///
/// ```swift
/// struct Ink: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.isEnabled ? Color.blue : Color.gray
///     }
/// }
/// ```
@_weakLinked
public protocol ShapeStyle: Sendable {
    /// The type of style that this one resolves to; `Never` for styles of the framework.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this one resolves to in an environment.
    /// - Parameter environment: The environment of the place.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint for the host. Implement ``resolve(in:)`` instead.
    func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called, because styles of the framework do not resolve to other styles.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has neither a resolve(in:) nor a form that hosts paint")
    }
}

@_weakLinked
extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A type-erased style.
@_weakLinked
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a type-erased style from another style.
    /// - Parameter style: The style.
    public init<Style: ShapeStyle>(_ style: Style) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { style._paint(in: environment) }
}

/// A style in the form in which hosts paint it.
@_weakLinked
public struct _ShapePaint: Equatable, Sendable {
    package enum Storage: Equatable, Sendable {
        case color(Color)
        case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
        /// A gradient around a point, with radii in points.
        case radialGradient(Gradient, center: UnitPoint, radii: GradientRange)
        /// A gradient around a point, with radii as fractions of the width and height.
        case ellipticalGradient(Gradient, center: UnitPoint, radii: GradientRange)
        /// A gradient around a point, with angles in degrees clockwise from the right.
        case angularGradient(Gradient, center: UnitPoint, angles: GradientRange)
        case meshGradient(GradientMesh)
    }

    package var storage: Storage
    /// The shadows of the content, in the order in which styles added them.
    package var shadows: [PaintShadow] = []

    package static func color(_ color: Color) -> _ShapePaint { _ShapePaint(storage: .color(color)) }

    /// The paint reduced to one colour, which is the first of a gradient.
    package var color: Color {
        switch storage {
        case .color(let color): color
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _),
            .ellipticalGradient(let gradient, _, _), .angularGradient(let gradient, _, _):
            gradient.stops.first?.color ?? .clear
        case .meshGradient(let mesh): mesh.colors.first ?? .clear
        }
    }

    func opacity(_ opacity: Double) -> _ShapePaint {
        guard opacity != 1 else { return self }
        func faint(_ gradient: Gradient) -> Gradient {
            Gradient(
                stops: gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
            )
        }
        let storage: Storage =
            switch storage {
            case .color(let color): .color(color.opacity(opacity))
            case .linearGradient(let gradient, let start, let end):
                .linearGradient(faint(gradient), start: start, end: end)
            case .radialGradient(let gradient, let center, let radii):
                .radialGradient(faint(gradient), center: center, radii: radii)
            case .ellipticalGradient(let gradient, let center, let radii):
                .ellipticalGradient(faint(gradient), center: center, radii: radii)
            case .angularGradient(let gradient, let center, let angles):
                .angularGradient(faint(gradient), center: center, angles: angles)
            case .meshGradient(let mesh): .meshGradient(mesh.opacity(opacity))
            }
        return _ShapePaint(storage: storage, shadows: shadows.map { $0.opacity(opacity) })
    }
}

package typealias Paint = _ShapePaint

/// A style with reduced opacity.
@_weakLinked
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let factor: Double

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        base._paint(in: environment).opacity(factor)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    /// - Parameter opacity: The factor for the style's own opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, factor: opacity) }
}

extension Color: ShapeStyle {
    /// Returns the colour for hosts, which know the theme's colours and follow their changes.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(self) }
}

/// A level of the foreground style, which gets fainter from level to level.
@_weakLinked
public struct HierarchicalShapeStyle: ShapeStyle {
    /// 0 for primary, 1 for secondary and so on.
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of each level.
    static let opacities = [1, 0.6, 0.35, 0.14, 0.07]

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let levels = environment.foregroundLevels
        if level > 0, level <= levels.count { return levels[level - 1] }
        // The host knows how faint secondary text may be on a ground, such as that of a selected row.
        if level == 1, environment.foreground == .color(.primary) { return .color(.secondary) }
        return environment.foreground.opacity(Self.opacities[level])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The tint, which is the accent colour unless a view sets another.
@_weakLinked
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.tintPaint ?? .color(environment.tint ?? .accentColor)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the context.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground style of the context.
@_weakLinked
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { environment.foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the context.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the context, which is the window background unless a view sets another with ``View/backgroundStyle(_:)``.
@_weakLinked
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.backgroundStyle?._paint(in: environment) ?? .color(Color(.background))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the context.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A translucent background.
///
/// Toolkits on Linux cannot blur the background of a widget, so a material here is the window's background at an
/// opacity that keeps text on it readable.
@_weakLinked
public struct Material: ShapeStyle {
    let opacity: Double

    /// The most translucent material.
    public static let ultraThin = Material(opacity: 0.55)
    /// A material that is more translucent than the regular one.
    public static let thin = Material(opacity: 0.7)
    /// The regular material.
    public static let regular = Material(opacity: 0.85)
    /// A material that is less translucent than the regular one.
    public static let thick = Material(opacity: 0.92)
    /// The least translucent material.
    public static let ultraThick = Material(opacity: 0.97)
    /// The material of bars, such as toolbars.
    public static let bar = Material(opacity: 0.92)

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(Color(.background).opacity(opacity)) }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than the regular one.
    public static var thinMaterial: Material { .thin }
    /// The regular material.
    public static var regularMaterial: Material { .regular }
    /// A material that is less translucent than the regular one.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars, such as toolbars.
    public static var bar: Material { .bar }
}
