import Foundation

/// A value that makes closed parts of edges of which as many begin as end at each point.
struct OutlineAssembly {
    typealias Point = FlatOutline.Point

    /// The ends of the edges that begin at a point.
    private var ends: [Point: [Point]] = [:]
    /// The beginnings, in the order in which they were added first.
    private var starts: [Point] = []

    /// Adds an edge.
    mutating func add(_ start: Point, _ end: Point) {
        if ends[start, default: []].isEmpty { starts.append(start) }
        ends[start, default: []].append(end)
    }

    /// The outline of the edges. None of its parts has a corner twice.
    var path: Path {
        var ends = ends
        var path = Path()
        for start in starts {
            for part in Self.takeParts(from: start, &ends) {
                let corners = Self.corners(of: part)
                guard corners.count > 2 else { continue }
                path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
                path.closeSubpath()
            }
        }
        return path
    }

    /// Follows edges until all that begin at the point are used. A path that returns to one of its own points completes
    /// a part there.
    private static func takeParts(from start: Point, _ ends: inout [Point: [Point]]) -> [[Point]] {
        var (parts, way, places): ([[Point]], [Point], [Point: Int]) = ([], [start], [start: 0])
        while let end = ends[way[way.count - 1]]?.popLast() {
            guard let place = places[end] else {
                places[end] = way.count
                way.append(end)
                continue
            }
            parts.append(Array(way[place...]))
            for point in way[(place + 1)...] { places[point] = nil }
            way.removeSubrange((place + 1)...)
        }
        return parts
    }

    /// Returns the points of a part at which it turns.
    private static func corners(of part: [Point]) -> [Point] {
        var corners: [Point] = []
        for point in part {
            while corners.count > 1, isBetween(corners[corners.count - 2], corners[corners.count - 1], point) {
                corners.removeLast()
            }
            corners.append(point)
        }
        while corners.count > 2, isBetween(corners[corners.count - 2], corners[corners.count - 1], corners[0]) {
            corners.removeLast()
        }
        while corners.count > 2, isBetween(corners[corners.count - 1], corners[0], corners[1]) {
            corners.removeFirst()
        }
        return corners
    }

    /// Returns whether the outline is the same without a point between two others.
    private static func isBetween(_ before: Point, _ point: Point, _ after: Point) -> Bool {
        let (x, y) = (after.x - before.x, after.y - before.y)
        let length = hypot(x, y)
        if length <= FlatOutline.tolerance { return true }
        // Divided first, so the products of great lengths are finite.
        let distance = x / length * (point.y - before.y) - y / length * (point.x - before.x)
        return abs(distance) <= FlatOutline.tolerance
    }
}
