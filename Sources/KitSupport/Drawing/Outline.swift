import Foundation
import SwiftUICore

/// An outline of lines and curves, with how its line is drawn in the current context.
package struct Outline {
    package var path: Path
    /// The width of the line.
    package var lineWidth: CGFloat = 1
    /// The shape of the ends of the line.
    package var lineCap = CGLineCap.butt
    /// The shape of the corners of the line.
    package var lineJoin = CGLineJoin.miter
    /// The greatest length of a mitered corner.
    package var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the inside is what the outline encloses an odd number of times.
    package var isEvenOdd = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    package init(_ path: Path) { self.path = path }

    /// Sets the dashes of the line.
    package mutating func setDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
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

    /// The smallest rectangle around the outline.
    package var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }

    /// Fills the outline in the current context.
    package func fill() {
        guard let context = CurrentContext.current else { return }
        guard isEvenOdd else { return context.fill(path) }
        context.addPath(path.cgPath)
        context.fillPath(using: .evenOdd)
    }

    /// Draws the line in the current context.
    package func stroke() { CurrentContext.current?.stroke(path, style) }

    /// Clips what is drawn in the current context to the outline.
    package func clip() { CurrentContext.current?.clip(to: path) }
}
