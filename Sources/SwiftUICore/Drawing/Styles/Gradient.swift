import Foundation

/// A colour gradient.
@_weakLinked
public struct Gradient: Hashable, Sendable {
    /// A colour and its location in the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, from 0 (the start) to 1 (the end).
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours and their locations, from start to end.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// A gradient that runs along a line.
@_weakLinked
public struct LinearGradient: ShapeStyle, View {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a linear gradient.
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The point of the first colour, as a part of the size.
    ///   - endPoint: The point of the last colour.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    /// Creates a linear gradient from evenly spaced colours.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from stops.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let direction = environment.layoutDirection
        return _ShapePaint(
            storage: .linearGradient(gradient, start: startPoint.seen(in: direction), end: endPoint.seen(in: direction))
        )
    }
}
