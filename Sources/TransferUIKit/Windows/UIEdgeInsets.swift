import Foundation
import SwiftUICore

/// The widths of the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The height of the upper edge.
    public var top: CGFloat
    /// The width of the left edge.
    public var left: CGFloat
    /// The height of the lower edge.
    public var bottom: CGFloat
    /// The width of the right edge.
    public var right: CGFloat

    /// Creates edges.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No edges.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle inside edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}

extension EdgeInsets {
    /// Creates edges of UIKit's, of which the left one leads.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
