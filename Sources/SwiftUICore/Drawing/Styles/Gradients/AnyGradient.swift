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
