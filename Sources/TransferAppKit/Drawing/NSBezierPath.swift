import Foundation
import KitSupport
import SwiftUICore

/// A path of lines and curves that is drawn in the current context.
public final class NSBezierPath: NSObject, NSCopying, @unchecked Sendable {
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
    public var lineCapStyle: LineCapStyle {
        get { LineCapStyle(rawValue: UInt(outline.lineCap.rawValue)) ?? .butt }
        set { outline.lineCap = CGLineCap(rawValue: Int32(newValue.rawValue)) ?? .butt }
    }
    /// The shape of the corners of lines.
    public var lineJoinStyle: LineJoinStyle {
        get { LineJoinStyle(rawValue: UInt(outline.lineJoin.rawValue)) ?? .miter }
        set { outline.lineJoin = CGLineJoin(rawValue: Int32(newValue.rawValue)) ?? .miter }
    }
    /// The miter limit, which is the maximum length of a mitered corner.
    public var miterLimit: CGFloat {
        get { outline.miterLimit }
        set { outline.miterLimit = newValue }
    }

    /// The rule that says which parts of the path are inside.
    public var windingRule: WindingRule {
        get { outline.isEvenOdd ? .evenOdd : .nonZero }
        set { outline.isEvenOdd = newValue == .evenOdd }
    }

    /// The rules that say which parts of a path are inside.
    public enum WindingRule: UInt, Sendable {
        /// Inside is what the path goes around more often in one direction than in the other.
        case nonZero
        /// Inside is what the path goes around an odd number of times.
        case evenOdd
    }

    /// The shape of the ends of lines.
    public enum LineCapStyle: UInt, Sendable {
        /// A square end at the last point.
        case butt
        /// A semicircle around the last point.
        case round
        /// A square end beyond the last point.
        case square
    }

    /// The shape of the corners of lines.
    public enum LineJoinStyle: UInt, Sendable {
        /// A pointed corner.
        case miter
        /// A rounded corner.
        case round
        /// A beveled corner.
        case bevel
    }

    private init(_ outline: Outline) { self.outline = outline }
    private convenience init(_ path: Path) { self.init(Outline(path)) }

    /// Creates an empty path.
    public override convenience init() { self.init(Path()) }
    /// Creates a rectangle.
    public convenience init(rect: NSRect) { self.init(Path(rect)) }
    /// Creates a path with an ellipse that fits in a rectangle.
    public convenience init(ovalIn rect: NSRect) { self.init(Path(ellipseIn: rect)) }
    /// Creates a path with a rounded rectangle.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
    }
    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Begins a subpath at a point.
    public func move(to point: NSPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func line(to point: NSPoint) { path.addLine(to: point) }
    /// Adds a curve.
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Closes the current subpath.
    public func close() { path.closeSubpath() }
    /// Removes all elements from the path.
    public func removeAllPoints() { path = Path() }
    /// Adds a rectangle.
    public func appendRect(_ rect: NSRect) { path.addRect(rect) }
    /// Adds an ellipse that fits in a rectangle.
    public func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
    /// Adds a rounded rectangle.
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
    }
    /// Adds an arc of a circle.
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The beginning, in degrees.
    ///   - endAngle: The end, in degrees.
    ///   - clockwise: Whether it runs clockwise where `y` grows upwards.
    public func appendArc(
        withCenter center: NSPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool = false
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .degrees(startAngle),
            endAngle: .degrees(endAngle),
            clockwise: clockwise
        )
    }
    /// Adds another path.
    public func append(_ other: NSBezierPath) { path.addPath(other.path) }
    /// Applies a transform to the path.
    public func transform(using transform: CGAffineTransform) { path = path.applying(transform) }

    /// Sets the dash pattern of the line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        outline.setDash(pattern, count: count, phase: phase)
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    public var bounds: NSRect { outline.bounds }
    /// The end of the last element.
    public var currentPoint: NSPoint { path.currentPoint ?? .zero }
    /// The path as a Core Graphics path.
    public var cgPath: CGPath { path.cgPath }
    /// Returns a Boolean value that indicates whether a point is inside the path.
    public func contains(_ point: NSPoint) -> Bool { path.contains(point, eoFill: outline.isEvenOdd) }
    /// Returns a copy of the path.
    public func copy(with zone: NSZone? = nil) -> Any { NSBezierPath(outline) }

    // MARK: Drawing

    /// Fills the path.
    public func fill() { outline.fill() }
    /// Strokes the path.
    public func stroke() { outline.stroke() }
    /// Clips subsequent drawing to the path.
    public func addClip() { outline.clip() }
    /// Fills a rectangle.
    public class func fill(_ rect: NSRect) { rect.fill() }
    /// Strokes a rectangle.
    public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
    /// Draws a line between two points.
    public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
}
