import Foundation

/// A shape that can be inset to produce a smaller one.
@_weakLinked
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape, inset by a distance on all sides.
    /// - Parameter amount: The inset in points. A negative one makes the shape larger.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is inset on all sides.
@_weakLinked
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect.inset(evenlyBy: amount)) }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape {
        _InsetShape(base: base, amount: self.amount + amount)
    }

    @MainActor public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension CGRect {
    /// Returns the rectangle, smaller on all sides; nothing where there is not so much room.
    fileprivate func inset(evenlyBy amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension _InsetShape: SymmetricShape where Base: SymmetricShape {}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(base: self, amount: amount)
    }
}

extension RoundedRectangle: InsettableShape {
    /// Returns the rectangle with corner radii that shrink together with its sides, so that the distance between the edges is constant.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        let corner = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// Returns the rectangle with corner radii that shrink together with its sides, so that the distance between the edges is constant.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        let inner = UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style)
        return _InsetShape(base: inner, amount: amount)
    }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
        _InsetShape(base: self, amount: amount)
    }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(base: self, amount: amount)
    }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(base: self, amount: amount)
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension InsettableShape {
    /// Strokes the shape inside its edges.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Strokes the shape inside its edges.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - lineWidth: The width of the line in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
