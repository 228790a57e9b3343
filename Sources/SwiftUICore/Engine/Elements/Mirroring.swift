import Foundation

extension CGRect {
    /// Returns the rectangle as far from the right edge of another as it is from the left one.
    func mirrored(in frame: CGRect) -> CGRect {
        CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension UnitPoint {
    /// The point as far from the right edge as this one is from the left.
    var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

    /// Returns the point from the left edge, where it is reckoned from the leading one.
    func seen(in direction: LayoutDirection) -> UnitPoint { direction == .rightToLeft ? mirrored : self }
}

extension LayoutDirection {
    /// Returns a distance to the right, as one away from the leading edge, and the other way about.
    func turned(_ distance: CGFloat) -> CGFloat { self == .rightToLeft ? -distance : distance }
}
