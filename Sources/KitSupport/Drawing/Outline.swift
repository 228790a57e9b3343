import Foundation
import SwiftUICore

/// A path of lines and curves, with the style in which it is stroked in the current context.
package struct Outline {
    package var path: Path
    /// The width of the line.
    package var lineWidth: CGFloat = 1
    /// The shape of the ends of the line.
    package var lineCap = CGLineCap.butt
    /// The shape of the corners of the line.
    package var lineJoin = CGLineJoin.miter
    /// The miter limit, which is the maximum length of a mitered corner.
    package var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the outline is filled by the even-odd rule.
    package var isEvenOdd = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    package init(_ path: Path) { self.path = path }

    /// Sets the dash pattern of the line.
    package mutating func setDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Adds an arc of a circle, with a line to its start.
    package mutating func addArc(
        _ center: CGPoint,
        _ radius: CGFloat,
        from start: Angle,
        to end: Angle,
        clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }

    private var style: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth,
            lineCap: lineCap,
            lineJoin: lineJoin,
            miterLimit: miterLimit,
            dash: dash.lengths,
            dashPhase: dash.phase
        )
    }

    /// The smallest rectangle that contains the outline.
    package var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }

    /// Fills the path in the current context.
    package func fill() {
        guard let context = CurrentContext.current else { return }
        guard isEvenOdd else { return context.fill(path) }
        context.addPath(path.cgPath)
        context.fillPath(using: .evenOdd)
    }

    /// Strokes the path in the current context.
    package func stroke() { CurrentContext.current?.stroke(path, style) }

    /// Clips subsequent drawing in the current context to the path.
    package func clip() {
        guard let context = CurrentContext.current else { return }
        guard isEvenOdd else { return context.clip(to: path) }
        context.addPath(path.cgPath)
        context.clip(using: .evenOdd)
    }
}
