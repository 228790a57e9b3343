import KitSupport
import SwiftUICore

/// Colours that the theme of the desktop gives.
extension UIColor {
    /// The colour of text.
    public static let label = UIColor(ThemeColor.label)
    /// The colour of text that matters less.
    public static let secondaryLabel = UIColor(ThemeColor.secondaryLabel)
    /// The colour of text that is disabled.
    public static let tertiaryLabel = UIColor(ThemeColor.tertiaryLabel)
    /// The colour of text that is hardly seen.
    public static let quaternaryLabel = UIColor(ThemeColor.quaternaryLabel)
    /// The colour of the words in an empty field.
    public static let placeholderText = UIColor(ThemeColor.placeholder)
    /// The colour of links.
    public static let link = UIColor(ThemeColor.link)
    /// The colour of lines between things.
    public static let separator = UIColor(ThemeColor.separator)
    /// The colour of lines that hide what is behind.
    public static let opaqueSeparator = UIColor(ThemeColor.opaqueSeparator)
    /// The colour by which the desktop marks important things.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(ThemeColor.accent)
    /// The ground of windows.
    public static let systemBackground = UIColor(ThemeColor.window)
    /// The ground of what stands out from the ground of windows.
    public static let secondarySystemBackground = UIColor(ThemeColor.raised)
    /// The ground of what stands out from a ground that stands out.
    public static let tertiarySystemBackground = UIColor(ThemeColor.field)
    /// The ground of groups.
    public static let systemGroupedBackground = UIColor(ThemeColor.window)
    /// The ground of a group.
    public static let secondarySystemGroupedBackground = UIColor(ThemeColor.field)
    /// The ground of what stands out from a group.
    public static let tertiarySystemGroupedBackground = UIColor(ThemeColor.raised)
    /// The colour of thin areas.
    public static let systemFill = UIColor(ThemeColor.fill)
    /// The colour of areas of medium size.
    public static let secondarySystemFill = UIColor(ThemeColor.fill)
    /// The colour of large areas.
    public static let tertiarySystemFill = UIColor(ThemeColor.fill)
    /// The colour of very large areas.
    public static let quaternarySystemFill = UIColor(ThemeColor.raisedFill)
    /// The colour of text on dark grounds.
    public static let lightText = UIColor(ThemeColor.lightText)
    /// The colour of text on light grounds.
    public static let darkText = UIColor(ThemeColor.darkText)
}
