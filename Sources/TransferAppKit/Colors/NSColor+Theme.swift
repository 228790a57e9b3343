// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import KitSupport
import SwiftUICore

/// Colours that the theme of the desktop gives.
extension NSColor {
    /// The colour of text.
    public static let labelColor = NSColor(ThemeColor.label)
    /// The colour of text that matters less.
    public static let secondaryLabelColor = NSColor(ThemeColor.secondaryLabel)
    /// The colour of text that is disabled.
    public static let tertiaryLabelColor = NSColor(ThemeColor.tertiaryLabel)
    /// The colour of text that is hardly seen.
    public static let quaternaryLabelColor = NSColor(ThemeColor.quaternaryLabel)
    /// The colour of text that is edited.
    public static let textColor = NSColor(ThemeColor.label)
    /// The colour of the words in an empty field.
    public static let placeholderTextColor = NSColor(ThemeColor.placeholder)
    /// The colour of selected text.
    public static let selectedTextColor = NSColor(ThemeColor.label)
    /// The ground of selected text.
    public static let selectedTextBackgroundColor = NSColor(ThemeColor.accent.opacity(0.4))
    /// The ground of text that is edited.
    public static let textBackgroundColor = NSColor(ThemeColor.field)
    /// The colour of links.
    public static let linkColor = NSColor(ThemeColor.link)
    /// The colour of lines between things.
    public static let separatorColor = NSColor(ThemeColor.separator)
    /// The colour of the lines of tables.
    public static let gridColor = NSColor(ThemeColor.separator)
    /// The ground of windows.
    public static let windowBackgroundColor = NSColor(ThemeColor.window)
    /// The ground around pages.
    public static let underPageBackgroundColor = NSColor(ThemeColor.raised)
    /// The ground of lists and other large controls.
    public static let controlBackgroundColor = NSColor(ThemeColor.field)
    /// The colour of controls.
    public static let controlColor = NSColor(ThemeColor.fill)
    /// The colour of text on controls.
    public static let controlTextColor = NSColor(ThemeColor.label)
    /// The colour of text on disabled controls.
    public static let disabledControlTextColor = NSColor(ThemeColor.tertiaryLabel)
    /// The colour by which the desktop marks important things.
    public static let controlAccentColor = NSColor(ThemeColor.accent)
    /// The colour of selected controls.
    public static let selectedControlColor = NSColor(ThemeColor.accent.opacity(0.4))
    /// The colour of text on selected controls.
    public static let selectedControlTextColor = NSColor(ThemeColor.label)
    /// The colour of text on selected rows.
    public static let alternateSelectedControlTextColor = NSColor(ThemeColor.onAccent)
    /// The ground of selected rows.
    public static let selectedContentBackgroundColor = NSColor(ThemeColor.accent)
    /// The ground of selected rows of a window without the keyboard.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(ThemeColor.fill)
    /// The ground of selected text of a window without the keyboard.
    public static let unemphasizedSelectedTextBackgroundColor = NSColor(ThemeColor.fill)
    /// The colour of selected text of a window without the keyboard.
    public static let unemphasizedSelectedTextColor = NSColor(ThemeColor.label)
    /// The colour of the chosen item's text in a menu.
    public static let selectedMenuItemTextColor = NSColor(ThemeColor.onAccent)
    /// The colour of the titles of tables.
    public static let headerTextColor = NSColor(ThemeColor.label)
    /// The colour around what has the keyboard.
    public static let keyboardFocusIndicatorColor = NSColor(ThemeColor.accent)
    /// The colour of the titles of windows.
    public static let windowFrameTextColor = NSColor(ThemeColor.label)
    /// The colour of what is lit.
    public static let highlightColor = NSColor(ThemeColor.highlight)
    /// The colour of shadows.
    public static let shadowColor = NSColor(ThemeColor.shadow)
    /// The ground of what was found.
    public static let findHighlightColor = NSColor(ThemeColor.found)
}
