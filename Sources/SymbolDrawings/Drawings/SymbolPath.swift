/// A point of the grid on which symbols are drawn, which is 24 units wide and high with y pointing down.
package struct SymbolPoint: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// A path of lines and curves on the symbol grid.
package struct SymbolPath: Equatable, Sendable {
    /// An element of a path.
    package enum Step: Equatable, Sendable {
        case move(SymbolPoint)
        case line(SymbolPoint)
        /// A cubic curve with two control points and its end.
        case curve(SymbolPoint, SymbolPoint, SymbolPoint)
        case close
    }

    package var steps: [Step] = []

    /// A circle.
    static func circle(_ center: SymbolPoint, radius: Double) -> SymbolPath {
        let (x, y, r, k) = (center.x, center.y, radius, radius * 0.5522847498)
        func point(_ dx: Double, _ dy: Double) -> SymbolPoint { SymbolPoint(x + dx, y + dy) }
        return SymbolPath(steps: [
            .move(point(0, -r)), .curve(point(k, -r), point(r, -k), point(r, 0)),
            .curve(point(r, k), point(k, r), point(0, r)), .curve(point(-k, r), point(-r, k), point(-r, 0)),
            .curve(point(-r, -k), point(-k, -r), point(0, -r)), .close,
        ])
    }

    /// A straight line.
    static func line(_ start: SymbolPoint, _ end: SymbolPoint) -> SymbolPath {
        SymbolPath(steps: [.move(start), .line(end)])
    }

    /// The path with every point changed.
    func mapping(_ change: (SymbolPoint) -> SymbolPoint) -> SymbolPath {
        SymbolPath(
            steps: steps.map { step in
                switch step {
                case .move(let point): .move(change(point))
                case .line(let point): .line(change(point))
                case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
                case .close: .close
                }
            }
        )
    }

    /// The least rectangle around the lines and curves; nil for a path without points.
    var bounds: SymbolBounds? {
        var bounds: SymbolBounds?
        var here = SymbolPoint(0, 0)
        func take(_ point: SymbolPoint) {
            bounds = bounds?.containing(point) ?? SymbolBounds(point)
        }
        for step in steps {
            switch step {
            case .move(let point), .line(let point):
                take(point)
                here = point
            case .curve(let first, let second, let end):
                // A handful of points of a curve is as near as the frame of a symbol needs.
                for index in 1...8 {
                    let t = Double(index) / 8
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    take(
                        SymbolPoint(
                            a * here.x + b * first.x + c * second.x + d * end.x,
                            a * here.y + b * first.y + c * second.y + d * end.y
                        )
                    )
                }
                here = end
            case .close: break
            }
        }
        return bounds
    }
}

/// A rectangle on the symbol grid.
package struct SymbolBounds: Equatable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    init(_ point: SymbolPoint) { (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y) }

    package var width: Double { maxX - minX }
    package var height: Double { maxY - minY }
    var center: SymbolPoint { SymbolPoint((minX + maxX) / 2, (minY + maxY) / 2) }

    func containing(_ point: SymbolPoint) -> SymbolBounds {
        var bounds = self
        bounds.minX = min(minX, point.x)
        bounds.minY = min(minY, point.y)
        bounds.maxX = max(maxX, point.x)
        bounds.maxY = max(maxY, point.y)
        return bounds
    }

    func union(_ other: SymbolBounds) -> SymbolBounds {
        containing(SymbolPoint(other.minX, other.minY)).containing(SymbolPoint(other.maxX, other.maxY))
    }

    func grown(by reach: Double) -> SymbolBounds {
        var bounds = self
        bounds.minX -= reach
        bounds.minY -= reach
        bounds.maxX += reach
        bounds.maxY += reach
        return bounds
    }
}

/// A change of a drawing's place: flipped left to right, scaled and moved.
struct SymbolPlacement {
    var scale = 1.0
    var center = SymbolPoint(12, 12)
    /// The point of the drawing that comes to the center.
    var origin = SymbolPoint(12, 12)
    var isFlipped = false

    func callAsFunction(_ point: SymbolPoint) -> SymbolPoint {
        let x = (point.x - origin.x) * (isFlipped ? -1 : 1)
        return SymbolPoint(center.x + x * scale, center.y + (point.y - origin.y) * scale)
    }
}
