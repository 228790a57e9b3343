import Foundation

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
