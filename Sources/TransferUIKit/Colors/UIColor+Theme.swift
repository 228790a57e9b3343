import KitSupport
import SwiftUICore

/// Colours that the theme of the desktop gives.
extension UIColor {
    /// The colour of text.
    public static let label = UIColor(ThemeColor.label)
    /// The colour of less important text.
    public static let secondaryLabel = UIColor(ThemeColor.secondaryLabel)
    /// The colour of disabled text.
    public static let tertiaryLabel = UIColor(ThemeColor.tertiaryLabel)
    /// The colour of barely visible text.
    public static let quaternaryLabel = UIColor(ThemeColor.quaternaryLabel)
    /// The colour of placeholder text in an empty field.
    public static let placeholderText = UIColor(ThemeColor.placeholder)
    /// The colour of links.
    public static let link = UIColor(ThemeColor.link)
    /// The colour of separators.
    public static let separator = UIColor(ThemeColor.separator)
    /// The colour of opaque separators.
    public static let opaqueSeparator = UIColor(ThemeColor.opaqueSeparator)
    /// The accent colour, with which the desktop marks important elements.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(ThemeColor.accent)
    /// The background colour of windows.
    public static let systemBackground = UIColor(ThemeColor.window)
    /// The background colour of content that is set off from the window background.
    public static let secondarySystemBackground = UIColor(ThemeColor.raised)
    /// The background colour of content that is set off from the secondary background.
    public static let tertiarySystemBackground = UIColor(ThemeColor.field)
    /// The background colour around groups.
    public static let systemGroupedBackground = UIColor(ThemeColor.window)
    /// The background colour of a group.
    public static let secondarySystemGroupedBackground = UIColor(ThemeColor.field)
    /// The background colour of content that is set off from a group.
    public static let tertiarySystemGroupedBackground = UIColor(ThemeColor.raised)
    /// The fill colour of thin areas.
    public static let systemFill = UIColor(ThemeColor.fill)
    /// The fill colour of areas of medium size.
    public static let secondarySystemFill = UIColor(ThemeColor.fill)
    /// The fill colour of large areas.
    public static let tertiarySystemFill = UIColor(ThemeColor.fill)
    /// The fill colour of very large areas.
    public static let quaternarySystemFill = UIColor(ThemeColor.raisedFill)
    /// The colour of text on dark backgrounds.
    public static let lightText = UIColor(ThemeColor.lightText)
    /// The colour of text on light backgrounds.
    public static let darkText = UIColor(ThemeColor.darkText)
}
