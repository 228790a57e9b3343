import Foundation

// Styles whose colours depend on the theme or the place.

/// The colour with which the desktop marks selected elements.
@_weakLinked
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(environment.tint ?? .accentColor) }
}

/// The colour of lines between views.
@_weakLinked
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(.primary.opacity(0.15)) }
}

/// The colour of placeholder text in an empty field.
@_weakLinked
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(.primary.opacity(0.4)) }
}

/// The colour of links.
@_weakLinked
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(.accentColor) }
}

/// The faint fill colour behind controls.
@_weakLinked
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(.primary.opacity(0.1)) }
}

/// The background of windows, regardless of the context.
@_weakLinked
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(Color(.background)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour with which the desktop marks selected elements.
    public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between views.
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholder text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The faint fill colour behind controls.
    public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// A level of another style.
@_weakLinked
struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        base._paint(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
    }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}

private struct TintPaintKey: EnvironmentKey { static var defaultValue: Paint? { nil } }

extension EnvironmentValues {
    /// The paint of the tint; nil where it is a colour.
    fileprivate(set) var tintPaint: Paint? {
        // A colour that was set further inside takes the place of the paint.
        get { self[TintPaintKey.self].flatMap { $0.color == tint ? $0 : nil } }
        set { self[TintPaintKey.self] = newValue }
    }
}

/// A modifier that sets the foreground style and its levels.
@_weakLinked
struct ForegroundLevelsModifier {
    let styles: [any ShapeStyle]
}

extension ForegroundLevelsModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        let paints = styles.map { $0._paint(in: environment) }
        environment.foreground = paints[0]
        environment.foregroundLevels = Array(paints.dropFirst())
    }
}

/// A modifier that sets the colour of controls.
@_weakLinked
struct TintModifier {
    let style: (any ShapeStyle)?
}

extension TintModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        let paint = style?._paint(in: environment)
        (environment.tint, environment.tintPaint) = (paint?.color, paint)
    }
}

extension View {
    /// Sets the foreground style of text and shapes in this view, and the style of `.secondary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
    {
        modifier(ForegroundLevelsModifier(styles: [primary, secondary]))
    }

    /// Sets the foreground style of text and shapes in this view, and the styles of `.secondary` and `.tertiary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        modifier(ForegroundLevelsModifier(styles: [primary, secondary, tertiary]))
    }

    /// Sets the style of `.background` in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
