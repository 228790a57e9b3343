import Foundation

/// A function of progress over time, both from 0 to 1.
@_weakLinked
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    private let kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a curve from (0, 0) to (1, 1) with two control points, whose x is from 0 to 1.
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
    /// A quarter of a circle, slow at the start.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of a circle, slow at the start and at the end.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// Returns the progress at a time.
    /// - Parameter progress: The time, taken as 0 or 1 where it is before or after.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        return isInverse ? Self.solve(for: time) { forward($0) } : forward(time)
    }

    /// Returns the speed at a time: how much progress there is in a unit of time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private func forward(_ time: Double) -> Double {
        switch kind {
        case .linear: return time
        case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
        case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            let doubled = time * 2
            return doubled < 1
                ? (1 - (1 - doubled * doubled).squareRoot()) / 2
                : (1 + (1 - (2 - doubled) * (2 - doubled)).squareRoot()) / 2
        case .bezier(let first, let second):
            if time == 0 || time == 1 { return time }
            let parameter = Self.solve(for: time) { Self.cubic($0, Double(first.x), Double(second.x)) }
            return Self.cubic(parameter, Double(first.y), Double(second.y))
        }
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
