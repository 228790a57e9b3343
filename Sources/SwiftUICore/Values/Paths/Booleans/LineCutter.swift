import Foundation

/// A value that divides lines into the parts inside and outside of a region.
///
/// Complexity: O(*n* · *m*), with *n* sides of the lines and *m* of the region; where sides are short, only those at
/// about the same height are compared. If that takes too long, sides of lines are kept or omitted as a whole.
struct LineCutter {
    typealias Point = FlatOutline.Point

    private struct Side {
        var start: Point
        var end: Point
    }

    private let eoFill: Bool
    /// The sides of the region, those at the same height together. A side may be in several.
    private var shelves: [[Side]]
    private let (top, height): (Double, Double)

    private static let mostShelves = 256
    /// The greatest number of compared pairs of sides.
    private static let mostComparisons = 20_000_000

    /// - Parameters:
    ///   - region: The outline of the region.
    ///   - eoFill: Whether to use the even-odd rule.
    init(_ region: Path, eoFill: Bool) {
        self.eoFill = eoFill
        let sides = FlatOutline(region).parts.flatMap { part in
            zip(part.points, part.points.dropFirst() + [part.points[0]])
                .compactMap { $0 == $1 ? nil : Side(start: $0, end: $1) }
        }
        let heights = sides.flatMap { [$0.start.y, $0.end.y] }
        let (least, greatest) = (heights.min() ?? 0, heights.max() ?? 0)
        (top, height) = (least, greatest - least)
        // Sides that are long on average would stand on most shelves.
        let length = sides.reduce(0) { (sum: Double, side: Side) in
            sum + abs(side.end.y - side.start.y) / Double(sides.count)
        }
        let count = length > 0 ? min(4 * height / length, Double(min(sides.count, Self.mostShelves))) : 1
        shelves = Array(repeating: [], count: max(Int(count), 1))
        for side in sides {
            for index in shelf(at: min(side.start.y, side.end.y))...shelf(at: max(side.start.y, side.end.y)) {
                shelves[index].append(side)
            }
        }
    }

    private func shelf(at y: Double) -> Int {
        guard height > 0 else { return 0 }
        return Int(((y - top) / height).fraction * Double(shelves.count - 1))
    }

    /// Returns the parts of a path's lines that are inside, or the ones outside.
    func cut(_ path: Path, keepsInside: Bool) -> Path {
        var (result, comparisons) = (Path(), 0)
        for part in FlatOutline(path).parts {
            let points = part.isClosed ? part.points + [part.points[0]] : part.points
            var (lines, isWhole): ([[Point]], Bool) = ([], true)
            var isDrawing = false
            for (start, end) in zip(points, points.dropFirst()) where start != end {
                for piece in pieces(from: start, to: end, &comparisons) {
                    guard isInside(piece.middle, &comparisons) == keepsInside else {
                        (isDrawing, isWhole) = (false, false)
                        continue
                    }
                    if isDrawing {
                        lines[lines.count - 1].append(piece.end)
                    } else {
                        lines.append([piece.start, piece.end])
                    }
                    isDrawing = true
                }
            }
            if part.isClosed, isWhole, lines.count == 1 {
                result.addLines(part.points.map(\.onScreen))
                result.closeSubpath()
                continue
            }
            // The line that ends at the start of a closed part continues with the first one.
            if part.isClosed, isDrawing, lines.count > 1, lines[0][0] == points[0] {
                lines[lines.count - 1] += lines[0].dropFirst()
                lines.removeFirst()
            }
            for line in lines { result.addLines(line.map(\.onScreen)) }
        }
        return result
    }

    private struct Piece {
        var start: Point
        var end: Point
        var middle: Point { Point(x: start.x / 2 + end.x / 2, y: start.y / 2 + end.y / 2) }
    }

    /// Returns the pieces of a side between the places where the region's outline crosses it.
    private func pieces(from start: Point, to end: Point, _ comparisons: inout Int) -> [Piece] {
        guard comparisons < Self.mostComparisons else { return [Piece(start: start, end: end)] }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var parts: [Double] = []
        for index in shelf(at: min(start.y, end.y))...shelf(at: max(start.y, end.y)) {
            comparisons += shelves[index].count
            for side in shelves[index] {
                // The signed distances of the side's ends from the line. The sign determines the side of the line.
                let length = hypot(dx, dy)
                let (before, after) = (
                    dx / length * (side.start.y - start.y) - dy / length * (side.start.x - start.x),
                    dx / length * (side.end.y - start.y) - dy / length * (side.end.x - start.x)
                )
                guard before <= 0 && after >= 0 || before >= 0 && after <= 0, before != after else { continue }
                let part = before / (before - after)
                let (x, y) = (
                    side.start.x + part * (side.end.x - side.start.x), side.start.y + part * (side.end.y - side.start.y)
                )
                parts.append(abs(dx) > abs(dy) ? (x - start.x) / dx : (y - start.y) / dy)
            }
        }
        var (pieces, from): ([Piece], Point) = ([], start)
        for part in parts.sorted() where part > 0 && part < 1 {
            let point = Point(
                x: FlatOutline.snapped(start.x + part * dx),
                y: FlatOutline.snapped(start.y + part * dy)
            )
            guard point != from, point != end else { continue }
            pieces.append(Piece(start: from, end: point))
            from = point
        }
        return pieces + [Piece(start: from, end: end)]
    }

    private func isInside(_ point: Point, _ comparisons: inout Int) -> Bool {
        guard point.y >= top, point.y <= top + height else { return false }
        var winding = 0
        let shelf = shelves[shelf(at: point.y)]
        comparisons += shelf.count
        for side in shelf {
            guard (side.start.y <= point.y) != (side.end.y <= point.y) else { continue }
            let part = (point.y - side.start.y) / (side.end.y - side.start.y)
            guard side.start.x + part * (side.end.x - side.start.x) > point.x else { continue }
            winding += side.end.y > side.start.y ? 1 : -1
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}

extension FlatOutline.Point {
    fileprivate var onScreen: CGPoint { CGPoint(x: x, y: y) }
}
