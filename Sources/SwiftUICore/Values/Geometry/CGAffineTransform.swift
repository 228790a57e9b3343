import Foundation

/// An affine transform, which keeps lines straight and parallel lines parallel: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
@_weakLinked
public struct CGAffineTransform: Equatable, Codable, Sendable {
    /// The factor of the old x in the new x.
    public var a: CGFloat
    /// The factor of the old x in the new y.
    public var b: CGFloat
    /// The factor of the old y in the new x.
    public var c: CGFloat
    /// The factor of the old y in the new y.
    public var d: CGFloat
    /// The translation along the x axis, in points.
    public var tx: CGFloat
    /// The translation along the y axis, in points.
    public var ty: CGFloat

    /// Creates a transform from its elements.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its elements.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform whose elements are all zero.
    public init() { self.init(0, 0, 0, 0, 0, 0) }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

    /// Creates a transform that scales from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

    /// Creates a rotation about the origin.
    /// - Parameter angle: In radians, clockwise where y grows downwards.
    public init(rotationAngle angle: CGFloat) { self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0) }

    /// The identity transform.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// A Boolean value that indicates whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns the combination of this transform followed by another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// Returns the inverse of this transform, or the transform itself if it has no inverse.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }

    /// Returns the combination of a translation followed by this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the combination of a scaling followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the combination of a rotation followed by this transform.
    /// - Parameter angle: In radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

@_weakLinked
extension CGPoint {
    /// Returns the point with a transform applied.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

@_weakLinked
extension CGSize {
    /// Returns the size with a transform applied.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

@_weakLinked
extension CGRect {
    /// Returns the smallest rectangle that contains this one with a transform applied.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
