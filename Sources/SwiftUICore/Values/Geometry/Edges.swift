/// The leading or the trailing side of a rectangle.
@_weakLinked
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The side at which a line of text begins: the left one where text runs from left to right.
    case leading
    /// The side at which a line of text ends: the right one where text runs from left to right.
    case trailing

    /// Some of the two sides.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The side at which a line of text begins: the left one where text runs from left to right.
        public static let leading = Set(.leading)
        /// The side at which a line of text ends: the right one where text runs from left to right.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom of a rectangle.
@_weakLinked
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// Some of the two sides.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}
