import Foundation

/// A value that determines an outline of the points that are inside of one, the other or both of two outlines.
///
/// The plane is cut into bands at the heights at which sides begin, end and cross. Within a band no sides cross, so
/// from left to right it is known between which sides a point is inside. The outlines of the pieces are closed,
/// whatever the numbers are, so their combination is, too. The edges of adjacent pieces cancel each other out.
///
/// Complexity: O(*n*² + *b* log *b*), with *n* sides and *b* pieces of sides in bands. If that takes too long, for
/// example for thousands of lines that all cross each other, bands become higher and the outline less exact.
struct RegionCutter {
    typealias Point = FlatOutline.Point

    /// Says which points are inside of the result, given whether they are inside of the first and of the second outline.
    typealias Choice = (_ first: Bool, _ second: Bool) -> Bool

    /// A side that is not level, from its top to its bottom.
    private struct Side {
        var top: Point
        var bottom: Point
        /// 1 for a side that was drawn downwards, else -1.
        var direction: Int
        /// A Boolean value that indicates whether the side belongs to the first outline.
        var isOfFirst: Bool
        /// The crossings with other sides, from top to bottom.
        var crossings: [Point] = []

        /// Returns the position of the side at a height.
        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
        }

        /// Returns the position of the side at the top or bottom of a band, which is exactly that of the sides that it
        /// meets there.
        func edge(at y: Double) -> Double {
            var (low, high) = (0, crossings.count)
            while low < high {
                let middle = (low + high) / 2
                if crossings[middle].y < y { low = middle + 1 } else { high = middle }
            }
            return low < crossings.count && crossings[low].y == y ? crossings[low].x : FlatOutline.snapped(x(at: y))
        }
    }

    /// Two sides with inside between them in a band.
    private struct Span {
        var (leftTop, leftBottom): (Double, Double)
        var (rightTop, rightBottom): (Double, Double)

        /// A Boolean value that indicates whether it is as good as nothing.
        var isThin: Bool {
            abs(rightTop - leftTop) <= FlatOutline.tolerance && abs(rightBottom - leftBottom) <= FlatOutline.tolerance
        }

        /// Returns the gap between this span and another one further to the right.
        func gap(before other: Span) -> Span {
            Span(leftTop: rightTop, leftBottom: rightBottom, rightTop: other.leftTop, rightBottom: other.leftBottom)
        }
    }

    private var sides: [Side] = []
    private let eoFill: Bool
    private let choice: Choice
    private var outline = OutlineAssembly()

    /// The greatest numbers of compared pairs of sides and of recorded crossings.
    private static let mostComparisons = 4_000_000
    private static let mostCrossings = 200_000
    /// The greatest number of pieces of sides in bands.
    private static let mostPieces = 2_000_000

    private init(_ first: Path, _ second: Path, eoFill: Bool, choice: @escaping Choice) {
        (self.eoFill, self.choice) = (eoFill, choice)
        add(FlatOutline(first), isFirst: true)
        add(FlatOutline(second), isFirst: false)
    }

    /// Returns the outline of the points of two outlines that a closure chooses. Its parts neither cross nor overlap.
    /// - Parameters:
    ///   - first: An outline.
    ///   - second: Another.
    ///   - eoFill: Whether to use the even-odd rule for both.
    ///   - choice: Returns whether a point is inside of the result, given whether it is inside of each outline. A point
    ///     outside of both must not be inside.
    static func cut(_ first: Path, _ second: Path, eoFill: Bool, choice: @escaping Choice) -> Path {
        var cutter = RegionCutter(first, second, eoFill: eoFill, choice: choice)
        return cutter.cut()
    }

    private mutating func add(_ flat: FlatOutline, isFirst: Bool) {
        for part in flat.parts {
            for (start, end) in zip(part.points, part.points.dropFirst() + [part.points[0]]) where start.y != end.y {
                sides.append(
                    start.y < end.y
                        ? Side(top: start, bottom: end, direction: 1, isOfFirst: isFirst)
                        : Side(top: end, bottom: start, direction: -1, isOfFirst: isFirst)
                )
            }
        }
    }

    // MARK: Crossings

    private mutating func findCrossings() {
        sides.sort { $0.top.y < $1.top.y }
        var (active, comparisons, crossings): ([Int], Int, Int) = ([], 0, 0)
        for index in sides.indices {
            var position = 0
            while position < active.count {
                let other = active[position]
                if sides[other].bottom.y <= sides[index].top.y {
                    active.swapAt(position, active.count - 1)
                    active.removeLast()
                    continue
                }
                if cross(index, other) { crossings += 1 }
                comparisons += 1
                guard comparisons < Self.mostComparisons, crossings < Self.mostCrossings else { return }
                position += 1
            }
            active.append(index)
        }
    }

    /// Notes where two sides cross.
    /// - Returns: Whether they do.
    private mutating func cross(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (sides[first], sides[second])
        guard
            max(a.top.x, a.bottom.x) >= min(b.top.x, b.bottom.x), max(b.top.x, b.bottom.x) >= min(a.top.x, a.bottom.x)
        else { return false }
        let (low, high) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
        let (before, after) = (a.x(at: low) - b.x(at: low), a.x(at: high) - b.x(at: high))
        guard before < 0 && after > 0 || before > 0 && after < 0 else { return false }
        let y = FlatOutline.snapped(low + before / (before - after) * (high - low))
        guard y > low, y < high else { return false }
        let point = Point(x: FlatOutline.snapped((a.x(at: y) + b.x(at: y)) / 2), y: y)
        sides[first].crossings.append(point)
        sides[second].crossings.append(point)
        return true
    }

    // MARK: Bands

    /// Returns the heights at which bands begin and end.
    private mutating func heights() -> [Double] {
        let all = sides.flatMap { [$0.top.y, $0.bottom.y] + $0.crossings.map(\.y) }
        let heights = Self.distinct(all)
        let pieces = sides.reduce(0) { count, side in
            count + Self.index(of: side.bottom.y, in: heights) - Self.index(of: side.top.y, in: heights)
        }
        guard pieces > Self.mostPieces else { return heights }
        let step = pieces / Self.mostPieces + 1
        let kept = stride(from: 0, to: heights.count, by: step).map { heights[$0] }
        for index in sides.indices {
            sides[index].top.y = kept[Self.index(of: sides[index].top.y, in: kept)]
            sides[index].bottom.y = kept[Self.index(of: sides[index].bottom.y, in: kept)]
            sides[index].crossings = []
        }
        sides.removeAll { $0.top.y == $0.bottom.y }
        return kept
    }

    private static func distinct(_ lengths: [Double]) -> [Double] {
        var distinct: [Double] = []
        for length in lengths.sorted() where distinct.last != length { distinct.append(length) }
        return distinct
    }

    /// Returns the index of the last of some sorted lengths that is not greater than another.
    private static func index(of length: Double, in lengths: [Double]) -> Int {
        var (low, high) = (0, lengths.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lengths[middle] <= length { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private mutating func cut() -> Path {
        findCrossings()
        for index in sides.indices { sides[index].crossings.sort { $0.y < $1.y } }
        let heights = heights()
        sides.sort { $0.top.y < $1.top.y }
        var (next, active, above): (Int, [Int], [Span]) = (0, [], [])
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            active.removeAll { sides[$0].bottom.y <= top }
            while next < sides.count, sides[next].top.y <= top {
                active.append(next)
                next += 1
            }
            let spans = spans(of: &active, from: top, to: bottom)
            for span in spans {
                outline.add(Point(x: span.leftBottom, y: bottom), Point(x: span.leftTop, y: top))
                outline.add(Point(x: span.rightTop, y: top), Point(x: span.rightBottom, y: bottom))
            }
            addLevelEdges(between: above, and: spans, at: top)
            above = spans
        }
        if let last = heights.last { addLevelEdges(between: above, and: [], at: last) }
        return outline.path
    }

    /// Returns the spans inside of the result in a band, from left to right.
    private func spans(of active: inout [Int], from top: Double, to bottom: Double) -> [Span] {
        var edges = active.map { (side: $0, top: sides[$0].edge(at: top), bottom: sides[$0].edge(at: bottom)) }
        edges.sort { ($0.top + $0.bottom, $0.top) < ($1.top + $1.bottom, $1.top) }
        active = edges.map(\.side)
        var spans: [Span] = []
        var (first, second, wasInside) = (0, 0, false)
        var left = (top: 0.0, bottom: 0.0)
        for edge in edges {
            let side = sides[edge.side]
            if side.isOfFirst { first += side.direction } else { second += side.direction }
            let isInside = eoFill ? choice(first % 2 != 0, second % 2 != 0) : choice(first != 0, second != 0)
            guard isInside != wasInside else { continue }
            wasInside = isInside
            if isInside {
                left = (edge.top, edge.bottom)
                continue
            }
            let span = Span(leftTop: left.top, leftBottom: left.bottom, rightTop: edge.top, rightBottom: edge.bottom)
            if let last = spans.last, last.gap(before: span).isThin {
                (spans[spans.count - 1].rightTop, spans[spans.count - 1].rightBottom) = (edge.top, edge.bottom)
            } else if !span.isThin {
                spans.append(span)
            }
        }
        return spans
    }

    /// Adds the level edges between two bands: where there is something on one side and nothing on the other.
    private mutating func addLevelEdges(between above: [Span], and below: [Span], at y: Double) {
        var steps: [(x: Double, change: Int)] = []
        for span in above { steps += [(span.leftBottom, -1), (span.rightBottom, 1)] }
        for span in below { steps += [(span.leftTop, 1), (span.rightTop, -1)] }
        steps.sort { $0.x < $1.x }
        var count = 0
        for (step, next) in zip(steps, steps.dropFirst()) {
            count += step.change
            guard step.x != next.x, count != 0 else { continue }
            let (left, right) = (Point(x: step.x, y: y), Point(x: next.x, y: y))
            for _ in 0..<abs(count) { if count > 0 { outline.add(left, right) } else { outline.add(right, left) } }
        }
    }
}
