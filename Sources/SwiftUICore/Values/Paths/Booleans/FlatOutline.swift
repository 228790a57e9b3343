import Foundation

/// An outline of straight sides, of which all lengths are finite.
///
/// Curves are approached by sides that are nowhere farther from them than a hundredth of a point, or by 16, where those are
/// more. Points that are no numbers are left out.
struct FlatOutline {
    /// A corner. Lengths are plain numbers here, as all that is worked out with them is no place on a screen.
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    /// A part. In a closed part, the first corner follows the last.
    struct Part {
        var points: [Point]
        var isClosed: Bool
    }

    let parts: [Part]

    init(_ path: Path) {
        parts = path.polylines(sides: Self.sides(of:)).compactMap { line in
            let points = line.points.compactMap { Self.point($0) }
            return points.count < 2 ? nil : Part(points: points, isClosed: line.isClosed)
        }
    }

    /// The distance between distinct lengths: a billionth of a point.
    static let grid = 1 / Double(1 << 30)

    /// Lengths that differ by no more are taken as the same.
    static let tolerance = 4 * grid

    /// Returns the nearest distinct length.
    static func snapped(_ length: Double) -> Double {
        let steps = (length / grid).rounded()
        // Zero has no sign here, so equal lengths have equal bits.
        return steps == 0 ? 0 : steps * grid
    }

    /// Lengths beyond this are taken as this, so their products are finite.
    private static let greatest = 1e100

    private static func point(_ point: CGPoint) -> Point? {
        guard !point.x.isNaN, !point.y.isNaN else { return nil }
        func inside(_ length: CGFloat) -> Double { snapped(min(max(Double(length), -greatest), greatest)) }
        return Point(x: inside(point.x), y: inside(point.y))
    }

    /// Returns the number of sides that approximate a curve, from the deviation of its points from evenly spaced ones
    /// on a line.
    private static func sides(of controls: [CGPoint]) -> Int {
        var bend = 0.0
        for index in controls.indices.dropFirst().dropLast() {
            let (before, point, after) = (controls[index - 1], controls[index], controls[index + 1])
            bend = max(bend, hypot(Double(before.x - 2 * point.x + after.x), Double(before.y - 2 * point.y + after.y)))
        }
        // A curve of n sides is at most degree · (degree - 1) / 8 · bend / n² away from them.
        let degree = Double(controls.count - 1)
        let sides = (degree * (degree - 1) / 8 * bend / 0.01).squareRoot()
        return sides.isFinite ? Int(min(max(sides.rounded(.up), 16), 512)) : 16
    }
}
