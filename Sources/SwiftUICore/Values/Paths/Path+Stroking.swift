import Foundation

extension Path {
    /// Returns the outline of the stroked path.
    ///
    /// Its parts overlap: the points that it encloses at least once are inside.
    /// - Parameter style: The width, the dashes, the ends and the corners of the line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var stroke = LineOutline(style: style)
        for line in polylines { stroke.add(line) }
        return stroke.path
    }
}

extension StrokeStyle {
    /// The greatest number of dashes and gaps in a line.
    private static let mostDashes: CGFloat = 100_000

    /// Returns a Boolean value that indicates whether a line of a certain length has dashes.
    ///
    /// It has none where a dash is infinite or negative, where all are zero, and where there would be more than can be seen.
    package func hasDashes(onLineOf length: CGFloat) -> Bool {
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return false }
        let whole = dash.reduce(0, +)
        return whole > 0 && length / whole * CGFloat(dash.count) <= Self.mostDashes
    }
}

/// The outline of lines, with one part for each side, corner and end.
private struct LineOutline {
    let style: StrokeStyle
    private(set) var path = Path()

    init(style: StrokeStyle) { self.style = style }

    private var radius: CGFloat { style.lineWidth / 2 }

    mutating func add(_ line: Path.Polyline) {
        var points = line.points
        if line.isClosed { points.append(points[0]) }
        var distinct: [CGPoint] = []
        for point in points where distinct.last != point { distinct.append(point) }
        guard distinct.count > 1 else {
            if style.lineCap == .round, let point = distinct.first { addCircle(at: point) }
            return
        }
        guard style.hasDashes(onLineOf: Path.length(of: distinct)) else {
            return addLine(distinct, isClosed: line.isClosed)
        }
        for dash in dashes(of: distinct) { addLine(dash, isClosed: false) }
    }

    // MARK: Dashes

    private func dashes(of points: [CGPoint]) -> [[CGPoint]] {
        let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let whole = lengths.reduce(0, +)
        var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: whole) : 0
        if phase < 0 { phase += whole }
        var index = 0
        while phase >= lengths[index] {
            phase -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - phase
        var (result, dash): ([[CGPoint]], [CGPoint]) = ([], index % 2 == 0 ? [points[0]] : [])
        for (first, second) in zip(points, points.dropFirst()) {
            let length = hypot(second.x - first.x, second.y - first.y)
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let part = passed / length
                let point = CGPoint(
                    x: first.x + (second.x - first.x) * part,
                    y: first.y + (second.y - first.y) * part
                )
                if index % 2 == 0 {
                    result.append(dash + [point])
                    dash = []
                } else {
                    dash = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                // A dash of no length is a point, and all of them together are not.
                if left == 0 { left = .leastNonzeroMagnitude }
            }
            left -= length - passed
            if index % 2 == 0 { dash.append(second) }
        }
        return dash.count > 1 ? result + [dash] : result
    }

    // MARK: Lines

    private mutating func addLine(_ points: [CGPoint], isClosed: Bool) {
        for (first, second) in zip(points, points.dropFirst()) where first != second { addSide(first, second) }
        for index in 1..<max(1, points.count - 1) {
            addCorner(points[index - 1], points[index], points[index + 1])
        }
        if isClosed, points.count > 2 {
            addCorner(points[points.count - 2], points[0], points[1])
        } else {
            addEnd(points[0], from: points[1])
            addEnd(points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// Half of the width, across the way from one point to another.
    private func normal(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
        let length = hypot(second.x - first.x, second.y - first.y)
        guard length > 0 else { return .zero }
        return CGPoint(x: -(second.y - first.y) / length * radius, y: (second.x - first.x) / length * radius)
    }

    /// Adds a part with the same direction as all others.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + [points[0]]).reduce(CGFloat(0)) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private mutating func addSide(_ first: CGPoint, _ second: CGPoint) {
        let across = normal(first, second)
        addPolygon([
            CGPoint(x: first.x + across.x, y: first.y + across.y),
            CGPoint(x: second.x + across.x, y: second.y + across.y),
            CGPoint(x: second.x - across.x, y: second.y - across.y),
            CGPoint(x: first.x - across.x, y: first.y - across.y),
        ])
    }

    private mutating func addCircle(at point: CGPoint) {
        path.addEllipse(
            in: CGRect(x: point.x - radius, y: point.y - radius, width: style.lineWidth, height: style.lineWidth)
        )
    }

    private mutating func addEnd(_ end: CGPoint, from inner: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(at: end)
        case .square:
            let across = normal(inner, end)
            addSide(end, CGPoint(x: end.x + across.y, y: end.y - across.x))
        }
    }

    private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        guard style.lineJoin != .round else { return addCircle(at: corner) }
        let (first, second) = (normal(before, corner), normal(corner, after))
        // The gap is on the outer side of the turn.
        let turn = first.x * second.y - first.y * second.x
        guard turn != 0 else { return }
        let side: CGFloat = turn > 0 ? -1 : 1
        let (from, to) = (
            CGPoint(x: corner.x + first.x * side, y: corner.y + first.y * side),
            CGPoint(x: corner.x + second.x * side, y: corner.y + second.y * side)
        )
        let (x, y) = (first.x + second.x, first.y + second.y)
        let square = x * x + y * y
        // The tip is as far from the corner as half of the width by the cosine of half of the angle.
        let reach = 2 * radius * radius / max(square, .leastNonzeroMagnitude)
        let length = reach * square.squareRoot()
        guard style.lineJoin == .miter, length <= style.miterLimit * radius else {
            return addPolygon([corner, from, to])
        }
        let tip = CGPoint(x: corner.x + x * reach * side, y: corner.y + y * reach * side)
        addPolygon([corner, from, tip, to])
    }
}
