import Foundation

/// The way in which a shape is drawn without a style.
@_weakLinked
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The outline of the shape is drawn.
    case stroke
    /// The shape is filled with the style of separators.
    case separator
}

/// The behavior of a shape or an image in different layout directions.
@_weakLinked
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape or image is never mirrored.
    case fixed
    /// The shape or image is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape or image is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Returns the proposed size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The default role, with which the shape is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The default behavior, with which the shape is mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A shape that is mirrored in its place.
@_weakLinked
nonisolated struct MirroredShape<Content: Shape>: Shape {
    var shape: Content

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    @MainActor var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// Returns the shape as it is drawn in a layout of a direction.
    nonisolated func mirrored(in direction: LayoutDirection) -> any Shape {
        guard layoutDirectionBehavior == .mirrors(in: direction), !(self is any SymmetricShape) else { return self }
        return MirroredShape(shape: self)
    }
}

/// A shape that is symmetric, and that hosts can draw directly.
protocol SymmetricShape: Shape {}

extension Rectangle: SymmetricShape {}
extension RoundedRectangle: SymmetricShape {}
extension Circle: SymmetricShape {}
extension Ellipse: SymmetricShape {}
extension Capsule: SymmetricShape {}
extension _InsetShape: SymmetricShape where Base: SymmetricShape {}

// Shapes that are made of another have its size, and are drawn as it is.

extension AnyShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _InsetShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public static var role: ShapeRole { Base.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension TrimmedShape {
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { Content.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension StrokedShape {
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { Content.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension EvenOddShape {
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { Content.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
