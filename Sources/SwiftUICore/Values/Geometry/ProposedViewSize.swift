import Foundation

/// The size that a container proposes to a view, where nil leaves a dimension to the view.
@_weakLinked
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; nil if there is none.
    public var width: CGFloat?
    /// The proposed height in points; nil if there is none.
    public var height: CGFloat?

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    /// Creates a proposal from a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A proposal of the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal of the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal of the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal as a size, with default values for dimensions that it leaves unspecified.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) },
            height: height.map { max(0, $0 - insets.vertical) }
        )
    }
}
