import Foundation

/// A type that identifies an alignment guide.
///
/// ```swift
/// private struct FirstThird: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///     static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
@_weakLinked
public protocol AlignmentID: SendableMetatype {
    /// Returns the default position of the guide in a view.
    /// - Parameter context: The size of the view, and its other guides.
    /// - Returns: The distance from the view's leading or top edge, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one of the axes, which compares by the type that defines it.
struct AlignmentKey: Hashable, Sendable {
    let axis: Axis
    let id: any AlignmentID.Type

    static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
        first.axis == second.axis && first.id == second.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }
}

/// An alignment position along the horizontal axis.
@_weakLinked
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates an alignment.
    /// - Parameter id: The type that determines the position of the guide in a view.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    /// Aligns leading edges.
    public static let leading = HorizontalAlignment(LeadingGuide.self)
    /// Aligns centers.
    public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
    /// Aligns trailing edges.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// An alignment position along the vertical axis.
@_weakLinked
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates an alignment.
    /// - Parameter id: The type that determines the position of the guide in a view.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    /// Aligns top edges.
    public static let top = VerticalAlignment(TopGuide.self)
    /// Aligns centers.
    public static let center = VerticalAlignment(VerticalCenterGuide.self)
    /// Aligns bottom edges.
    public static let bottom = VerticalAlignment(BottomGuide.self)
    /// Aligns the baselines of the first lines of text. Views without text are aligned by their bottom edges.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
    /// Aligns the baselines of the last lines of text. Views without text are aligned by their bottom edges.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

private enum LeadingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstTextBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastTextBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension AlignmentKey {
    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

    /// Returns the guide of a container from the guides of the views inside: for text the first or last line, and
    /// otherwise their mean.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        switch self {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// An alignment in both axes.
@_weakLinked
public struct Alignment: Hashable, Sendable {
    /// The alignment along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a horizontal and a vertical one.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge at the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The horizontal center at the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge at the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge at the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The horizontal center at the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge at the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
