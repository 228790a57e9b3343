import Foundation
import SwiftUICore

/// The sizes that follow the size of text that the user prefers. It is in the desktop's fonts already, so that sizes are scaled by nothing.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    /// - Parameter textStyle: The style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    /// Returns the font itself.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns the font, or one of the greatest size if it is larger.
    /// - Parameters:
    ///   - font: The font.
    ///   - maximumPointSize: The greatest size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns the value itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
