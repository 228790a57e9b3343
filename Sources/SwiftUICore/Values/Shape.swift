import Foundation

/// A two-dimensional shape, whose outline depends on the size that it is given.
@_weakLinked
public protocol Shape: Animatable, Sendable, View {
    /// The outline in a rectangle.
    /// - Parameter rect: The place of the shape.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size of the shape in a place. By default a shape takes what it is offered.
    /// - Parameter proposal: The size that the shape is offered.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// How the shape is drawn where no style says so; it is filled by default.
    nonisolated static var role: ShapeRole { get }

    /// Whether the shape is mirrored, by the direction of the layout.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// A rectangle.
@_weakLinked
nonisolated public struct Rectangle: Shape {
    /// Creates a rectangle.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How a rounded corner joins its sides.
@_weakLinked
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A corner that bends gradually. It is drawn as a quarter of a circle.
    case continuous
}

/// A rectangle with rounded corners.
@_weakLinked
nonisolated public struct RoundedRectangle: Shape {
    /// The radii of the corners.
    public var cornerSize: CGSize
    /// How the corners join the sides; both styles are drawn as quarter circles.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle.
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners.
    ///   - style: How the corners join the sides.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rounded rectangle with elliptic corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// The largest circle in the middle of its place.
@_weakLinked
nonisolated public struct Circle: Shape {
    /// Creates a circle.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A circle is as wide as it is high.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }
}

/// An ellipse.
@_weakLinked
nonisolated public struct Ellipse: Shape {
    /// Creates an ellipse.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
@_weakLinked
nonisolated public struct Capsule: Shape {
    /// Creates a capsule.
    /// - Parameter style: How the corners join the sides.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
}

/// An outline of lines and curves.
@_weakLinked
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        /// Begins a new part at a point.
        case move(to: CGPoint)
        /// Adds a straight line to a point.
        case line(to: CGPoint)
        /// Adds a curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Adds a curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the part with a line to its beginning.
        case closeSubpath
    }

    /// The steps, in order.
    package private(set) var elements: [Element] = []

    /// Creates an empty outline.
    public init() {}

    /// Creates a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates an ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates an outline by steps.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the outline has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure for each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a new part at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    /// Draws a straight line.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }
    /// Draws a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Draws a straight line to where the part began.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Draws lines from point to point.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds another outline.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        let rx = max(0, min(cornerSize.width, rect.width / 2))
        let ry = max(0, min(cornerSize.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        // A cubic curve comes closest to a quarter circle with its control points this part of the radius away.
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

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
