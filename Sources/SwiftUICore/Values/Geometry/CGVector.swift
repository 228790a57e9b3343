import Foundation

/// A distance along both axes.
@_weakLinked
public struct CGVector: Hashable, Codable, Sendable {
    /// The distance along the x axis.
    public var dx: CGFloat
    /// The distance along the y axis.
    public var dy: CGFloat

    /// Creates a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// A vector of no length.
    public static let zero = CGVector()
}
