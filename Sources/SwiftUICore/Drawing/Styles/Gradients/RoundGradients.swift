import Foundation

/// The start and end of a gradient.
package struct GradientRange: Hashable, Sendable {
    package var start: CGFloat
    package var end: CGFloat
}

/// A gradient around a point whose colours depend on the distance in points.
@_weakLinked
public struct RadialGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let radii: GradientRange

    /// Creates a radial gradient.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, as a part of the size.
    ///   - startRadius: The radius of the first colour, in points.
    ///   - endRadius: The radius of the last colour, in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        radii = GradientRange(start: startRadius, end: endRadius)
    }

    /// Creates a radial gradient from evenly spaced colours.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from stops.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            storage: .radialGradient(gradient, center: center.seen(in: environment.layoutDirection), radii: radii)
        )
    }
}

/// A gradient around a point whose colours depend on the distance relative to the size.
@_weakLinked
public struct EllipticalGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let radii: GradientRange

    /// Creates a radial gradient.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, as a part of the size.
    ///   - startRadiusFraction: The radius of the first colour, as a part of the size.
    ///   - endRadiusFraction: The radius of the last colour.
    nonisolated public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center) = (gradient, center)
        radii = GradientRange(start: startRadiusFraction, end: endRadiusFraction)
    }

    /// Creates a radial gradient from evenly spaced colours.
    nonisolated public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates a radial gradient from stops.
    nonisolated public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            storage: .ellipticalGradient(gradient, center: center.seen(in: environment.layoutDirection), radii: radii)
        )
    }
}

/// A gradient around a point whose colours depend on the angle.
@_weakLinked
public struct AngularGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let angles: GradientRange

    /// Creates an angular gradient over part of a circle.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, as a part of the size.
    ///   - startAngle: The angle of the first colour, from the right, clockwise.
    ///   - endAngle: The angle of the last colour.
    nonisolated public init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) {
        (self.gradient, self.center) = (gradient, center)
        angles = GradientRange(start: CGFloat(startAngle.degrees), end: CGFloat(endAngle.degrees))
    }

    /// Creates an angular gradient from evenly spaced colours over part of a circle.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates an angular gradient from stops over part of a circle.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates an angular gradient over a full circle.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, as a part of the size.
    ///   - angle: The angle of the first colour, from the right, clockwise.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates an angular gradient from evenly spaced colours over a full circle.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates an angular gradient from stops over a full circle.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        guard environment.layoutDirection == .rightToLeft else {
            return _ShapePaint(storage: .angularGradient(gradient, center: center, angles: angles))
        }
        let turned = GradientRange(start: 180 - angles.start, end: 180 - angles.end)
        return _ShapePaint(storage: .angularGradient(gradient, center: center.mirrored, angles: turned))
    }
}
