import Foundation

extension Path {
    /// Adds an arc of a circle, with a line to its start.
    ///
    /// As on Apple's systems, `clockwise` refers to coordinates in which y grows upwards: on the screen, an arc that is
    /// not clockwise proceeds with growing angles, like the hands of a clock.
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: The angle of the start, from the right, clockwise on the screen.
    ///   - endAngle: The end.
    ///   - clockwise: The direction.
    ///   - transform: A transform of the arc.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            delta = delta > 0 ? delta.truncatingRemainder(dividingBy: turn) : max(delta, -turn)
            if delta > 0 { delta -= turn }
        } else {
            delta = delta < 0 ? delta.truncatingRemainder(dividingBy: turn) : min(delta, turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: .radians(delta),
            transform: transform
        )
    }

    /// The greatest number of turns of an arc.
    private static let mostTurns = 16.0

    /// Adds an arc of a circle, with a line to its start.
    ///
    /// An arc with an infinite or invalid radius or angle is not added. An arc of more than 16 turns has 16 turns, and
    /// then the rest of its angle.
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: The angle of the start, from the right, clockwise on the screen.
    ///   - delta: The angle of the arc.
    ///   - transform: A transform of the arc.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, delta.radians.isFinite, startAngle.radians.isFinite else { return }
        func point(_ angle: Double, _ x: CGFloat = 0, _ y: CGFloat = 0) -> CGPoint {
            CGPoint(x: center.x + radius * (cos(angle) + x), y: center.y + radius * (sin(angle) + y))
                .applying(transform)
        }
        let start = point(startAngle.radians)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        // Each part is at most a quarter of a circle, which a curve approximates sufficiently.
        let (turn, whole) = (2 * Double.pi, abs(delta.radians))
        let length =
            whole > turn * Self.mostTurns
            ? turn * Self.mostTurns + whole.truncatingRemainder(dividingBy: turn) : whole
        let count = max(1, Int((length / (.pi / 2)).rounded(.up)))
        let step = (delta.radians < 0 ? -length : length) / Double(count)
        let arm = 4 / 3 * tan(step / 4)
        for part in 0..<count {
            let (from, to) = (
                startAngle.radians + Double(part) * step, startAngle.radians + Double(part + 1) * step
            )
            addCurve(
                to: point(to),
                control1: point(from, -sin(from) * arm, cos(from) * arm),
                control2: point(to, sin(to) * arm, -cos(to) * arm)
            )
        }
    }

    /// Adds an arc that is tangent to two lines: from the current point to a corner, and from there to another point.
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The other point.
    ///   - radius: The radius of the arc.
    ///   - transform: Changes the arc.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint?.applying(transform.inverted()) ?? tangent1End
        func direction(to point: CGPoint) -> CGPoint? {
            let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y)
            let length = hypot(x, y)
            return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
        }
        let corner = tangent1End.applying(transform)
        guard radius > 0, let first = direction(to: start), let second = direction(to: tangent2End) else {
            return addLineOrMove(to: corner)
        }
        let cosine = min(max(first.x * second.x + first.y * second.y, -1), 1)
        let angle = acos(cosine)
        guard angle > 1e-6, .pi - angle > 1e-6 else { return addLineOrMove(to: corner) }
        let distance = radius / tan(angle / 2)
        let toCenter = radius / sin(angle / 2)
        let (middleX, middleY) = (first.x + second.x, first.y + second.y)
        let length = hypot(middleX, middleY)
        let center = CGPoint(
            x: tangent1End.x + middleX / length * toCenter,
            y: tangent1End.y + middleY / length * toCenter
        )
        func touching(_ direction: CGPoint) -> Double {
            let point = CGPoint(
                x: tangent1End.x + direction.x * distance,
                y: tangent1End.y + direction.y * distance
            )
            return atan2(point.y - center.y, point.x - center.x)
        }
        let from = touching(first)
        var delta = touching(second) - from
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(from),
            delta: .radians(delta),
            transform: transform
        )
    }

    private mutating func addLineOrMove(to point: CGPoint) {
        if isEmpty { move(to: point) } else { addLine(to: point) }
    }

    // MARK: Rectangles

    /// Adds a rectangle with a transform applied.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect).applying(transform))
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fits in a rectangle, with a transform applied.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds a rounded rectangle with a transform applied.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
    }

    /// Adds a rectangle with individual corner radii.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
    }

    /// Adds another path with a transform applied.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

    /// Creates a path with a rectangle that has individual corner radii.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        // Corners that have no room together become smaller together.
        let sides = [
            (cornerRadii.topLeading + cornerRadii.topTrailing, rect.width),
            (cornerRadii.bottomLeading + cornerRadii.bottomTrailing, rect.width),
            (cornerRadii.topLeading + cornerRadii.bottomLeading, rect.height),
            (cornerRadii.topTrailing + cornerRadii.bottomTrailing, rect.height),
        ]
        let factor = sides.reduce(CGFloat(1)) { $1.0 > $1.1 ? min($0, max(0, $1.1) / $1.0) : $0 }
        func corner(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ start: Double) {
            let radius = max(0, radius) * factor
            let center = CGPoint(x: x, y: y)
            addRelativeArc(center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(90))
        }
        func length(_ radius: CGFloat) -> CGFloat { max(0, radius) * factor }
        let (tl, tr) = (length(cornerRadii.topLeading), length(cornerRadii.topTrailing))
        let (bl, br) = (length(cornerRadii.bottomLeading), length(cornerRadii.bottomTrailing))
        corner(cornerRadii.topLeading, rect.minX + tl, rect.minY + tl, 180)
        corner(cornerRadii.topTrailing, rect.maxX - tr, rect.minY + tr, 270)
        corner(cornerRadii.bottomTrailing, rect.maxX - br, rect.maxY - br, 0)
        corner(cornerRadii.bottomLeading, rect.minX + bl, rect.maxY - bl, 90)
        closeSubpath()
    }
}
