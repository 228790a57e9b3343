import Foundation

/// A horizontal or a vertical direction.
@_weakLinked
public enum Axis: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The direction of the width.
    case horizontal
    /// The direction of the height.
    case vertical

    /// Some of the two directions.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal direction alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical direction alone.
        public static let vertical = Set(rawValue: 2)
    }

    /// The set of this direction alone.
    var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// A side of a rectangle.
@_weakLinked
public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The upper side.
    case top
    /// The side at which a line of text begins.
    case leading
    /// The lower side.
    case bottom
    /// The side at which a line of text ends.
    case trailing

    /// Some of the four sides.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top alone.
        public static let top = Set(.top)
        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The bottom alone.
        public static let bottom = Set(.bottom)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the four sides of a rectangle.
@_weakLinked
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the leading side, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the trailing side, in points.
    public var trailing: CGFloat

    /// Creates insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }
}

/// The alignment of lines of text.
@_weakLinked
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Lines begin at the same place.
    case leading
    /// Lines have the same middle.
    case center
    /// Lines end at the same place.
    case trailing
}

/// The way content with other proportions fills a place.
@_weakLinked
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// All of the content shows.
    case fit
    /// All of the place is covered.
    case fill
}

/// A point given as parts of a width and a height.
@_weakLinked
public struct UnitPoint: Hashable, Sendable {
    /// The part of the width, from 0 at the leading edge to 1.
    public var x: CGFloat
    /// The part of the height, from 0 at the top to 1.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// Creates the point of the top leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// The origin: the top leading corner.
    public static let zero = UnitPoint()
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
