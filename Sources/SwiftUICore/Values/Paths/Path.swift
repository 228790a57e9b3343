import Foundation

/// A path of lines and curves.
@_weakLinked
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// A move to a point, which begins a new subpath.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// Adds a curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Adds a curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which closes it.
        case closeSubpath
    }

    /// The elements of the path, in order.
    package private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a path with an ellipse that fits in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Creates a path with a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Creates a path with a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path with a closure that adds elements.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure for each element of the path.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a new subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    /// Adds a straight line.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }
    /// Adds a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Closes the subpath with a straight line to its start.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds lines between consecutive points.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse that fits in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rounded rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        let rx = max(0, min(cornerSize.width, rect.width / 2))
        let ry = max(0, min(cornerSize.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        // The distance of control points, as a part of the radius, at which a cubic curve best approximates a quarter
        // circle.
        let kx = rx * 0.5522847498
        let ky = ry * 0.5522847498
        move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + ry),
            control1: CGPoint(x: rect.maxX - rx + kx, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + ry - ky)
        )
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
        addCurve(
            to: CGPoint(x: rect.maxX - rx, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - ry + ky),
            control2: CGPoint(x: rect.maxX - rx + kx, y: rect.maxY)
        )
        addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - ry),
            control1: CGPoint(x: rect.minX + rx - kx, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - ry + ky)
        )
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
        addCurve(
            to: CGPoint(x: rect.minX + rx, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + ry - ky),
            control2: CGPoint(x: rect.minX + rx - kx, y: rect.minY)
        )
        closeSubpath()
    }
}
