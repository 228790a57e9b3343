import Foundation
import KitSupport
import SwiftUICore

/// A path of lines and curves that is drawn in the current context, or with a `Path` of its ``cgPath``.
public final class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var outline: Outline
    private var path: Path {
        get { outline.path }
        set { outline.path = newValue }
    }
    /// The width of the line.
    public var lineWidth: CGFloat {
        get { outline.lineWidth }
        set { outline.lineWidth = newValue }
    }
    /// The shape of the ends of lines.
    public var lineCapStyle: CGLineCap {
        get { outline.lineCap }
        set { outline.lineCap = newValue }
    }
    /// The shape of the corners of lines.
    public var lineJoinStyle: CGLineJoin {
        get { outline.lineJoin }
        set { outline.lineJoin = newValue }
    }
    /// The miter limit, which is the maximum length of a mitered corner.
    public var miterLimit: CGFloat {
        get { outline.miterLimit }
        set { outline.miterLimit = newValue }
    }
    /// A Boolean value that indicates whether the path is filled by the even-odd rule.
    public var usesEvenOddFillRule: Bool {
        get { outline.isEvenOdd }
        set { outline.isEvenOdd = newValue }
    }

    private init(_ outline: Outline) { self.outline = outline }
    private convenience init(_ path: Path) { self.init(Outline(path)) }

    /// Creates an empty path.
    public override convenience init() { self.init(Path()) }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// Creates a path with an ellipse that fits in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// Creates a path with a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// Creates a path with a rectangle some of whose corners are rounded.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are rounded.
    ///   - cornerRadii: The radius of the corners, of which the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft),
            bottomLeading: radius(.bottomLeft),
            bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight)
        )
        self.init(Path(roundedRect: rect, cornerRadii: radii))
    }
    /// Creates a path with an arc of a circle.
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The beginning, in radians.
    ///   - endAngle: The end, in radians.
    ///   - clockwise: Whether it runs clockwise, as it is seen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle, with a line to its start.
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The beginning, in radians.
    ///   - endAngle: The end, in radians.
    ///   - clockwise: Whether it runs clockwise, as it is seen.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // The direction of CoreGraphics is that of coordinates that grow upwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise
        )
    }
    /// Closes the current subpath.
    public func close() { path.closeSubpath() }
    /// Removes all elements from the path.
    public func removeAllPoints() { path = Path() }
    /// Adds another path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Applies a transform to the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Sets the dash pattern of the line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        outline.setDash(pattern, count: count, phase: phase)
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    public var bounds: CGRect { outline.bounds }
    /// The end of the last element.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// Returns a Boolean value that indicates whether a point is inside the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    /// Returns a copy of the path.
    public func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(outline) }

    // MARK: Drawing

    /// Fills the path.
    public func fill() { outline.fill() }
    /// Strokes the path.
    public func stroke() { outline.stroke() }
    /// Clips subsequent drawing to the path.
    public func addClip() { outline.clip() }
    /// Fills the path with a blend mode.
    /// - Parameters:
    ///   - blendMode: How it is mixed.
    ///   - alpha: The opacity, from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha) { fill() } }
    /// Strokes the path with a blend mode.
    /// - Parameters:
    ///   - blendMode: How it is mixed.
    ///   - alpha: The opacity, from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { stroke() }
    }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ actions: () -> Void) {
        guard let context = CurrentContext.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        actions()
        context.restoreGState()
    }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
