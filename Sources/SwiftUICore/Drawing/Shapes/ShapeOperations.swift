import Foundation

/// A style for filling shapes.
@_weakLinked
public struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether shapes are filled by the even-odd rule.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are smoothed. They always are.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// A type-erased shape.
@_weakLinked
nonisolated public struct AnyShape: Shape {
    let shape: any Shape

    /// Creates a type-erased shape from another shape.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape with a transform applied to it.
@_weakLinked
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform, in the coordinates of the frame in which the shape is drawn.
    public var transform: CGAffineTransform

    /// Creates a shape.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        (self.shape, self.transform) = (shape, transform)
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    @MainActor public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape that is moved by an offset.
@_weakLinked
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The horizontal and vertical offset, in points.
    public var offset: CGSize

    /// Creates a shape.
    nonisolated public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that is scaled.
@_weakLinked
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The horizontal and vertical scale factors.
    public var scale: CGSize
    /// The point of the shape's frame that stays in place.
    public var anchor: UnitPoint

    /// Creates a shape.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor, in: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
    }

    @MainActor public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape that is rotated.
@_weakLinked
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The clockwise rotation angle.
    public var angle: Angle
    /// The point of the shape's frame around which it rotates.
    public var anchor: UnitPoint

    /// Creates a shape.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor, in: rect) { $0.rotated(by: CGFloat(angle.radians)) })
    }

    @MainActor public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension CGAffineTransform {
    /// Returns a change around a point of a rectangle.
    fileprivate static func around(
        _ anchor: UnitPoint,
        in rect: CGRect,
        _ change: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        return change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
    }
}

/// A part of a shape's outline.
@_weakLinked
nonisolated struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    @MainActor var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape with a fixed size, regardless of its place.
@_weakLinked
nonisolated struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    /// The point of the shape that is at the same point of its place.
    var anchor: UnitPoint

    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + (rect.width - size.width) * anchor.x
        let y = rect.minY + (rect.height - size.height) * anchor.y
        return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }

    @MainActor var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// The line along a shape's outline.
@_weakLinked
nonisolated struct StrokedShape<Content: Shape>: Shape, StrokedOutline {
    var shape: Content
    var style: StrokeStyle

    var outline: any Shape { shape }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    @MainActor var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that hosts draw as a line.
protocol StrokedOutline {
    var outline: any Shape { get }
    var style: StrokeStyle { get }
}

extension Shape {
    /// Returns part of the shape's outline.
    /// - Parameters:
    ///   - startFraction: The start of the part: 0 for the beginning of the outline.
    ///   - endFraction: The end of the part: 1 for the end.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Returns the shape moved by an offset.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape moved by an offset.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved by an offset.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape scaled within an unchanged frame.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled within an unchanged frame.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape rotated within an unchanged frame.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape transformed within an unchanged frame.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape in a fixed size.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - anchor: The point of the shape that is at the same point of its place.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape in a fixed size.
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - anchor: The point of the shape that is at the same point of its place.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Returns the stroked outline of the shape as a shape.
    /// - Parameter style: The width, the dashes, the ends and the corners of the line.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// Returns the stroked outline of the shape as a shape.
    /// - Parameter lineWidth: The width of the line in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Fills the shape.
    /// - Parameters:
    ///   - content: The style to fill it with.
    ///   - style: The rule that determines the inside.
    nonisolated public func fill<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        style: FillStyle
    ) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: content, stroke: nil, isEvenOdd: style.isEOFilled)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// Returns a rectangle with rounded corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with an individual radius for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with an individual radius for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}

extension Shape where Self == Circle {
    /// A circle that is centered in its frame and as large as possible.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are semicircles.
    public static var capsule: Capsule { Capsule() }
    /// Returns a rectangle whose shorter sides are semicircles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
