import Foundation

/// A shape that is filled or stroked to the widget's size.
package struct ShapeContent: WidgetContent {
    package var shape: any Shape
    package var paint: Paint
    /// The width of the line, or nil for a shape that is filled.
    package var lineWidth: CGFloat?

    package init(shape: any Shape, paint: Paint, lineWidth: CGFloat? = nil) {
        (self.shape, self.paint, self.lineWidth) = (shape, paint, lineWidth)
    }
}

extension ShapeContent {
    /// Whether the same is drawn.
    @MainActor package func isEqual(to other: ShapeContent) -> Bool {
        func isEqual<Outline: Shape>(_ shape: Outline) -> Bool {
            (other.shape as? Outline).map { areEqual(shape, $0) } ?? false
        }
        return paint == other.paint && lineWidth == other.lineWidth && isEqual(shape)
    }

    /// What is drawn on the way to this content.
    /// - Parameters:
    ///   - start: The content at the beginning.
    ///   - part: How much of the way has been made: 1 for all of it.
    @MainActor func mixed(from start: ShapeContent, _ part: Double) -> ShapeContent {
        func outline<Outline: Shape>(_ shape: Outline) -> any Shape {
            guard let start = start.shape as? Outline else { return shape }
            var shape = shape
            shape.animatableData = start.animatableData.interpolated(towards: shape.animatableData, amount: part)
            return shape
        }
        return ShapeContent(
            shape: outline(shape),
            paint: paint.mixed(from: start.paint, part),
            lineWidth: lineWidth.map { (start.lineWidth ?? $0).interpolated(towards: $0, amount: part) }
        )
    }
}

extension Paint {
    /// The paint on the way from another to this one; this one where the other is of another kind.
    func mixed(from start: Paint, _ part: Double) -> Paint {
        switch (start.storage, storage) {
        case (.color(let start), .color(let end)):
            return .color(end.mixed(from: start, part))
        case (.linearGradient(let first, let from, let to), .linearGradient(let second, let start, let end))
        where first.stops.count == second.stops.count:
            let stops = zip(first.stops, second.stops).map { first, second in
                Gradient.Stop(
                    color: second.color.mixed(from: first.color, part),
                    location: first.location.interpolated(towards: second.location, amount: part)
                )
            }
            func mixed(_ first: UnitPoint, _ second: UnitPoint) -> UnitPoint {
                UnitPoint(
                    x: first.x.interpolated(towards: second.x, amount: part),
                    y: first.y.interpolated(towards: second.y, amount: part)
                )
            }
            return Paint(
                storage: .linearGradient(
                    Gradient(stops: stops),
                    start: mixed(from, start),
                    end: mixed(to, end)
                )
            )
        default:
            return self
        }
    }
}
