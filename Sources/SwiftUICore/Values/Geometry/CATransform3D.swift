// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A three-dimensional transform, which multiplies points as row vectors by a 4 × 4 matrix.
@_weakLinked
public struct CATransform3D: Equatable, Sendable {
    /// The factor of the old x in the new x.
    public var m11: CGFloat = 0
    /// The factor of the old x in the new y.
    public var m12: CGFloat = 0
    /// The factor of the old x in the new z.
    public var m13: CGFloat = 0
    /// The factor of the old x in the perspective divisor.
    public var m14: CGFloat = 0
    /// The factor of the old y in the new x.
    public var m21: CGFloat = 0
    /// The factor of the old y in the new y.
    public var m22: CGFloat = 0
    /// The factor of the old y in the new z.
    public var m23: CGFloat = 0
    /// The factor of the old y in the perspective divisor.
    public var m24: CGFloat = 0
    /// The factor of the old z in the new x.
    public var m31: CGFloat = 0
    /// The factor of the old z in the new y.
    public var m32: CGFloat = 0
    /// The factor of the old z in the new z.
    public var m33: CGFloat = 0
    /// The factor of the old z in the perspective divisor.
    public var m34: CGFloat = 0
    /// The translation along the x axis, in points.
    public var m41: CGFloat = 0
    /// The translation along the y axis, in points.
    public var m42: CGFloat = 0
    /// The translation along the z axis, in points.
    public var m43: CGFloat = 0
    /// The constant part of the perspective divisor; 1 for a transform without perspective.
    public var m44: CGFloat = 0

    /// Creates a transform whose elements are all zero.
    public init() {}
}

/// The identity transform.
@_weakLinked
public let CATransform3DIdentity: CATransform3D = {
    var identity = CATransform3D()
    (identity.m11, identity.m22, identity.m33, identity.m44) = (1, 1, 1, 1)
    return identity
}()

/// Returns a translation.
@_weakLinked
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Returns a transform that scales from the origin.
@_weakLinked
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation about an axis through the origin.
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The part of the axis along x.
///   - y: The part of the axis along y.
///   - z: The part of the axis along z.
@_weakLinked
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z, s, c) = (x / length, y / length, z / length, sin(angle), cos(angle))
    let rest = 1 - c
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m13) = (c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s)
    (transform.m21, transform.m22, transform.m23) = (x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s)
    (transform.m31, transform.m32, transform.m33) = (x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest)
    return transform
}

/// Returns the combination of one transform followed by another.
@_weakLinked
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (rows, columns) = (a.rows, b.rows)
    func sum(_ row: Int, _ column: Int) -> CGFloat {
        (0..<4).reduce(CGFloat(0)) { $0 + rows[row][$1] * columns[$1][column] }
    }
    return CATransform3D(rows: (0..<4).map { row in (0..<4).map { sum(row, $0) } })
}

/// Returns the combination of a rotation followed by a transform.
@_weakLinked
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the combination of a translation followed by a transform.
@_weakLinked
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the combination of a scaling followed by a transform.
@_weakLinked
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}
