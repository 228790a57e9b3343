import Foundation

extension Path {
    /// The point at which the path continues; nil for an empty path.
    public var currentPoint: CGPoint? {
        var (first, last): (CGPoint?, CGPoint?)
        for element in elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): last = point
            case .closeSubpath: last = first
            }
        }
        return last
    }

    /// The smallest rectangle that contains the path; the null rectangle for an empty path.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        for line in polylines {
            for point in line.points {
                let place = CGRect(origin: point, size: .zero)
                bounds = bounds.isNull ? place : bounds.union(place)
            }
        }
        return bounds
    }

    /// Returns the path with a transform applied.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return Path { path in
            for element in elements {
                switch element {
                case .move(let point): path.move(to: point.applying(transform))
                case .line(let point): path.addLine(to: point.applying(transform))
                case .quadCurve(let point, let control):
                    path.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let control1, let control2):
                    path.addCurve(
                        to: point.applying(transform),
                        control1: control1.applying(transform),
                        control2: control2.applying(transform)
                    )
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// Returns the path moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    // MARK: Straight sides

    /// A part of an outline, of straight sides.
    struct Polyline {
        var points: [CGPoint]
        var isClosed = false
    }

    /// The number of straight sides that approximate a curve.
    private static let sidesOfCurve = 24

    /// The parts of the outline, in which straight sides stand for curves.
    var polylines: [Polyline] { polylines { _ in Self.sidesOfCurve } }

    /// Returns the parts of the outline, in which straight sides stand for curves.
    /// - Parameter sides: Returns the number of sides that approximate a curve, given its points: at least one.
    func polylines(sides: ([CGPoint]) -> Int) -> [Polyline] {
        var lines: [Polyline] = []
        var line: Polyline?
        var last = CGPoint.zero
        func begin() -> Polyline { line ?? Polyline(points: [last]) }
        func finish() {
            if let line { lines.append(line) }
            line = nil
        }
        func curve(_ controls: [CGPoint]) {
            var current = begin()
            let count = sides(controls)
            for step in 1...count {
                current.points.append(Self.point(of: controls, at: CGFloat(step) / CGFloat(count)))
            }
            line = current
            last = controls[controls.count - 1]
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                line = Polyline(points: [point])
                last = point
            case .line(let point):
                var current = begin()
                current.points.append(point)
                line = current
                last = point
            case .quadCurve(let point, let control): curve([last, control, point])
            case .curve(let point, let control1, let control2): curve([last, control1, control2, point])
            case .closeSubpath:
                guard var closed = line else { continue }
                closed.isClosed = true
                last = closed.points[0]
                line = closed
                finish()
            }
        }
        finish()
        return lines
    }

    /// Returns a point of a curve, by de Casteljau's construction.
    private static func point(of controls: [CGPoint], at part: CGFloat) -> CGPoint {
        var points = controls
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { first, second in
                CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
            }
        }
        return points[0]
    }

    // MARK: Trimming

    /// Returns part of the path.
    /// - Parameters:
    ///   - from: The start of the part, relative to the length: 0 for the beginning.
    ///   - to: The end of the part: 1 for the end.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        let lines = polylines.map { line in
            line.isClosed ? line.points + [line.points[0]] : line.points
        }
        let whole = lines.reduce(CGFloat(0)) { $0 + Self.length(of: $1) }
        guard whole > 0 else { return Path() }
        let (start, end) = (from * whole, to * whole)
        var path = Path()
        var passed: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (first, second) in zip(points, points.dropFirst()) {
                let length = hypot(second.x - first.x, second.y - first.y)
                defer { passed += length }
                guard length > 0, passed + length > start, passed < end else {
                    isDrawing = false
                    continue
                }
                func point(at distance: CGFloat) -> CGPoint {
                    let part = min(max((distance - passed) / length, 0), 1)
                    return CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
                }
                if !isDrawing { path.move(to: point(at: max(start, passed))) }
                isDrawing = true
                path.addLine(to: point(at: min(end, passed + length)))
            }
        }
        return path
    }

    /// The length of the path in points.
    package var length: CGFloat {
        polylines.reduce(0) { $0 + Self.length(of: $1.isClosed ? $1.points + [$1.points[0]] : $1.points) }
    }

    static func length(of points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(CGFloat(0)) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}
