import Foundation
import KitSupport
import SwiftUICore

// What UIKit's paths have beside those of AppKit: the styles of CoreGraphics, rounded corners, arcs in radians, and blend modes.
extension UIBezierPath {
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
    /// A Boolean value that indicates whether the path is filled by the even-odd rule.
    public var usesEvenOddFillRule: Bool {
        get { outline.isEvenOdd }
        set { outline.isEvenOdd = newValue }
    }

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
        outline.addArc(center, radius, from: .radians(startAngle), to: .radians(endAngle), clockwise: !clockwise)
    }

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
