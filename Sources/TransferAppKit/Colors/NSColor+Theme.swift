// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import KitSupport
import SwiftUICore

/// Colours that the theme of the desktop gives.
extension NSColor {
    /// The colour of text.
    public static let labelColor = NSColor(ThemeColor.label)
    /// The colour of less important text.
    public static let secondaryLabelColor = NSColor(ThemeColor.secondaryLabel)
    /// The colour of disabled text.
    public static let tertiaryLabelColor = NSColor(ThemeColor.tertiaryLabel)
    /// The colour of barely visible text.
    public static let quaternaryLabelColor = NSColor(ThemeColor.quaternaryLabel)
    /// The colour of editable text.
    public static let textColor = NSColor(ThemeColor.label)
    /// The colour of placeholder text in an empty field.
    public static let placeholderTextColor = NSColor(ThemeColor.placeholder)
    /// The colour of selected text.
    public static let selectedTextColor = NSColor(ThemeColor.label)
    /// The background colour of selected text.
    public static let selectedTextBackgroundColor = NSColor(ThemeColor.accent.opacity(0.4))
    /// The background colour of editable text.
    public static let textBackgroundColor = NSColor(ThemeColor.field)
    /// The colour of links.
    public static let linkColor = NSColor(ThemeColor.link)
    /// The colour of separators.
    public static let separatorColor = NSColor(ThemeColor.separator)
    /// The colour of grid lines in tables.
    public static let gridColor = NSColor(ThemeColor.separator)
    /// The background colour of windows.
    public static let windowBackgroundColor = NSColor(ThemeColor.window)
    /// The background colour around pages.
    public static let underPageBackgroundColor = NSColor(ThemeColor.raised)
    /// The background colour of lists and other large controls.
    public static let controlBackgroundColor = NSColor(ThemeColor.field)
    /// The colour of controls.
    public static let controlColor = NSColor(ThemeColor.fill)
    /// The colour of text on controls.
    public static let controlTextColor = NSColor(ThemeColor.label)
    /// The colour of text on disabled controls.
    public static let disabledControlTextColor = NSColor(ThemeColor.tertiaryLabel)
    /// The accent colour, with which the desktop marks important elements.
    public static let controlAccentColor = NSColor(ThemeColor.accent)
    /// The colour of selected controls.
    public static let selectedControlColor = NSColor(ThemeColor.accent.opacity(0.4))
    /// The colour of text on selected controls.
    public static let selectedControlTextColor = NSColor(ThemeColor.label)
    /// The colour of text on selected rows.
    public static let alternateSelectedControlTextColor = NSColor(ThemeColor.onAccent)
    /// The background colour of selected rows.
    public static let selectedContentBackgroundColor = NSColor(ThemeColor.accent)
    /// The background colour of selected rows in a window without keyboard focus.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(ThemeColor.fill)
    /// The background colour of selected text in a window without keyboard focus.
    public static let unemphasizedSelectedTextBackgroundColor = NSColor(ThemeColor.fill)
    /// The colour of selected text in a window without keyboard focus.
    public static let unemphasizedSelectedTextColor = NSColor(ThemeColor.label)
    /// The colour of the selected item's text in a menu.
    public static let selectedMenuItemTextColor = NSColor(ThemeColor.onAccent)
    /// The colour of text in table headers.
    public static let headerTextColor = NSColor(ThemeColor.label)
    /// The colour of the outline around the element with keyboard focus.
    public static let keyboardFocusIndicatorColor = NSColor(ThemeColor.accent)
    /// The colour of window titles.
    public static let windowFrameTextColor = NSColor(ThemeColor.label)
    /// The colour of highlights.
    public static let highlightColor = NSColor(ThemeColor.highlight)
    /// The colour of shadows.
    public static let shadowColor = NSColor(ThemeColor.shadow)
    /// The background colour of found text.
    public static let findHighlightColor = NSColor(ThemeColor.found)
}
