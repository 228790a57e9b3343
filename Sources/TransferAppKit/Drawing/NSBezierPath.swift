import Foundation
import KitSupport
import SwiftUICore

/// An outline of lines and curves, which is drawn in the current context.
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
    /// The greatest length of a mitered corner.
    public var miterLimit: CGFloat {
        get { outline.miterLimit }
        set { outline.miterLimit = newValue }
    }

    /// The shapes of the ends of lines.
    public enum LineCapStyle: UInt, Sendable {
        /// Cut off.
        case butt
        /// Half circles.
        case round
        /// Half squares.
        case square
    }

    /// The shapes of the corners of lines.
    public enum LineJoinStyle: UInt, Sendable {
        /// Pointed.
        case miter
        /// Round.
        case round
        /// Cut off.
        case bevel
    }

    private init(_ outline: Outline) { self.outline = outline }
    private convenience init(_ path: Path) { self.init(Outline(path)) }

    /// Creates an outline without steps.
    public override convenience init() { self.init(Path()) }
    /// Creates a rectangle.
    public convenience init(rect: NSRect) { self.init(Path(rect)) }
    /// Creates an ellipse in a rectangle.
    public convenience init(ovalIn rect: NSRect) { self.init(Path(ellipseIn: rect)) }
    /// Creates a rectangle with rounded corners.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
    }
    /// Creates an outline of CoreGraphics's.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Begins a part of the outline at a point.
    public func move(to point: NSPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func line(to point: NSPoint) { path.addLine(to: point) }
    /// Adds a curve.
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Closes the part of the outline that was begun last.
    public func close() { path.closeSubpath() }
    /// Removes all steps.
    public func removeAllPoints() { path = Path() }
    /// Adds a rectangle.
    public func appendRect(_ rect: NSRect) { path.addRect(rect) }
    /// Adds an ellipse in a rectangle.
    public func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
    /// Adds a rectangle with rounded corners.
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
    }
    /// Adds a part of a circle.
    /// - Parameters:
    ///   - center: The centre of the circle.
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
    /// Adds another outline.
    public func append(_ other: NSBezierPath) { path.addPath(other.path) }
    /// Changes the outline.
    public func transform(using transform: CGAffineTransform) { path = path.applying(transform) }

    /// Sets the dashes of the line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        outline.setDash(pattern, count: count, phase: phase)
    }

    /// A Boolean value that indicates whether the outline has no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline.
    public var bounds: NSRect { outline.bounds }
    /// The end of the last step.
    public var currentPoint: NSPoint { path.currentPoint ?? .zero }
    /// The outline as CoreGraphics has it.
    public var cgPath: CGPath { path.cgPath }
    /// Returns a Boolean value that indicates whether a point is inside the outline.
    public func contains(_ point: NSPoint) -> Bool { path.contains(point) }
    /// Returns an outline with the same steps.
    public func copy(with zone: NSZone? = nil) -> Any { NSBezierPath(outline) }

    // MARK: Drawing

    /// Fills the outline.
    public func fill() { outline.fill() }
    /// Draws the line of the outline.
    public func stroke() { outline.stroke() }
    /// Clips what is drawn to the outline.
    public func addClip() { outline.clip() }
    /// Fills a rectangle.
    public class func fill(_ rect: NSRect) { rect.fill() }
    /// Draws the line around a rectangle.
    public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
    /// Draws a line between two points.
    public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
}
