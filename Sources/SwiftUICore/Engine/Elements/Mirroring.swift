import Foundation

/// The element that places others, and its rectangle. See ``LayoutElement/place(in:proposal:)``.
struct Arrangement {
    let element: LayoutElement
    let frame: CGRect

    /// Where a rectangle is seen that the element has worked out for one inside.
    @MainActor
    func seen(_ rectangle: CGRect) -> CGRect {
        // What is as wide as the element stands at the same place either way.
        if rectangle.minX == frame.minX, rectangle.width == frame.width { return rectangle }
        return element.seen(rectangle, in: frame)
    }
}

extension LayoutElement {
    /// Where a rectangle is seen that this element has worked out from its leading edge.
    /// - Parameter frame: Where the element is seen itself.
    final func seen(_ rectangle: CGRect, in frame: CGRect) -> CGRect {
        layoutDirection == .rightToLeft ? rectangle.mirrored(in: frame) : rectangle
    }
}

extension CGRect {
    /// The rectangle as far from the right edge of another as it is from the left one.
    func mirrored(in frame: CGRect) -> CGRect {
        CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension UnitPoint {
    /// The point as far from the right edge as this one is from the left.
    var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

    /// The point from the left edge, where it is reckoned from the leading one.
    func seen(in direction: LayoutDirection) -> UnitPoint { direction == .rightToLeft ? mirrored : self }
}

extension LayoutDirection {
    /// A distance to the right, as one away from the leading edge, and the other way about.
    func turned(_ distance: CGFloat) -> CGFloat { self == .rightToLeft ? -distance : distance }
}
