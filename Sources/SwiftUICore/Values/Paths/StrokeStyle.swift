import Foundation

/// The style of the line that follows an outline.
@_weakLinked
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The ends of the line, and of its dashes.
    public var lineCap: CGLineCap
    /// The corners of the line.
    public var lineJoin: CGLineJoin
    /// The greatest length of a mitered corner, as a multiple of the width. A longer one is beveled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and of the gaps between them in points, in turns; none for a line without gaps.
    ///
    /// A line that would have more than 100,000 dashes and gaps has none.
    public var dash: [CGFloat]
    /// The position in the dashes at which the line begins, in points.
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
    /// The width, the miter limit and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// The ends of a line.
@_weakLinked
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point, squarely.
    case butt
    /// A half circle is around the last point.
    case round
    /// The line reaches beyond its last point by half of its width.
    case square
}

/// The corners of a line.
@_weakLinked
public enum CGLineJoin: Int32, Sendable {
    /// The edges continue until they meet.
    case miter
    /// The corner is an arc.
    case round
    /// The corner is cut off.
    case bevel
}
