import Foundation

/// A shape that is filled or stroked to the widget's size.
package struct ShapeContent: WidgetContent {
    package var shape: any Shape
    package var paint: Paint
    /// How the outline is drawn, or nil for a shape that is filled.
    package var stroke: StrokeStyle?

    package init(shape: any Shape, paint: Paint, stroke: StrokeStyle? = nil) {
        (self.shape, self.paint, self.stroke) = (shape, paint, stroke)
    }
}

extension ShapeContent {
    /// Whether the same is drawn.
    @MainActor package func isEqual(to other: ShapeContent) -> Bool {
        func isEqual<Outline: Shape>(_ shape: Outline) -> Bool {
            (other.shape as? Outline).map { areEqual(shape, $0) } ?? false
        }
        return paint == other.paint && stroke == other.stroke && isEqual(shape)
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
            stroke: stroke.map { end in
                guard let start = start.stroke else { return end }
                var stroke = end
                stroke.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: part)
                return stroke
            }
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
