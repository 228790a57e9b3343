import Foundation

/// The style of a stroked line.
@_weakLinked
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The shape of the ends of the line and of its dashes.
    public var lineCap: CGLineCap
    /// The shape of the corners of the line.
    public var lineJoin: CGLineJoin
    /// The maximum length of a mitered corner, as a multiple of the width. Longer corners are beveled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    ///
    /// A line that would have more than 100,000 dashes and gaps has none.
    public var dash: [CGFloat]
    /// The offset in the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a style.
    /// - Parameters:
    ///   - lineWidth: The width of the line in points.
    ///   - lineCap: The ends of the line, and of its dashes.
    ///   - lineJoin: The corners of the line.
    ///   - miterLimit: The greatest length of a mitered corner, as a multiple of the width.
    ///   - dash: The lengths of dashes and of the gaps between them in points, in turns.
    ///   - dashPhase: The position in the dashes at which the line begins, in points.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// The shape of the ends of a line.
@_weakLinked
public enum CGLineCap: Int32, Sendable {
    /// The line ends squarely at its last point.
    case butt
    /// The line ends with a semicircle around its last point.
    case round
    /// The line extends beyond its last point by half its width.
    case square
}

/// The shape of the corners of a line.
@_weakLinked
public enum CGLineJoin: Int32, Sendable {
    /// The edges extend until they meet.
    case miter
    /// The corner is rounded.
    case round
    /// The corner is cut off.
    case bevel
}
