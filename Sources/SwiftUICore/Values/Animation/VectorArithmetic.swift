import Foundation

/// A type that supports addition and multiplication by a number, so that an animation can interpolate its values.
@_weakLinked
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component of this value by a number.
    /// - Parameter rhs: The factor.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with each component multiplied by a number.
    /// - Parameter rhs: The factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this value toward another by a fraction of the distance.
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The part of the way, 0 for none of it and 1 for all.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns a value between this one and another.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

@_weakLinked
extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

@_weakLinked
extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

@_weakLinked
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type without anything to animate.
@_weakLinked
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// A pair of values that are animated together.
@_weakLinked
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A length that may be missing or infinite. From and to such a one, nothing is interpolated.
@_weakLinked
struct AnimatableLength: VectorArithmetic {
    var length: CGFloat?

    static var zero: AnimatableLength { AnimatableLength() }

    static func + (lhs: AnimatableLength, rhs: AnimatableLength) -> AnimatableLength {
        guard let left = lhs.length, let right = rhs.length else { return lhs.length == nil ? rhs : lhs }
        return AnimatableLength(length: left + right)
    }

    static func - (lhs: AnimatableLength, rhs: AnimatableLength) -> AnimatableLength {
        guard let left = lhs.length, let right = rhs.length, left.isFinite, right.isFinite else { return .zero }
        return AnimatableLength(length: left - right)
    }

    mutating func scale(by rhs: Double) { length = length.map { $0 * CGFloat(rhs) } }
    var magnitudeSquared: Double { length?.magnitudeSquared ?? 0 }
}
