/// The leading or trailing edge of a rectangle.
@_weakLinked
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge at which lines of text begin: the left one in left-to-right layouts.
    case leading
    /// The edge at which lines of text end: the right one in left-to-right layouts.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The edge at which lines of text begin: the left one in left-to-right layouts.
        public static let leading = Set(.leading)
        /// The edge at which lines of text end: the right one in left-to-right layouts.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or bottom edge of a rectangle.
@_weakLinked
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
