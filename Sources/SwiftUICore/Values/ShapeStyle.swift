import Foundation

/// What shapes are filled and text is drawn with.
@_weakLinked
public protocol ShapeStyle: Sendable {
    /// What the host paints with.
    /// - Parameter foreground: The foreground style of the place.
    func _paint(foreground: _ShapePaint) -> _ShapePaint
}

/// A style in the form in which hosts paint it.
@_weakLinked
public struct _ShapePaint: Equatable, Sendable {
    package enum Storage: Equatable, Sendable {
        case color(Color)
        case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
    }

    package var storage: Storage

    package static func color(_ color: Color) -> _ShapePaint { _ShapePaint(storage: .color(color)) }

    /// The paint as one colour: a gradient's first.
    package var color: Color {
        switch storage {
        case .color(let color): color
        case .linearGradient(let gradient, _, _): gradient.stops.first?.color ?? .clear
        }
    }

    func opacity(_ opacity: Double) -> _ShapePaint {
        switch storage {
        case .color(let color):
            return .color(color.opacity(opacity))
        case .linearGradient(let gradient, let start, let end):
            let stops = gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
            return _ShapePaint(storage: .linearGradient(Gradient(stops: stops), start: start, end: end))
        }
    }
}

package typealias Paint = _ShapePaint

/// A style, less opaque.
@_weakLinked
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let factor: Double

    public func _paint(foreground: _ShapePaint) -> _ShapePaint { base._paint(foreground: foreground).opacity(factor) }
}

extension ShapeStyle {
    /// The same style, less opaque.
    /// - Parameter opacity: What the style's own opacity is multiplied with, from 0 to 1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, factor: opacity) }
}

extension Color: ShapeStyle {
    public func _paint(foreground: _ShapePaint) -> _ShapePaint { .color(self) }
}

/// A style of the place's foreground, fainter from level to level.
@_weakLinked
public struct HierarchicalShapeStyle: ShapeStyle {
    /// 0 for primary, 1 for secondary and so on.
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The opacity of each level.
    private static let opacities = [1, 0.6, 0.35, 0.14]

    public func _paint(foreground: _ShapePaint) -> _ShapePaint { foreground.opacity(Self.opacities[level]) }
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
}

/// The style by which the desktop marks what is selected or important.
@_weakLinked
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(foreground: _ShapePaint) -> _ShapePaint { .color(.accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of windows.
@_weakLinked
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(foreground: _ShapePaint) -> _ShapePaint { .color(Color(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of windows.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A sheet through which what is behind it shows a little.
///
/// Toolkits on Linux cannot blur what is behind a widget, so a material here is the window's background at an opacity
/// that keeps text on it readable.
@_weakLinked
public struct Material: ShapeStyle {
    let opacity: Double

    public static let ultraThin = Material(opacity: 0.55)
    public static let thin = Material(opacity: 0.7)
    public static let regular = Material(opacity: 0.85)
    public static let thick = Material(opacity: 0.92)
    public static let ultraThick = Material(opacity: 0.97)

    public func _paint(foreground: _ShapePaint) -> _ShapePaint { .color(Color(.background).opacity(opacity)) }
}

extension ShapeStyle where Self == Material {
    /// A material through which most shows.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material through which much shows.
    public static var thinMaterial: Material { .thin }
    /// A material through which some shows.
    public static var regularMaterial: Material { .regular }
    /// A material through which little shows.
    public static var thickMaterial: Material { .thick }
    /// A material through which least shows.
    public static var ultraThickMaterial: Material { .ultraThick }
}

extension ShapeStyle where Self == Color {
    public static var black: Color { .init(.sRGB, white: 0) }
    public static var white: Color { .init(.sRGB, white: 1) }
    public static var clear: Color { .init(.sRGB, white: 0, opacity: 0) }
    public static var gray: Color { Color.gray }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
}

/// Colours that flow into one another.
@_weakLinked
public struct Gradient: Equatable, Sendable {
    /// One colour and where it stands.
    public struct Stop: Equatable, Sendable {
        public var color: Color
        /// From 0, the start, to 1, the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// A gradient along a line.
@_weakLinked
public struct LinearGradient: ShapeStyle, View {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient along a line.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first colour stands, as a part of the size.
    ///   - endPoint: Where the last colour stands.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    /// Creates a gradient of colours at equal distances along a line.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public func _paint(foreground: _ShapePaint) -> _ShapePaint {
        _ShapePaint(storage: .linearGradient(gradient, start: startPoint, end: endPoint))
    }

    public var body: some View { Rectangle().fill(self) }
}
