import Foundation

/// An immutable path of lines and curves, as in Core Graphics.
///
/// Create a ``Path`` from it with ``SwiftUICore/Path/init(_:)-(CGPath)``, and convert back with ``SwiftUICore/Path/cgPath``.
@_weakLinked
public class CGPath: Hashable, @unchecked Sendable {
    // A path that can change is not shared between threads while it does, as on Apple's systems.
    fileprivate var path: Path

    fileprivate init(_ path: Path) { self.path = path }

    /// Creates a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: Changes it; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// Creates a path with an ellipse that fits in a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: Changes it; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Creates a path with a rounded rectangle.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The length of a corner along the horizontal sides.
    ///   - cornerHeight: The length of a corner along the vertical sides.
    ///   - transform: Changes it; nil for none.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner).applying(transform))
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points of the path, including control points.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .quadCurve(let end, let control): points += [end, control]
            case .curve(let end, let first, let second): points += [end, first, second]
            case .closeSubpath: break
            }
        }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

    /// Returns a Boolean value that indicates whether a point is inside the path.
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that determines the inside.
    ///   - transform: Changes the outline.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a copy of the path with a transform applied.
    /// - Parameter transform: The change; nil for none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns the outline of the stroked path.
    /// - Parameters:
    ///   - lineWidth: The width of the line.
    ///   - lineCap: The shape of its ends.
    ///   - lineJoin: The shape of its corners.
    ///   - miterLimit: The greatest length of a mitered corner.
    ///   - transform: Changes the outline before.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path.isEmpty)
        hasher.combine(currentPoint.x)
        hasher.combine(currentPoint.y)
    }
}

/// The rules that determine the inside of a path.
@_weakLinked
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it.
    case winding
    /// A point is inside if the path encloses it an odd number of times.
    case evenOdd
}

/// A mutable path of lines and curves, as in Core Graphics.
@_weakLinked
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    fileprivate override init(_ path: Path) { super.init(path) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds lines between consecutive points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Closes the subpath with a straight line to its start.
    public func closeSubpath() { path.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(rect).applying(transform))
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fits in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds a rounded rectangle.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path.addPath(Path(roundedRect: rect, cornerSize: corner).applying(transform))
    }

    /// Adds an arc of a circle, with a line to its start.
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: The angle of the start, in radians.
    ///   - endAngle: The angle of the end, in radians.
    ///   - clockwise: The direction, where y grows upwards; see ``SwiftUICore/Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    ///   - transform: Changes the arc.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: clockwise,
            transform: transform
        )
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path.applying(transform))
    }
}

extension Path {
    /// Creates a path from a Core Graphics path.
    /// - Parameter path: The outline, which may change afterwards: this one does not follow it.
    public init(_ path: CGPath) { self = path.path }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
