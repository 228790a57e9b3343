/// An angle. Positive angles are clockwise on the screen.
@_weakLinked
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }

    /// Creates an angle from a number of radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from a number of degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// Returns an angle for a number of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle for a number of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The zero angle.
    public static let zero = Angle()

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// Adds two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// Subtracts one angle from another.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// Negates an angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle {
    /// Adds another angle to an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Subtracts another angle from an angle.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
    /// Multiplies an angle by a number.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// Multiplies an angle by a number.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
    /// Divides an angle by a number.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Divides an angle by a number.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
