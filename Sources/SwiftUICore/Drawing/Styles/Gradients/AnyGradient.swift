import Foundation

extension Gradient {
    /// The colour space in which a gradient interpolates.
    public struct ColorSpace: Hashable, Sendable {
        package let isPerceptual: Bool
        /// The colour space of the screen.
        public static let device = ColorSpace(isPerceptual: false)
        /// A colour space in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// Returns the gradient with interpolation in a colour space.
    /// - Parameter space: In which space colours flow; gradients flow in that of the screen.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient whose form depends on how it is used.
@_weakLinked
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Creates a gradient from another.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns the paint for a shape, in which the colours follow one another from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(storage: .linearGradient(gradient, start: .top, end: .bottom))
    }

    /// Returns the gradient with interpolation in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient: ShapeStyle {
    /// Returns the paint for a shape, in which the colours follow one another from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { AnyGradient(self)._paint(in: environment) }
}

extension Color {
    /// The standard gradient of the colour, which is slightly lighter at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18, in: .device), self]))
    }

    /// Returns a mixture of the colour with another.
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour, from 0 to 1.
    ///   - colorSpace: The space in which the colours are mixed.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = min(max(fraction, 0), 1)
        guard fraction > 0, self != rhs else { return self }
        guard fraction < 1 else { return rhs }
        return Color(colorSpace.isPerceptual ? .blended(self, rhs, fraction) : .mixed(self, rhs, fraction))
    }
}

extension RGBA {
    /// Returns the colour a part of the way to another, in Oklab (B. Ottosson, "A perceptual color space for image
    /// processing").
    func blended(with end: RGBA, _ part: Double) -> RGBA {
        let (first, last) = (Oklab(self), Oklab(end))
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        let mixedColor = Oklab(
            lightness: mixed(first.lightness, last.lightness),
            a: mixed(first.a, last.a),
            b: mixed(first.b, last.b)
        )
        return mixedColor.color(alpha: mixed(alpha, end.alpha))
    }
}

/// A colour by how light it looks, and how much of green to red and blue to yellow it has.
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    init(_ color: RGBA) {
        let (red, green, blue) = (decode(color.red), decode(color.green), decode(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func color(alpha: Double) -> RGBA {
        func cubed(_ value: Double) -> Double { value * value * value }
        let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return RGBA(
            red: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            alpha: alpha
        )
    }
}
