import Foundation

/// A projection, which keeps lines straight and multiplies points as row vectors by a 3 × 3 matrix.
@_weakLinked
public struct ProjectionTransform: Equatable, Sendable {
    /// The factor of the old x in the new x.
    public var m11: CGFloat = 1
    /// The factor of the old x in the new y.
    public var m12: CGFloat = 0
    /// The factor of the old x in the perspective divisor.
    public var m13: CGFloat = 0
    /// The factor of the old y in the new x.
    public var m21: CGFloat = 0
    /// The factor of the old y in the new y.
    public var m22: CGFloat = 1
    /// The factor of the old y in the perspective divisor.
    public var m23: CGFloat = 0
    /// The translation along the x axis, in points.
    public var m31: CGFloat = 0
    /// The translation along the y axis, in points.
    public var m32: CGFloat = 0
    /// The constant part of the perspective divisor; 1 for a transform without perspective.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a transform from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates a transform of the screen's plane from a three-dimensional transform.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// A Boolean value that indicates whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the transform is affine, so that parallel lines remain parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts this transform.
    /// - Returns: Whether there is a way back; else the transform stays.
    @discardableResult
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        guard determinant != 0, determinant.isFinite else { return false }
        var inverse = ProjectionTransform()
        (inverse.m11, inverse.m21, inverse.m31) = (a / determinant, b / determinant, c / determinant)
        inverse.m12 = (m13 * m32 - m12 * m33) / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m13 = (m12 * m23 - m13 * m22) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        self = inverse
        return true
    }

    /// Returns the inverse of this transform, or the transform itself if it has no inverse.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        inverse.invert()
        return inverse
    }

    /// Returns the combination of this transform followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }
}

@_weakLinked
extension CGPoint {
    /// Returns the point with a transform applied.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let weight = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / weight,
            y: (m.m12 * x + m.m22 * y + m.m32) / weight
        )
    }
}
