import Foundation

/// A function that maps time to progress, both from 0 to 1.
@_weakLinked
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with two control points whose x is between 0 and 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func inside(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(inside(startControlPoint), inside(endControlPoint)))
    }

    /// An animation at constant speed.
    public static let linear = UnitCurve(.linear)
    /// An animation that starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// An animation that starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of a circle that start and end slowly.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The inverse curve, in which time and progress are exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
        case .circularEaseInOutInverse: .circularEaseInOut
        case .bezier(let first, let second):
            .bezier(
                startControlPoint: UnitPoint(x: first.y, y: first.x),
                endControlPoint: UnitPoint(x: second.y, y: second.x)
            )
        }
    }

    /// Returns the progress at a time.
    /// - Parameter progress: The time, taken as 0 or 1 where it is before or after.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        switch kind {
        case .linear: return time
        case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
        case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            let doubled = time * 2
            return doubled < 1
                ? (1 - (1 - doubled * doubled).squareRoot()) / 2
                : (1 + (1 - (2 - doubled) * (2 - doubled)).squareRoot()) / 2
        case .circularEaseInOutInverse:
            let distance = (1 - (1 - time * 2) * (1 - time * 2)).squareRoot() / 2
            return time < 0.5 ? distance : 1 - distance
        case .bezier(let first, let second):
            if time == 0 || time == 1 { return time }
            return Self.cubic(Self.parameter(at: time, first, second), Double(first.y), Double(second.y))
        }
    }

    /// Returns the speed at a time, as progress per unit of time.
    ///
    /// Where a curve is upright the speed is infinite. A Bézier curve that begins in its control point, such as ``easeOut``, has the speed 1 at
    /// its beginning, as on Apple's systems.
    /// - Parameter progress: The time, taken as 0 or 1 where it is before or after.
    public func velocity(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        switch kind {
        case .linear: return 1
        case .circularEaseIn: return time / (1 - time * time).squareRoot()
        case .circularEaseOut: return (1 - time) / (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            let doubled = time < 0.5 ? time * 2 : 2 - time * 2
            return doubled / (1 - doubled * doubled).squareRoot()
        case .circularEaseInOutInverse:
            let offset = abs(1 - time * 2)
            return offset / (1 - offset * offset).squareRoot()
        case .bezier(let first, let second):
            let parameter = time == 0 || time == 1 ? time : Self.parameter(at: time, first, second)
            let x = Self.slope(parameter, Double(first.x), Double(second.x))
            let y = Self.slope(parameter, Double(first.y), Double(second.y))
            if x == y { return 1 }
            return x == 0 ? (y < 0 ? -.infinity : .infinity) : y / x
        }
    }

    /// Returns the parameter of a Bézier curve at a time.
    private static func parameter(at time: Double, _ first: UnitPoint, _ second: UnitPoint) -> Double {
        solve(for: time) { cubic($0, Double(first.x), Double(second.x)) }
    }

    /// Returns how fast a coordinate of a cubic curve grows with its parameter, by the polynomial's coefficients.
    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let linear = 3 * first
        let square = 3 * (second - first) - linear
        let cube = 1 - linear - square
        return linear + (2 * square + 3 * cube * t) * t
    }

    /// Returns a coordinate of a cubic curve from 0 to 1.
    private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// Returns the argument at which a function that grows from 0 to 1 has a value. 40 bisections reach the precision
    /// of a `Double` at the end of a frame.
    private static func solve(for value: Double, _ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if function(middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
