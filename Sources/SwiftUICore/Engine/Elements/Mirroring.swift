import Foundation

/// The element that places others, and its rectangle. See ``LayoutElement/place(in:proposal:)``.
struct Arrangement {
    let element: LayoutElement
    let frame: CGRect

    /// Returns the visible place of a rectangle that the element has computed for one inside.
    @MainActor
    func seen(_ rectangle: CGRect) -> CGRect {
        // An element of the full width is at the same place in both directions.
        if rectangle.minX == frame.minX, rectangle.width == frame.width { return rectangle }
        return element.seen(rectangle, in: frame)
    }
}

extension LayoutElement {
    /// Returns the visible place of a rectangle that this element has computed from its leading edge.
    /// - Parameter frame: The visible frame of the element itself.
    final func seen(_ rectangle: CGRect, in frame: CGRect) -> CGRect {
        layoutDirection == .rightToLeft ? rectangle.mirrored(in: frame) : rectangle
    }
}

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
