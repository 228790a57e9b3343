import Foundation

/// A colour gradient.
@_weakLinked
public struct Gradient: Hashable, Sendable {
    /// One colour and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// From 0, the start, to 1, the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours with their places, from the start to the end.
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
    ///   - startPoint: The point of the first colour, as a part of the size.
    ///   - endPoint: The point of the last colour.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    /// Creates a gradient of colours at equal distances along a line.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of stops along a line.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let direction = environment.layoutDirection
        return _ShapePaint(
            storage: .linearGradient(gradient, start: startPoint.seen(in: direction), end: endPoint.seen(in: direction))
        )
    }

    public var body: some View { Rectangle().fill(self) }
}
