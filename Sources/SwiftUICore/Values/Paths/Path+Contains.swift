import Foundation

extension Path {
    /// Returns a Boolean value that indicates whether a point is inside the path.
    ///
    /// Parts that are left open are taken as closed. Complexity: O(*n*) in the number of steps.
    /// - Parameters:
    ///   - point: The point.
    ///   - eoFill: Whether parts that the outline encloses twice are outside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        forEachSide { start, end in
            // A side counts where it crosses the line to the right of the point: upwards against downwards.
            guard (start.y <= point.y) != (end.y <= point.y) else { return }
            let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            if crossing > point.x { winding += end.y > start.y ? 1 : -1 }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// A Boolean value that indicates whether the path contains no points.
    package var holdsNothing: Bool {
        var (least, greatest) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        forEachSide { start, end in
            for point in [start, end] {
                least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
                greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
            }
        }
        return greatest.x - least.x <= 0 || greatest.y - least.y <= 0
    }

    /// The number of straight sides that approximate a curve.
    private static let sidesOfCurve = 24

    /// Calls a closure with the straight sides of the outline, by which curves are approached.
    private func forEachSide(_ body: (_ start: CGPoint, _ end: CGPoint) -> Void) {
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        func side(to point: CGPoint) {
            body(last, point)
            last = point
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            for step in 1...Self.sidesOfCurve { side(to: point(CGFloat(step) / CGFloat(Self.sidesOfCurve))) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                side(to: first)
                (first, last) = (point, point)
            case .line(let point):
                side(to: point)
            case .quadCurve(let end, let control):
                let start = last
                curve { Self.blend([start, control, end], at: $0) }
            case .curve(let end, let control1, let control2):
                let start = last
                curve { Self.blend([start, control1, control2, end], at: $0) }
            case .closeSubpath:
                side(to: first)
            }
        }
        side(to: first)
    }

    /// Returns the point of a curve, by de Casteljau's construction.
    private static func blend(_ points: [CGPoint], at part: CGFloat) -> CGPoint {
        guard points.count > 1 else { return points[0] }
        let next = zip(points, points.dropFirst()).map { first, second in
            CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
        }
        return blend(next, at: part)
    }
}
