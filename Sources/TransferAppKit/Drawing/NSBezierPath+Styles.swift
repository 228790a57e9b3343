import Foundation
import KitSupport
import SwiftUICore

// What AppKit's paths have beside those of UIKit: styles of their own, arcs in degrees, and drawing without a path.
extension NSBezierPath {
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

    /// Creates a path with a rounded rectangle.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
    }
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
        outline.addArc(center, radius, from: .degrees(startAngle), to: .degrees(endAngle), clockwise: clockwise)
    }

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
