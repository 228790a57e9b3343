import Foundation

/// The horizontal or vertical axis.
@_weakLinked
public enum Axis: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The horizontal axis, along the width.
    case horizontal
    /// The vertical axis, along the height.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }

    /// The set that contains only this axis.
    var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// An edge of a rectangle.
@_weakLinked
public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The top edge.
    case top
    /// The edge at which lines of text begin.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge at which lines of text end.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Insets from the four edges of a rectangle.
@_weakLinked
public struct EdgeInsets: Hashable, Sendable {
    /// The inset from the top edge, in points.
    public var top: CGFloat
    /// The inset from the leading edge, in points.
    public var leading: CGFloat
    /// The inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates insets from four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets that are all zero.
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

/// The alignment of multiple lines of text.
@_weakLinked
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Aligns lines at their leading edge.
    case leading
    /// Aligns lines at their center.
    case center
    /// Aligns lines at their trailing edge.
    case trailing
}

/// The way in which content fills a space with a different aspect ratio.
@_weakLinked
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Scales the content so that all of it is visible.
    case fit
    /// Scales the content so that it covers all of the space.
    case fill
}

/// A point whose coordinates are fractions of a width and a height.
@_weakLinked
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from 0 (the leading edge) to 1.
    public var x: CGFloat
    /// The fraction of the height, from 0 (the top edge) to 1.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// Creates a point at the top leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// The origin: the top leading corner.
    public static let zero = UnitPoint()
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The center of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
